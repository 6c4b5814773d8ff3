import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { actorOf, hashToken } from './load-actor.ts'

const segundos = 60

/** The path and query of a resource without its ticket: what a ticket is bound to. */
const bare = (ruta: string): string => {
  const url = new URL(ruta, 'http://valija')
  url.searchParams.delete('boleto')
  return url.pathname + url.search
}

/** A one-minute ticket: one resource, one person. Permission and scope are judged when it is used. */
export async function issueBoleto(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  ruta: string,
): Promise<{ url: string }> {
  if (!ruta.startsWith('/api/')) throw refuse('noEncontrado')
  if (actor.debe) throw refuse(actor.debe === 'cambiarClave' ? 'debeCambiarContrasena' : 'debeSegundoFactor')
  const boleto = randomBytes(24).toString('base64url')
  const expiraEn = new Date(deps.reloj.ahora().getTime() + segundos * 1000)
  await deps.db
    .insertInto('boletos')
    .values({ hash: hashToken(boleto), usuarioId: actor.usuarioId, ruta: bare(ruta), expiraEn })
    .execute()
  await deps.db
    .deleteFrom('boletos')
    .where('expiraEn', '<', new Date(deps.reloj.ahora().getTime() - 3_600_000))
    .execute()
  const url = new URL(ruta, 'http://valija')
  url.searchParams.set('boleto', boleto)
  return { url: url.pathname + url.search }
}

/** The person behind a ticket as of now; a blocked one has none. */
export async function redeemBoleto(
  deps: Pick<Deps, 'db' | 'reloj'>,
  boleto: string,
  ruta: string,
): Promise<Actor> {
  const row = await deps.db
    .selectFrom('boletos as b')
    .innerJoin('usuarios as u', 'u.id', 'b.usuarioId')
    .select((eb) => [
      'u.id as usuarioId',
      'u.email',
      'u.rfc',
      'b.ruta',
      'b.expiraEn',
      sql<
        { tipo: string; valor: string }[]
      >`coalesce((select json_agg(json_build_object('tipo', c.tipo, 'valor', c.valor) order by c.id)
        from usuario_claims c where c.usuario_id = ${eb.ref('u.id')}), '[]')`.as('claims'),
    ])
    .where('b.hash', '=', hashToken(boleto))
    .where('u.bloqueadoEn', 'is', null)
    .executeTakeFirst()
  if (!row || row.expiraEn <= deps.reloj.ahora() || row.ruta !== bare(ruta)) throw refuse('boletoInvalido')
  return actorOf({ ...row, sesionId: '' })
}
