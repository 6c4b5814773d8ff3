import type { Centavos } from '@valija/contract/pesos.ts'
import type { MotorReservaID } from '@valija/domain/pagos/reserva.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'

export type ProductoPorCanal = { canal: string; productName: string; familyProductID: number }

/** A booking as an engine tells it (Payments §3). Amounts in centavos of `moneda`. */
export type ReservaDelMotor = {
  fechaPrimerServicio: string | null
  moneda: Moneda
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

/** A booking as the list of stays tells it, with the hotel's booking behind it. Amounts in centavos of `moneda`; null is what the engine does not say. */
export type Estancia = {
  localizador: string
  motor: MotorReservaID
  cancelada: boolean
  /** The day it was sold. */
  venta: Dia | null
  llegada: Dia
  salida: Dia
  cliente: string
  clienteRfc: string
  nombrePaquete: string
  moneda: Moneda
  total: Centavos | null
  /** What the hotel's booking costs. */
  costo: Centavos | null
  proveedorId: number | null
  proveedorNombre: string
  proveedorRfc: string
  /** The hotel's booking code in ANT, and the channel's locator. */
  reservaAnt: string | null
  localizadorExterno: string | null
  comisionistaId: number | null
  comisionistaNombre: string
  /** Null when it has none or it cannot be paid yet. */
  comision: Centavos | null
}
/** `cursor` is where the next reading begins: after what has been told, and before what changes later. */
export type PaginaDeEstancias = {
  estancias: Estancia[]
  /** Listed in a way that cannot be read: by code, as far as they have one, and what is wrong. */
  ilegibles: { localizador: string; campo: string }[]
  cursor: string
  hayMas: boolean
}

/** The booking engines. An engine that does not know a booking answers null; one that fails throws. */
export type ReservasPort = {
  productos: () => Promise<ProductoPorCanal[]>
  cliente: (bookingCode: string) => Promise<{ customerRfc: string } | null>
  buscar: (bookingCode: string, motor: MotorReservaID) => Promise<ReservaDelMotor | null>
  pagos: (bookingCode: string) => Promise<PagoDelMotor[]>
  /** Optional capability: bookings by stay that are new or changed after a cursor, all at null. Null: these engines do not list. */
  estancias: (cursor: string | null) => Promise<PaginaDeEstancias | null>
}
