import type { EstadoPago } from '@valija/contract/catalogos.ts'
import type { Conn } from '../../db/connection.ts'

export async function listEstados(db: Conn): Promise<EstadoPago[]> {
  const rows = await db.selectFrom('estadosPago').selectAll().orderBy('estadoId').execute()
  return rows.map(({ estadoId, ...estado }) => ({ estadoID: estadoId, ...estado }))
}
