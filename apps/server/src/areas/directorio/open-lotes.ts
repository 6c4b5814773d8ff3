import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'

/**
 * Opens the lotes of a hotel to all its collaborators, or closes them again: then each sees those it loaded itself, as
 * documented. What is so already stays so, and is not written down twice.
 */
export async function openLotes(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  { id, abiertos }: { id: number; abiertos: boolean },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const hotel = await tx
      .selectFrom('proveedores')
      .select('razonSocial')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
    const changed = abiertos
      ? await tx
          .insertInto('proveedoresAbiertos')
          .values({ proveedorId: id, abiertoPor: actor.correo, abiertoEn: deps.reloj.ahora() })
          .onConflict((oc) => oc.column('proveedorId').doNothing())
          .returning('proveedorId')
          .execute()
      : await tx
          .deleteFrom('proveedoresAbiertos')
          .where('proveedorId', '=', id)
          .returning('proveedorId')
          .execute()
    if (changed.length === 0) return
    await writeBitacora(tx, actor, {
      entidad: 'proveedor',
      entidadId: id,
      accion: abiertos ? 'lotesAbiertos' : 'lotesCerrados',
      detalle: { proveedor: hotel.razonSocial },
    })
    // Its people's lists are others from now on.
    await announce(tx, { tipo: 'lote', ids: [] }, { categoria: 'Proveedor', proveedorId: id })
  })
}
