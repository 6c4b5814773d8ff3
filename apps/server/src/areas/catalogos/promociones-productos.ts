import type { Familia, Producto, Promocion, productoEntrada } from '@valija/contract/catalogos.ts'
import type { z } from 'zod'
import type { Conn, Tx } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'
import { saveRow } from './change-catalogo.ts'

export async function listPromociones(db: Conn, activos = false): Promise<Promocion[]> {
  const rows = await db
    .selectFrom('promociones')
    .select(['promocionId', 'nombrePromocion', 'activo'])
    .where('eliminadoEn', 'is', null)
    .$if(activos, (qb) => qb.where('activo', '=', true))
    .orderBy('promocionId')
    .execute()
  return rows.map(({ promocionId, ...promocion }) => ({ promocionID: promocionId, ...promocion }))
}

export const listFamilias = (db: Conn): Promise<Familia[]> =>
  db.selectFrom('familiasProducto').selectAll().orderBy('id').execute()

export async function listProductos(db: Conn, id?: number): Promise<Producto[]> {
  const rows = await db
    .selectFrom('productos')
    .select(['productId', 'productName', 'familyProductId'])
    .where('eliminadoEn', 'is', null)
    .$if(id !== undefined, (qb) => qb.where('productId', '=', id ?? -1))
    .orderBy('productId')
    .execute()
  return rows.map((row) => ({
    productID: row.productId,
    productName: row.productName,
    familyProductID: row.familyProductId,
  }))
}

export async function saveProducto(
  tx: Tx,
  { productName, familyProductID: familyProductId }: z.infer<typeof productoEntrada>,
  id: number | undefined,
): Promise<number> {
  await tx
    .selectFrom('familiasProducto')
    .select('id')
    .where('id', '=', familyProductId)
    .executeTakeFirstOrThrow(() => refuse('familiaDesconocida'))
  return saveRow(tx, 'producto', { productName, familyProductId }, id)
}
