import type { Tx } from '../../db/connection.ts'
import { announce } from '../../http/events.ts'

/** A change of a person is told to the administrators, to themself, and to the hotel whose tax id they share. */
export async function announceUsuario(tx: Tx, numero: number): Promise<void> {
  const { id, rfc } = await tx
    .selectFrom('usuarios')
    .select(['id', 'rfc'])
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow()
  await announce(tx, { tipo: 'usuario', ids: [String(numero)] }, { usuarioId: id, rfc })
}
