import { randomBytes } from 'node:crypto'
import type { Conn, Tx } from '../../db/connection.ts'
import { hashToken } from './load-actor.ts'

type Destino =
  | { invitacionId: string; copiado?: boolean }
  | { usuarioId: string }
  | { cuentaPagoId: number; correo: string }
const claseDe = (destino: Destino) =>
  'invitacionId' in destino
    ? ('invitacion' as const)
    : 'usuarioId' in destino
      ? ('recuperacion' as const)
      : ('cuentaPago' as const)

/** A fresh single-use code for a mailed or copied link; only its hash is kept. */
export async function issueEnlace(deps: { db: Conn }, destino: Destino, expiraEn: Date): Promise<string> {
  const codigo = randomBytes(24).toString('base64url')
  await deps.db
    .insertInto('enlaces')
    .values({
      hash: hashToken(codigo),
      clase: claseDe(destino),
      invitacionId: null,
      usuarioId: null,
      ...destino,
      expiraEn,
      usadoEn: null,
    })
    .execute()
  return codigo
}

/** The link of a code, also a used or expired one: its state is the caller's to judge. Locked when a transaction asks. */
export async function findEnlace(conn: Conn, codigo: string, options: { lock?: boolean } = {}) {
  const query = conn.selectFrom('enlaces').selectAll().where('hash', '=', hashToken(codigo))
  return (options.lock ? query.forUpdate() : query).executeTakeFirst()
}

export async function spendEnlace(tx: Tx, hash: Buffer, ahora: Date): Promise<void> {
  await tx.updateTable('enlaces').set({ usadoEn: ahora }).where('hash', '=', hash).execute()
}
