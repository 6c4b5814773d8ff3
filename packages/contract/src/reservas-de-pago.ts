import { monedas } from '@valija/palabras/moneda.ts'
import { z } from 'zod'
import { texto, tipoCambio } from './campos-de-pago.ts'
import { analisisComprobante } from './comprobantes-leidos.ts'
import { pagos as textos } from './messages/pagos.ts'
import { pesos } from './pesos.ts'

export const buscarReservaEntrada = z
  .object({ localizador: texto(20), rfc: texto(20) })
  .meta({ id: 'BuscarReservaEntrada' })

/** A booking of the payment engines (Payments §3). */
export const reservaDePago = z
  .object({
    bookingCode: z.string(),
    rfc: z.string(),
    motorReservaID: z.union([z.literal(1), z.literal(2)]),
    motorReservaNombre: z.string(),
    fechaPrimerServicio: z.string().nullable(),
    moneda: z.enum(monedas),
    tipoCambio: z.number().nullable(),
    tarifa: pesos,
    impuesto: pesos,
    total: pesos,
    comision: pesos,
    precioNeto: pesos,
    costo: pesos,
    facturada: z.boolean(),
    estatus: z.string(),
    montoPendientePago: pesos,
    nombrePaquete: z.string(),
    pasajeros: z.number().int(),
    familyProductID: z.number().int().nullable(),
    canal: z.string(),
  })
  .meta({ id: 'ReservaDePago' })
export type ReservaDePago = z.infer<typeof reservaDePago>

export const pagoDeReserva = z
  .object({
    origen: z.enum(['externo', 'valija']),
    clave: z.string(),
    /** Present when this person may open it. */
    pagoID: z.number().int().nullable(),
    fecha: z.string(),
    concepto: z.string(),
    monto: pesos,
    /** The booking's when it was registered. */
    moneda: z.enum(monedas),
    metodo: z.string(),
    nombreEstado: z.string().nullable(),
    tieneComprobante: z.boolean(),
  })
  .meta({ id: 'PagoDeReserva' })
export type PagoDeReserva = z.infer<typeof pagoDeReserva>

export const busquedaReserva = z
  .object({
    reserva: reservaDePago,
    pagos: z.array(pagoDeReserva),
    /** In the booking's currency; null: a payment counts in another, and nobody can say what is missing. */
    totales: z.object({ total: pesos, pagado: pesos, faltante: pesos.nullable() }),
    puedeAnadir: z.boolean(),
    /** The engine did not tell its own payments: what is shown may lack some. */
    faltanExternos: z.boolean(),
  })
  .meta({ id: 'BusquedaReserva' })
export type BusquedaReserva = z.infer<typeof busquedaReserva>

export const comprobanteConReserva = z
  .object({ urlComprobante: z.string().max(300) })
  .meta({ id: 'ComprobanteConReserva' })
/** Bookings that a proof may be of: their code stands in its text. Which one it is, a person says. */
export const reservasPropuestas = z
  .object({
    propuestas: z.array(
      z.object({
        localizador: z.string(),
        rfc: z.string(),
        nombrePaquete: z.string(),
        moneda: z.enum(monedas),
        faltante: pesos.nullable(),
        /** The piece of the proof's text that the code was read from. */
        encontrado: z.string(),
        /** What is missing of the booking is what the proof says was paid. */
        mismoImporte: z.boolean(),
      }),
    ),
    /** Some engine did not answer: others may be missing. */
    incompletas: z.boolean(),
    /** Codes it names beyond those that were searched. */
    sinBuscar: z.array(z.string()),
    /** Codes it names that no living booking has. */
    noVigentes: z.array(z.string()),
    /** What was read of it, for who looks the booking up by hand. */
    lectura: analisisComprobante,
  })
  .meta({ id: 'ReservasPropuestas' })
export type ReservasPropuestas = z.infer<typeof reservasPropuestas>
export type ReservaPropuesta = ReservasPropuestas['propuestas'][number]

export const fechaDeTipoCambio = z.object({ fecha: z.string().regex(/^\d{8}$/, textos.fechaDePagoInvalida) })
export const tipoCambioRespuesta = z
  .object({ tipoCambio, fecha: z.string(), fechaDato: z.string(), serie: z.string() })
  .meta({ id: 'TipoCambioRespuesta' })
export type TipoCambioRespuesta = z.infer<typeof tipoCambioRespuesta>
