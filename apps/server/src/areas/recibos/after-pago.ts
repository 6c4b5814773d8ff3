import { centavos } from '@valija/contract/pesos.ts'
import type { LoteTrasPago } from '@valija/contract/recibos.ts'
import type { Conn, Tx } from '../../db/connection.ts'
import { announceLote } from '../lotes/announce-lote.ts'

/** What the lotes are now, in the order asked. */
export async function readTrasPago(db: Conn, ids: readonly number[]): Promise<LoteTrasPago[]> {
  const rows = await db
    .selectFrom('lotes')
    .select(['id', 'nombre', 'estatus', 'total', 'moneda', 'pagado'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .execute()
  return rows.map(({ id, nombre, estatus, total, moneda, pagado }) => ({
    loteId: id,
    nombre,
    estatus,
    total: centavos(total),
    moneda,
    pagado: centavos(pagado),
    porPagar: centavos(Math.max(0, total - pagado)),
  }))
}

/** Each lote is told to its own people only. */
export async function announceLotes(
  tx: Tx,
  lotes: Iterable<{ id: number; creadorId: string | null }>,
): Promise<void> {
  for (const lote of lotes) await announceLote(tx, lote)
}
