import { z } from 'zod'
import { movimientoPorConciliar } from './conciliacion.ts'
import { idNumerico } from './id.ts'
import { pesos } from './pesos.ts'

/*
 * What a person changes by matching. Each change carries `clave`, a uuid of the request: sent twice it answers what the
 * first one did. It says which actions it was, and their `grupo`: what can be undone.
 */

export const idDeAccion = z.object({ accionID: idNumerico })
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const clave = z.uuid()
const motivo = z.string().trim().min(1).max(300)

/**
 * Either pagos with their amounts, or a booking that gets its pago, or a payment to a supplier. Points and reasons that
 * the screen showed are not sent: the server judges again.
 */
export const aceptarEntrada = z
  .object({
    clave,
    lineas: z
      .array(z.object({ pagoID: id, monto: pesos }))
      .max(50)
      .default([]),
    reserva: z
      .object({ bookingCode: z.string().trim().toUpperCase().min(1).max(20), metodoPagoID: id.optional() })
      .nullish(),
    comprobanteID: id.nullish(),
    /** With one a transfer that is in another pago (`comprobanteReutilizado`) is taken all the same. */
    motivo: motivo.nullish(),
  })
  .meta({ id: 'AceptarConciliacionEntrada' })
export const rechazarEntrada = z
  .object({
    clave,
    sugerencia: z
      .string()
      .regex(/^(pago:\d{1,15}|pagos:\d{1,15}(\+\d{1,15}){1,49}|reserva:[A-Z0-9]{1,20}|lote:\d{1,15})$/),
    motivo: motivo.nullish(),
  })
  .meta({ id: 'RechazarConciliacionEntrada' })
export const ignorarEntrada = z.object({ clave, motivo }).meta({ id: 'IgnorarMovimientoEntrada' })
export const posponerEntrada = z.object({ clave }).meta({ id: 'PosponerMovimientoEntrada' })
export const deshacerEntrada = z.object({ clave }).meta({ id: 'DeshacerAccionEntrada' })

/** The best suggestion of each row, when it is still the one named. */
export const aceptarVariosEntrada = z
  .object({
    clave,
    pares: z
      .array(z.object({ movimientoID: id, sugerencia: z.string().max(900) }))
      .min(1)
      .max(200),
  })
  .meta({ id: 'AceptarVariosEntrada' })
export const ignorarVariosEntrada = z
  .object({ clave, movimientoIDs: z.array(id).min(1).max(500), motivo })
  .meta({ id: 'IgnorarVariosEntrada' })
export const posponerVariosEntrada = z
  .object({ clave, movimientoIDs: z.array(id).min(1).max(500) })
  .meta({ id: 'PosponerVariosEntrada' })
export const deshacerVariosEntrada = z
  .object({ clave, accionIDs: z.array(id).max(500).default([]), grupo: z.uuid().nullish() })
  .meta({ id: 'DeshacerVariasEntrada' })

/** What the machine applied, found right by a person: it stays, and is no longer to be looked over. */
export const confirmarEntrada = z
  .object({ clave, accionIDs: z.array(id).min(1).max(500) })
  .meta({ id: 'ConfirmarConciliacionesEntrada' })

export const accionHecha = z
  .object({
    accionID: z.number().int(),
    grupo: z.string(),
    /** The same request came before: this is what it did then. */
    repetido: z.boolean(),
    movimiento: movimientoPorConciliar,
    /** The pago that accepting a booking created. */
    pagoID: z.number().int().nullable(),
  })
  .meta({ id: 'AccionHecha' })
export type AccionHecha = z.infer<typeof accionHecha>
/** In bulk nothing good waits for what is not: each one left out says why. */
export const variasHechas = z
  .object({
    grupo: z.string(),
    hechas: z.number().int(),
    repetido: z.boolean(),
    omitidas: z.array(z.object({ id: z.number().int(), codigo: z.string(), mensaje: z.string() })),
  })
  .meta({ id: 'VariasHechas' })
export type VariasHechas = z.infer<typeof variasHechas>
