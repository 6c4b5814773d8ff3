import type {
  estadoPagoEntrada,
  Familia,
  Producto,
  Promocion,
  productoEntrada,
  promocionEntrada,
} from '@valija/contract/catalogos.ts'
import type { z } from 'zod'
import type { Conn, Tx } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'

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

export async function savePromocion(
  tx: Tx,
  promocion: z.infer<typeof promocionEntrada>,
  id?: number,
): Promise<number> {
  const row =
    id === undefined
      ? await tx
          .insertInto('promociones')
          .values({ ...promocion, eliminadoEn: null })
          .returning('promocionId')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('promociones')
          .set(promocion)
          .where('promocionId', '=', id)
          .where('eliminadoEn', 'is', null)
          .returning('promocionId')
          .executeTakeFirst()
  if (!row) throw refuse('noEncontrado')
  return row.promocionId
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
  producto: z.infer<typeof productoEntrada>,
  id?: number,
): Promise<number> {
  const { productName, familyProductID: familyProductId } = producto
  const family = await tx
    .selectFrom('familiasProducto')
    .select('id')
    .where('id', '=', familyProductId)
    .executeTakeFirst()
  if (!family) throw refuse('familiaDesconocida')
  const values = { productName, familyProductId }
  const row =
    id === undefined
      ? await tx
          .insertInto('productos')
          .values({ ...values, eliminadoEn: null })
          .returning('productId')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('productos')
          .set(values)
          .where('productId', '=', id)
          .where('eliminadoEn', 'is', null)
          .returning('productId')
          .executeTakeFirst()
  if (!row) throw refuse('noEncontrado')
  return row.productId
}

export async function saveEstado(
  tx: Tx,
  estado: z.infer<typeof estadoPagoEntrada>,
  id?: number,
): Promise<number> {
  const values = { nombreEstado: estado.nombreEstado, colorEstado: estado.colorEstado ?? null }
  const row =
    id === undefined
      ? await tx.insertInto('estadosPago').values(values).returning('estadoId').executeTakeFirstOrThrow()
      : await tx
          .updateTable('estadosPago')
          .set(values)
          .where('estadoId', '=', id)
          .returning('estadoId')
          .executeTakeFirst()
  if (!row) throw refuse('noEncontrado')
  return row.estadoId
}
