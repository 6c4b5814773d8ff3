import type { Tx } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'

/**
 * Of a lote just made, before it holds: it is of the hotel that its maker was shown (`mostrado`; another window may have
 * chosen another), and a supplier's still of one of its own: the claim may have gone since the call began.
 */
export const assertHotel =
  (actor: Actor, mostrado?: number) =>
  async (tx: Tx, { id }: { id: number }): Promise<void> => {
    const { proveedorId } = await tx
      .selectFrom('lotes')
      .select('proveedorId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (mostrado !== undefined && proveedorId !== mostrado) throw refuse('hotelCambioMientras')
    if (actor.rol !== 'proveedor') return
    const suyo = await tx
      .selectFrom('usuarioClaims')
      .select('id')
      .where('usuarioId', '=', actor.usuarioId)
      .where('tipo', '=', 'idProveedor')
      .where('valor', '=', String(proveedorId))
      .executeTakeFirst()
    if (!suyo) throw refuse('proveedorAjeno')
  }
