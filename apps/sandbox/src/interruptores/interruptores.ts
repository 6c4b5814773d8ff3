import { z } from 'zod'

/**
 * How a simulated system misbehaves. `veces` limits it to that many requests, `hasta` to an instant (milliseconds since
 * 1970); null means until switched off.
 */
const interruptor = z.object({
  caido: z.boolean(),
  lentoMs: z.number().int().min(0).max(600_000),
  /** true: its own way of refusing; a number: that HTTP status. */
  rechaza: z.union([z.boolean(), z.number().int().min(400).max(599)]),
  disparates: z.boolean(),
  hazYCorta: z.boolean(),
  veces: z.number().int().min(0).nullable(),
  hasta: z.number().int().min(0).nullable(),
})
export type Interruptor = z.infer<typeof interruptor>

const respuestaSat = z.object({
  estado: z.string(),
  codigoEstatus: z.string(),
  esCancelable: z.string(),
  estatusCancelacion: z.string(),
  validacionEfos: z.string(),
  /** Instead of an answer: a SOAP fault, no answer at all, or an HTTP error. */
  falla: z.enum(['soap', 'tiempo', 'http']).nullable(),
})
export type RespuestaSat = z.infer<typeof respuestaSat>

export const interruptores = z.object({
  sat: interruptor.extend({ porUuid: z.record(z.string(), respuestaSat.partial()) }),
  ant: interruptor.extend({
    /** uuid → reason why AntInvoiceValidation refuses it. */
    facturasInvalidas: z.record(z.string(), z.string()),
  }),
  cola: interruptor,
  contabilidad: interruptor.extend({
    /** idFactura or uuid → reason why the accounting rejects it. */
    porFactura: z.record(z.string(), z.string()),
    /** Books a factura again each time it arrives: shows what a careless sender would do. */
    sinIdempotencia: z.boolean(),
    /** Does not tell the uuid of what it holds, as an ANT without that capability. */
    sinUuid: z.boolean(),
    /** Does not list its books, as an ANT without that capability. */
    sinLibro: z.boolean(),
  }),
  correo: interruptor,
  jnp: interruptor,
  bms: interruptor,
  clientes: interruptor,
  pagosReserva: interruptor,
  productos: interruptor,
  estancias: interruptor.extend({
    /** Does not list bookings by stay, as an engine without that capability. */
    sinCapacidad: z.boolean(),
  }),
  tipoCambio: interruptor,
  banxico: interruptor,
  comisiones: interruptor.extend({
    /** The directory lists the agents it did not know. */
    clientesNuevos: z.boolean(),
  }),
})
export type Interruptores = z.infer<typeof interruptores>
export type Sistema = keyof Interruptores

/** What POST /interruptores takes, whole or in part; a null in a record takes that entry out. */
export const cambioInterruptores = z
  .object({
    sat: interruptor
      .extend({ porUuid: z.record(z.string(), respuestaSat.partial().nullable()) })
      .partial()
      .strict(),
    ant: interruptor
      .extend({ facturasInvalidas: z.record(z.string(), z.string().nullable()) })
      .partial()
      .strict(),
    cola: interruptor.partial().strict(),
    contabilidad: interruptor
      .extend({
        porFactura: z.record(z.string(), z.string().nullable()),
        sinIdempotencia: z.boolean(),
        sinUuid: z.boolean(),
        sinLibro: z.boolean(),
      })
      .partial()
      .strict(),
    correo: interruptor.partial().strict(),
    jnp: interruptor.partial().strict(),
    bms: interruptor.partial().strict(),
    clientes: interruptor.partial().strict(),
    pagosReserva: interruptor.partial().strict(),
    productos: interruptor.partial().strict(),
    estancias: interruptor.extend({ sinCapacidad: z.boolean() }).partial().strict(),
    tipoCambio: interruptor.partial().strict(),
    banxico: interruptor.partial().strict(),
    comisiones: interruptor.extend({ clientesNuevos: z.boolean() }).partial().strict(),
  })
  .partial()
  .strict()
export type CambioInterruptores = z.infer<typeof cambioInterruptores>

export const apagado = (): Interruptor => ({
  caido: false,
  lentoMs: 0,
  rechaza: false,
  disparates: false,
  hazYCorta: false,
  veces: null,
  hasta: null,
})

export const makeInterruptores = (): Interruptores => ({
  sat: { ...apagado(), porUuid: {} },
  ant: { ...apagado(), facturasInvalidas: {} },
  cola: apagado(),
  contabilidad: { ...apagado(), porFactura: {}, sinIdempotencia: false, sinUuid: false, sinLibro: false },
  correo: apagado(),
  jnp: apagado(),
  bms: apagado(),
  clientes: apagado(),
  pagosReserva: apagado(),
  productos: apagado(),
  estancias: { ...apagado(), sinCapacidad: false },
  tipoCambio: apagado(),
  banxico: apagado(),
  comisiones: { ...apagado(), clientesNuevos: false },
})

const mezclaRegistro = <T>(
  antes: Record<string, T>,
  cambio: Record<string, T | null> | undefined,
): Record<string, T> => {
  const todo: Record<string, T> = { ...antes }
  for (const [clave, valor] of Object.entries(cambio ?? {}))
    if (valor === null) delete todo[clave.toUpperCase()]
    else todo[clave.toUpperCase()] = valor
  return todo
}

/** Changed by hand it lasts: an end that was set for something else is no longer its own. */
const une = <I extends Interruptor>(antes: I, cambio: object | undefined): I =>
  cambio === undefined ? antes : { ...antes, hasta: null, ...cambio }

export const mergeInterruptores = (antes: Interruptores, cambio: CambioInterruptores): Interruptores => ({
  sat: { ...une(antes.sat, cambio.sat), porUuid: mezclaRegistro(antes.sat.porUuid, cambio.sat?.porUuid) },
  ant: {
    ...une(antes.ant, cambio.ant),
    facturasInvalidas: mezclaRegistro(antes.ant.facturasInvalidas, cambio.ant?.facturasInvalidas),
  },
  cola: une(antes.cola, cambio.cola),
  contabilidad: {
    ...une(antes.contabilidad, cambio.contabilidad),
    porFactura: mezclaRegistro(antes.contabilidad.porFactura, cambio.contabilidad?.porFactura),
  },
  correo: une(antes.correo, cambio.correo),
  jnp: une(antes.jnp, cambio.jnp),
  bms: une(antes.bms, cambio.bms),
  clientes: une(antes.clientes, cambio.clientes),
  pagosReserva: une(antes.pagosReserva, cambio.pagosReserva),
  productos: une(antes.productos, cambio.productos),
  estancias: une(antes.estancias, cambio.estancias),
  tipoCambio: une(antes.tipoCambio, cambio.tipoCambio),
  banxico: une(antes.banxico, cambio.banxico),
  comisiones: une(antes.comisiones, cambio.comisiones),
})

export const isActivo = (i: Interruptor, ahora = Date.now()): boolean =>
  (i.caido || i.lentoMs > 0 || i.rechaza !== false || i.disparates || i.hazYCorta) &&
  i.veces !== 0 &&
  (i.hasta === null || ahora < i.hasta)

/** The behaviour for this one request, counting down `veces`. */
export const takeTurno = (i: Interruptor, ahora = Date.now()): Interruptor => {
  if (!isActivo(i, ahora)) return apagado()
  if (i.veces !== null) i.veces--
  return { ...i }
}
