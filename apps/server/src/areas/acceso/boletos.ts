import { randomBytes } from 'node:crypto'
import { errorCode } from '@valija/palabras/error-code.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { actorOf, hashToken } from './load-actor.ts'

/** By the database's clock, which all processes have: one whose own is ahead takes what another gave. */
const vidaDeBoleto = sql<Date>`clock_timestamp() + interval '60 seconds'`

/**
 * The path and query of a call of ours, without its ticket: what a ticket is bound to. Dots are resolved first; what then
 * leads elsewhere (another host, a path outside `/api`, an empty step) is no address of ours.
 */
function bare(ruta: string): string | null {
  const url = URL.parse(ruta, 'http://valija')
  if (!url || url.origin !== 'http://valija' || !/^\/api(\/[^/\\]+)+$/.test(url.pathname)) return null
  url.searchParams.delete('boleto')
  return url.pathname + url.search
}

/** A one-minute ticket: one resource, one person, one use, and no longer than the session that asked for it. Permission and scope are judged when it is used. */
export async function issueBoleto(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  ruta: string,
): Promise<{ url: string }> {
  const propia = bare(ruta)
  if (propia === null) throw refuse('noEncontrado')
  if (actor.debe) throw refuse(actor.debe === 'cambiarClave' ? 'debeCambiarContrasena' : 'debeSegundoFactor')
  const boleto = randomBytes(24).toString('base64url')
  await deps.db
    .insertInto('boletos')
    .values({
      hash: hashToken(boleto),
      usuarioId: actor.usuarioId,
      ruta: propia,
      expiraEn: vidaDeBoleto,
      sesionId: actor.sesionId,
    })
    .execute()
    .catch((error: unknown) => {
      // Another window ended the session at this moment.
      throw errorCode(error) === '23503' ? refuse('sesionExpirada') : error
    })
  await deps.db.deleteFrom('boletos').where('expiraEn', '<', sql<Date>`now() - interval '1 hour'`).execute()
  return { url: `${propia}${propia.includes('?') ? '&' : '?'}boleto=${boleto}` }
}

/** The person behind a ticket as of now; a blocked one has none. Whoever shows it, it is used up. */
export async function redeemBoleto(
  deps: Pick<Deps, 'db' | 'reloj'>,
  boleto: string,
  ruta: string,
): Promise<Actor> {
  const row = await deps.db
    .with('b', (db) => db.deleteFrom('boletos').where('hash', '=', hashToken(boleto)).returningAll())
    .selectFrom('b')
    .innerJoin('usuarios as u', 'u.id', 'b.usuarioId')
    .leftJoin('sesiones as s', 's.id', 'b.sesionId')
    .select((eb) => [
      'u.id as usuarioId',
      'u.email',
      'u.rfc',
      'u.pruebaCorreo',
      'b.ruta',
      'b.expiraEn',
      sql<boolean>`b.expira_en <= clock_timestamp()`.as('vencido'),
      'b.sesionId',
      's.expiraEn as sesionExpiraEn',
      sql<
        { tipo: string; valor: string }[]
      >`coalesce((select json_agg(json_build_object('tipo', c.tipo, 'valor', c.valor) order by c.id)
        from usuario_claims c where c.usuario_id = ${eb.ref('u.id')}), '[]')`.as('claims'),
    ])
    .where('u.bloqueadoEn', 'is', null)
    .executeTakeFirst()
  const ahora = deps.reloj.ahora()
  const ended = row?.sesionId != null && !(row.sesionExpiraEn && row.sesionExpiraEn > ahora)
  if (!row || ended || row.vencido || row.ruta !== bare(ruta)) throw refuse('boletoInvalido')
  return {
    ...actorOf({ ...row, sesionId: '' }),
    ...(row.sesionId === null ? {} : { boletoDe: row.sesionId }),
  }
}
