import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { announce } from '../../http/events.ts'

/** A change of a lote is told to the staff of its category, to who loaded it, and where its hotel's lotes are open, to all its people. */
export async function announceLote(tx: Tx, lote: { id: number; creadorId: string | null }): Promise<void> {
  const { rows } = await sql<{ categoria: 'Proveedor' | 'Comisionista'; proveedorId: number | null }>`
    select l.categoria, a.proveedor_id from lotes l
    left join proveedores_abiertos a on l.categoria = 'Proveedor' and a.proveedor_id = l.proveedor_id
    where l.id = ${lote.id}`.execute(tx)
  await announce(tx, { tipo: 'lote', ids: [String(lote.id)] }, { usuarioId: lote.creadorId, ...rows[0] })
}
