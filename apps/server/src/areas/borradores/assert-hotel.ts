import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { ensureProveedores, refreshProveedores } from '../directorio/proveedores.ts'

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

/**
 * ANT takes no lote of a hotel that it no longer lists. Asked again before that is said, and before the transaction: its
 * last list may be hours old.
 */
export async function assertEnAnt(deps: Deps, { usuarioId }: Actor, borradorId: string): Promise<void> {
  const fuera = () =>
    deps.db
      .selectFrom('borradores as b')
      .innerJoin('proveedores as p', 'p.id', 'b.proveedorId')
      .select('p.nombreComercial')
      .where('b.id', '=', borradorId)
      .where('b.creadorId', '=', usuarioId)
      .where('p.fueraDesde', 'is not', null)
      .executeTakeFirst()
  await ensureProveedores(deps)
  if (!(await fuera())) return
  await refreshProveedores(deps).catch((error: unknown) => {
    if (!(error instanceof ExternalSystemError)) throw error
    deps.log.warn({ err: error }, 'ANT directory not refreshed')
  })
  const hotel = await fuera()
  if (hotel) throw refuse('hotelFueraDeAnt', { hotel: hotel.nombreComercial })
}
