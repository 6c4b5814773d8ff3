import { monedas } from '@valija/palabras/moneda.ts'
import { z } from 'zod'
import { dia, id, opcional, texto, tipoCambio } from './campos-de-pago.ts'
import { pagos } from './messages/pagos.ts'
import { pagosPantalla } from './messages/pagos-pantalla.ts'
import { pesos, pesosOr } from './pesos.ts'

/** An amount under the label of its field (Payments §5). */
const monto = (label: 'monto' | 'montoPesos' | 'montoReserva') =>
  pesosOr(pagos.montoNoNumero({ label: pagosPantalla[label] }))

const razon = z.enum(['mismoArchivo', 'mismaTransaccion', 'mismoMontoFechaCuenta'])
/** A payment that shares its proof, its transaction, or amount, day and account with another. */
export const reuso = z
  .object({
    /** Which of the payments being saved. */
    indice: z.number().int(),
    razones: z.array(razon),
    /** Null when the other is in the same list or belongs to somebody else. */
    pagoID: z.number().int().nullable(),
    nombreEstado: z.string().nullable(),
    bookingCode: z.string(),
    fechaPago: z.string(),
    monto: pesos,
    moneda: z.enum(monedas),
    concepto: z.string(),
    numeroTransaccion: z.string(),
    urlComprobante: z.string().nullable(),
  })
  .meta({ id: 'ReusoDeComprobante' })
export type Reuso = z.infer<typeof reuso>

/** A new payment as saved (Payments §3). Fixed ids are taken as given but stored as documented. */
export const pagoNuevo = z
  .object({
    motorReservaID: z.union([z.literal(1), z.literal(2)]),
    monedaID: z.union([z.literal(1), z.literal(2)]).default(1),
    metodoPagoID: id,
    promocionID: id.nullish(),
    bancoID: z.number().int().default(1),
    cuentaPagoID: z.number().int().default(1),
    estadoID: z.number().int().default(3),
    tipoPagoID: z.number().int().default(1),
    comprobanteID: id.default(1),
    clientID: z.number().int().default(1),
    userID: texto(254),
    bookingCode: texto(20),
    montoPagadoMonedaReserva: monto('montoReserva'),
    montoPagoMonedaNacional: monto('montoPesos'),
    /** Ours: the amount as entered, in the currency of the method. */
    montoPago: monto('monto').optional(),
    tipoCambio,
    concepto: texto(500),
    rfc: texto(20),
    fechaPago: dia,
    fechaBancos: opcional(dia),
    nombrePaquete: texto(300).default(''),
    numeroTransaccion: texto(60).default(''),
  })
  .meta({ id: 'PagoNuevo' })
export type PagoNuevo = z.infer<typeof pagoNuevo>
export const pagosNuevos = z.array(pagoNuevo).max(100)

/** Ours: the same with what a double click and a used proof need. */
export const guardarPagosEntrada = z
  .object({
    clave: z.uuid(),
    pagos: pagosNuevos,
    /** Why a proof that looks used is registered all the same. */
    motivoReuso: texto(500).nullish(),
  })
  .meta({ id: 'GuardarPagosEntrada' })
export const guardarPagosRespuesta = z
  .object({ pagos: z.array(z.object({ pagoID: z.number().int() })), repetido: z.boolean() })
  .meta({ id: 'GuardarPagosRespuesta' })
export const revisarReusoEntrada = z.object({ pagos: pagosNuevos.min(1) }).meta({ id: 'RevisarReusoEntrada' })
/** Of each payment so many are shown; `mas`: those left out. */
export const reusosPorPago = 10
export const revisarReusoRespuesta = z
  .object({ reusos: z.array(reuso), mas: z.int() })
  .meta({ id: 'RevisarReusoRespuesta' })
export type Reusos = z.infer<typeof revisarReusoRespuesta>
