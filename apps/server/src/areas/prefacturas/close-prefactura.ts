import type { Tx } from '../../db/connection.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'

/** Its invoice is in a lote: it goes, in the transaction that saves it, and its history says where to. */
export async function closePrefactura(tx: Tx, autor: Autor, id: number, loteId: number): Promise<void> {
  await tx.deleteFrom('prefacturas').where('id', '=', id).execute()
  await writeBitacora(tx, autor, {
    entidad: 'prefactura',
    entidadId: id,
    accion: 'facturada',
    detalle: { lote: loteId },
  })
}
