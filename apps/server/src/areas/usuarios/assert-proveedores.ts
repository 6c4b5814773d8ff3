import { message } from '@valija/contract/messages.ts'
import type { Deps } from '../../deps.ts'
import { refuseWith } from '../../refuse.ts'
import { ensureProveedores } from '../directorio/proveedores.ts'

/**
 * An account acts for hotels that ANT lists, and for no number that merely was sent. Asked before the transaction. `ya` are
 * those it has: ANT may list them no longer, and its other fields can still be corrected.
 */
export async function assertProveedores(
  deps: Deps,
  ids: readonly number[] | null,
  ya: readonly number[] = [],
): Promise<void> {
  const nuevos = (ids ?? []).filter((id) => !ya.includes(id))
  if (nuevos.length === 0) return
  await ensureProveedores(deps)
  const known = await deps.db.selectFrom('proveedores').select('id').where('id', 'in', nuevos).execute()
  const unknown = nuevos.filter((id) => !known.some((one) => one.id === id))
  if (unknown.length === 0) return
  const mensaje = message('proveedoresDesconocidos', { ids: unknown.join(', ') })
  throw refuseWith('proveedoresDesconocidos', mensaje, { detalles: [{ campo: 'idProveedores', mensaje }] })
}
