import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'

const metodos = [
  {
    nombreMetodoPago: 'Transferencia BBVA MXN',
    numeroCuenta: '0112345678',
    banco: 'BBVA',
    monedaNacional: true,
  },
  {
    nombreMetodoPago: 'Depósito Santander MXN',
    numeroCuenta: '6550123456',
    banco: 'Santander',
    monedaNacional: true,
  },
  { nombreMetodoPago: 'Terminal PROSA', numeroCuenta: '7001122', banco: 'PROSA', monedaNacional: true },
  {
    nombreMetodoPago: 'Transferencia BBVA USD',
    numeroCuenta: '0198765432',
    banco: 'BBVA',
    monedaNacional: false,
  },
]
const promociones = ['3 meses sin intereses', '6 meses sin intereses', '12 meses sin intereses']
const productos = [
  ['Caribe todo incluido', 2],
  ['Escapada de playa', 1],
  ['Paquete familiar', 1],
  ['Noches de hotel', 3],
  ['Circuito colonial', 4],
] as const

/** Methods, promotions and products of the demonstration, the first time only. */
export async function seedCatalogosDemo({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (await db.selectFrom('metodosPago').select('metodoPagoId').executeTakeFirst()) return
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .insertInto('metodosPago')
      .values([
        ...metodos.map((metodo) => ({ ...metodo, activo: true, eliminadoEn: null })),
        // One that is no longer offered.
        {
          nombreMetodoPago: 'Cheque en ventanilla',
          numeroCuenta: '0000001',
          banco: 'BX',
          monedaNacional: true,
          activo: false,
          eliminadoEn: null,
        },
      ])
      .returning(['metodoPagoId', 'nombreMetodoPago'])
      .execute()
    const promos = await tx
      .insertInto('promociones')
      .values(
        promociones.map((nombrePromocion, i) => ({ nombrePromocion, activo: i < 2, eliminadoEn: null })),
      )
      .returning('promocionId')
      .execute()
    const terminal = rows.find(({ nombreMetodoPago }) => nombreMetodoPago === 'Terminal PROSA')
    if (terminal)
      await tx
        .insertInto('metodoPagoPromociones')
        .values(promos.map(({ promocionId }) => ({ promocionId, metodoPagoId: terminal.metodoPagoId })))
        .execute()
    await tx
      .insertInto('productos')
      .values(
        productos.map(([productName, familyProductId]) => ({
          productName,
          familyProductId,
          eliminadoEn: null,
        })),
      )
      .execute()
  })
}
