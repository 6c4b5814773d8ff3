import { z } from 'zod'
import { texto, tipoCambio } from './campos-de-pago.ts'
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
    moneda: z.enum(['MXN', 'USD']),
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
    totales: z.object({ total: pesos, pagado: pesos, faltante: pesos }),
    puedeAnadir: z.boolean(),
    /** The engine did not tell its own payments: what is shown may lack some. */
    faltanExternos: z.boolean(),
  })
  .meta({ id: 'BusquedaReserva' })
export type BusquedaReserva = z.infer<typeof busquedaReserva>

export const fechaDeTipoCambio = z.object({ fecha: z.string().regex(/^\d{8}$/, textos.fechaDePagoInvalida) })
export const tipoCambioRespuesta = z
  .object({ tipoCambio, fecha: z.string(), fechaDato: z.string(), serie: z.string() })
  .meta({ id: 'TipoCambioRespuesta' })
export type TipoCambioRespuesta = z.infer<typeof tipoCambioRespuesta>
