import type { MetodoPago, metodoPagoEntrada } from '@valija/contract/catalogos.ts'
import type { z } from 'zod'
import type { Conn, Tx } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'
import { saveRow } from './change-catalogo.ts'

export async function listMetodos(
  db: Conn,
  { activos = false, id }: { activos?: boolean | undefined; id?: number },
): Promise<MetodoPago[]> {
  const metodos = await db
    .selectFrom('metodosPago')
    .selectAll()
    .where('eliminadoEn', 'is', null)
    .$if(activos, (qb) => qb.where('activo', '=', true))
    .$if(id !== undefined, (qb) => qb.where('metodoPagoId', '=', id ?? -1))
    .orderBy('metodoPagoId')
    .execute()
  const promociones = await db
    .selectFrom('metodoPagoPromociones as mp')
    .innerJoin('promociones as p', 'p.promocionId', 'mp.promocionId')
    .select(['mp.metodoPagoId', 'p.promocionId', 'p.nombrePromocion', 'p.activo'])
    .where('p.eliminadoEn', 'is', null)
    .$if(activos, (qb) => qb.where('p.activo', '=', true))
    .orderBy('p.promocionId')
    .execute()
  return metodos.map(({ metodoPagoId, eliminadoEn: _eliminado, ...metodo }) => ({
    ...metodo,
    metodoPagoID: metodoPagoId,
    promocio: promociones
      .filter((one) => one.metodoPagoId === metodoPagoId)
      .map(({ promocionId, nombrePromocion, activo }) => ({
        promocionID: promocionId,
        nombrePromocion,
        activo,
      })),
  }))
}

/** Active methods by id, with their active promotions: what a new payment may name. */
export async function metodosVigentes(db: Conn) {
  const metodos = await listMetodos(db, { activos: true })
  return new Map(
    metodos.map((metodo) => [
      metodo.metodoPagoID,
      {
        metodoPagoId: metodo.metodoPagoID,
        nombreMetodoPago: metodo.nombreMetodoPago,
        banco: metodo.banco,
        numeroCuenta: metodo.numeroCuenta,
        monedaNacional: metodo.monedaNacional,
        promociones: metodo.promocio.map(({ promocionID }) => promocionID),
      },
    ]),
  )
}

type Entrada = z.infer<typeof metodoPagoEntrada>

/** Creates, or with an id changes. Its promotions are replaced as a whole. */
export async function saveMetodo(tx: Tx, { promocio, ...metodo }: Entrada, id?: number): Promise<number> {
  const known = await tx
    .selectFrom('promociones')
    .select('promocionId')
    .where('promocionId', 'in', [...promocio, -1])
    .where('eliminadoEn', 'is', null)
    .execute()
  if (known.length !== new Set(promocio).size) throw refuse('promocionDesconocida')
  const metodoPagoId = await saveRow(tx, 'metodo', metodo, id)
  await tx.deleteFrom('metodoPagoPromociones').where('metodoPagoId', '=', metodoPagoId).execute()
  if (promocio.length > 0)
    await tx
      .insertInto('metodoPagoPromociones')
      .values([...new Set(promocio)].map((promocionId) => ({ metodoPagoId, promocionId })))
      .execute()
  return metodoPagoId
}
