import type { Conn } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'

/** `forUpdate` waits for whatever the account is writing, too: it is blocked, and what it does at this moment counts before or not at all. */
type Candado = 'forNoKeyUpdate' | 'forUpdate'

/** A user by the number it is shown with, or by its internal id; refused when there is none. */
export async function findUsuario(conn: Conn, id: string, options: { lock?: Candado } = {}) {
  const base = conn
    .selectFrom('usuarios')
    .select(['id', 'numero', 'email', 'tipo', 'rfc', 'nombreAgencia', 'bloqueadoEn', 'pruebaCorreo'])
    .select((eb) => eb('claveHash', 'is not', null).as('registrado'))
  const query = /^\d{1,18}$/.test(id) ? base.where('numero', '=', Number(id)) : base.where('id', '=', id)
  const usuario = await (options.lock ? query[options.lock]() : query).executeTakeFirst()
  if (!usuario) throw refuse('noEncontrado')
  return usuario
}
export type Usuario = Awaited<ReturnType<typeof findUsuario>>

export const claimsOf = (conn: Conn, usuarioId: string) =>
  conn
    .selectFrom('usuarioClaims')
    .select(['tipo', 'valor'])
    .where('usuarioId', '=', usuarioId)
    .orderBy('id')
    .execute()

/** Refused when somebody has this e-mail already. The unique index is the last word. */
export async function assertCorreoLibre(conn: Conn, email: string, salvo?: string): Promise<void> {
  const taken = await conn.selectFrom('usuarios').select('id').where('email', '=', email).executeTakeFirst()
  if (taken && taken.id !== salvo) throw refuse('correoYaRegistrado', { email })
}
