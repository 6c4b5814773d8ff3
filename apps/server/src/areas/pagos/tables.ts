import type { Moneda } from '@valija/palabras/moneda.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { LecturaDeComprobante } from '../../adapters/lector/port.ts'

export type PagosTables = {
  /** `tipoCambio` is a decimal string. */
  tiposCambio: { serie: string; fecha: string; tipoCambio: string; fechaDato: string }
  reservasDePago: {
    bookingCode: string
    rfc: string
    motorReservaId: number
    moneda: Moneda
    total: number
    estatus: string
    nombrePaquete: string
    vistoEn: Date
    /** Paid in the engine's own books, in the booking's currency. */
    pagadoExterno: Generated<number | null>
    /** What that sum is made of, as `CobroDelMotor`; null where it was told before they were kept. */
    pagosExternos: Generated<unknown>
    /** As the engine said them when it was last asked; null where it did not. */
    costo: Generated<number | null>
    comision: Generated<number | null>
    inicio: Generated<string | null>
  }
  comprobantes: {
    comprobanteId: Generated<number>
    archivoId: string
    hash: string
    creadoPor: string | null
    creadoEn: Generated<Date>
  }
  lecturasDeComprobante: {
    hash: string
    lector: string
    lectura: LecturaDeComprobante
    leidoEn: Generated<Date>
  }
  pagos: {
    pagoId: Generated<number>
    fechaCreacion: Generated<Date>
    fechaPago: string
    fechaBancos: string | null
    rfc: string
    bookingCode: string
    nombrePaquete: string
    motorReservaId: number
    monedaId: number
    monedaReserva: Moneda
    metodoPagoId: number
    promocionId: number | null
    bancoId: Generated<number>
    cuentaPagoId: Generated<number>
    tipoPagoId: Generated<number>
    clientId: Generated<number>
    estadoId: Generated<number>
    comprobanteId: number | null
    nombreMetodoPago: string
    banco: string
    numeroCuenta: string
    montoPago: number
    montoPagadoMonedaReserva: number
    montoPagoMonedaNacional: number
    montoPagoDolares: number
    tipoCambio: string
    concepto: string
    numeroTransaccion: string
    transaccionPlana: GeneratedAlways<string>
    userCreate: string
    registradoPor: string | null
    userValidator: string | null
    detalleRechazo: string | null
    estatusMigracionId: Generated<number>
    /** What statement rows cover of it, kept by the database. */
    conciliado: GeneratedAlways<number>
  }
  guardadosDePago: {
    usuarioId: string
    clave: string
    pagoIds: Generated<number[]>
    creadoEn: Generated<Date>
    huella: string | null
  }
  pagoReusos: {
    id: Generated<number>
    pagoId: number
    otroPagoId: number | null
    razones: string[]
    motivo: string
    creadoPor: string | null
    creadoEn: Generated<Date>
  }
  pagoCambios: {
    id: Generated<number>
    pagoId: number
    de: number
    a: number
    descripcion: string
    quien: string
    cuando: Generated<Date>
  }
  reservasNoHalladas: { bookingCode: string; vistoEn: Date }
}
