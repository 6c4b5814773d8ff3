import type { Centavos } from '@valija/contract/pesos.ts'
import type { MotorReservaID } from '@valija/domain/pagos/reserva.ts'

export type ProductoPorCanal = { canal: string; productName: string; familyProductID: number }

/** A booking as an engine tells it (Payments §3). Amounts in centavos of `moneda`. */
export type ReservaDelMotor = {
  fechaPrimerServicio: string | null
  moneda: 'MXN' | 'USD'
  tipoCambio: number | null
  tarifa: Centavos
  impuesto: Centavos
  total: Centavos
  comision: Centavos
  precioNeto: Centavos
  costo: Centavos
  facturada: boolean
  estatus: string
  montoPendientePago: Centavos
  nombrePaquete: string
  pasajeros: number
  familyProductID: number | null
  canal: string
}

/** External booking payment (Payments §3); the engines' names are those of the document. */
export type PagoDelMotor = {
  paymentId: string
  paymentCreationDate: string
  bookingCode: string
  totalPaid: Centavos
  concept: string
  paymentCurrency: string
  formOfPaymentType: string
  bankAccountName: string
  bankAccountId: string
  paymentType: string
  bookingEngine: string
  /** In the currency of the booking. */
  totalPaidServiceCurrency: Centavos
  operationRate: number
}

/** The booking engines. An engine that does not know a booking answers null; one that fails throws. */
export type ReservasPort = {
  productos: () => Promise<ProductoPorCanal[]>
  cliente: (bookingCode: string) => Promise<{ customerRfc: string } | null>
  buscar: (bookingCode: string, motor: MotorReservaID) => Promise<ReservaDelMotor | null>
  pagos: (bookingCode: string) => Promise<PagoDelMotor[]>
}
