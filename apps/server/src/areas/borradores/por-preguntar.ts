import type { Centavos } from '@valija/contract/pesos.ts'
import type { RenglonGuardado } from './load-borrador.ts'
import type { BuscarCercana } from './nearest-reserva.ts'

/** Enough of the asker for the job: whose draft, and by which locator its bookings are known. */
export type Pedido = { borradorId: string; usuarioId: string | null; porLocalizadorExterno: boolean }
export type FacturaPorPreguntar = {
  uuid: string
  folioFactura: string
  total: Centavos
  proveedorId: number
  renglones: readonly RenglonGuardado[]
  cercana: BuscarCercana
  /** A guest's: whether the issuer is a registered client. */
  existeRfc?: boolean
}
