import type { Generated } from 'kysely'

export type CatalogosTables = {
  estadosPago: { estadoId: Generated<number>; nombreEstado: string; colorEstado: string | null }
  metodosPago: {
    metodoPagoId: Generated<number>
    nombreMetodoPago: string
    numeroCuenta: string
    banco: string
    monedaNacional: Generated<boolean>
    activo: Generated<boolean>
    eliminadoEn: Date | null
  }
  promociones: {
    promocionId: Generated<number>
    nombrePromocion: string
    activo: Generated<boolean>
    eliminadoEn: Date | null
  }
  metodoPagoPromociones: { metodoPagoId: number; promocionId: number }
  familiasProducto: { id: number; name: string }
  productos: {
    productId: Generated<number>
    productName: string
    familyProductId: number
    eliminadoEn: Date | null
  }
}
