import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
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
  { db, reloj }: { db: Conn } & Pick<Deps, 'reloj'>,
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

/** Words of one day to one person about devices they had not used: a program without memory is new each time. */
const avisosPorDia = 3

/** Whether an account that was used before is used from this device for the first time in 90 days, and it is worth a word. */
export async function isNewDevice(tx: Tx, usuarioId: string, equipo: string): Promise<boolean> {
  const { rows } = await sql<{ nuevo: boolean }>`
    select not exists (select from accesos_conocidos a where a.usuario_id = ${usuarioId} and a.desde = ${equipo})
      and exists (select from bitacora b where b.entidad = 'usuario' and b.entidad_id = ${usuarioId}
        and b.accion = 'inicioSesion')
      and (select count(*) from bitacora b where b.entidad = 'usuario' and b.entidad_id = ${usuarioId}
        and b.accion = 'inicioSesion' and b.detalle ? 'nuevo' and b.cuando > now() - interval '1 day') < ${avisosPorDia}
      as nuevo`.execute(tx)
  return rows[0]?.nuevo === true
}
