import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { hashToken } from './load-actor.ts'

const nombre = 'valija-equipo'
const anio = 365 * 86_400
const recuerdoMs = 90 * 86_400_000

/** What the browser keeps to be known again; it opens nothing by itself. Made here when there is none of ours. */
export const equipoDe = (cookie: string | undefined): string =>
  new RegExp(`(?:^|;\\s*)${nombre}=([\\w-]{32})(?:;|$)`).exec(cookie ?? '')?.[1] ??
  randomBytes(24).toString('base64url')

export const equipoCookie = (equipo: string, { VALIJA_URL_PUBLICA: url }: Deps['config']): string =>
  `${nombre}=${equipo}; Path=/api/usuarios; Max-Age=${anio}; HttpOnly; SameSite=Strict${url?.startsWith('https:') ? '; Secure' : ''}`

export const claveDeEquipo = (equipo: string): string => `equipo:${hashToken(equipo).toString('hex')}`

/** Remembers for 90 days where an account signed in. */
export async function rememberAccess(
  { db, reloj }: Pick<Deps, 'db' | 'reloj'>,
  usuarioId: string,
  desde: readonly string[],
): Promise<void> {
  const vistoEn = reloj.ahora()
  await db
    .deleteFrom('accesosConocidos')
    .where('usuarioId', '=', usuarioId)
    .where('vistoEn', '<', new Date(vistoEn.getTime() - recuerdoMs))
    .execute()
  await db
    .insertInto('accesosConocidos')
    .values(desde.map((one) => ({ usuarioId, desde: one, vistoEn })))
    .onConflict((oc) => oc.columns(['usuarioId', 'desde']).doUpdateSet({ vistoEn }))
    .execute()
}
