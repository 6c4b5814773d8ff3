import { z } from 'zod'

/** How a simulated system misbehaves. `veces` limits it to that many requests; null means until switched off. */
const interruptor = z.object({
  caido: z.boolean(),
  lentoMs: z.number().int().min(0).max(600_000),
  /** true: its own way of refusing; a number: that HTTP status. */
  rechaza: z.union([z.boolean(), z.number().int().min(400).max(599)]),
  disparates: z.boolean(),
  hazYCorta: z.boolean(),
  veces: z.number().int().min(0).nullable(),
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

/** What POST /interruptores takes: any part of it; a null in a record takes that entry out. */
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

const apagado = (): Interruptor => ({
  caido: false,
  lentoMs: 0,
  rechaza: false,
  disparates: false,
  hazYCorta: false,
  veces: null,
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

export const mergeInterruptores = (antes: Interruptores, cambio: CambioInterruptores): Interruptores => ({
  sat: { ...antes.sat, ...cambio.sat, porUuid: mezclaRegistro(antes.sat.porUuid, cambio.sat?.porUuid) },
  ant: {
    ...antes.ant,
    ...cambio.ant,
    facturasInvalidas: mezclaRegistro(antes.ant.facturasInvalidas, cambio.ant?.facturasInvalidas),
  },
  cola: { ...antes.cola, ...cambio.cola },
  contabilidad: {
    ...antes.contabilidad,
    ...cambio.contabilidad,
    porFactura: mezclaRegistro(antes.contabilidad.porFactura, cambio.contabilidad?.porFactura),
  },
  correo: { ...antes.correo, ...cambio.correo },
  jnp: { ...antes.jnp, ...cambio.jnp },
  bms: { ...antes.bms, ...cambio.bms },
  clientes: { ...antes.clientes, ...cambio.clientes },
  pagosReserva: { ...antes.pagosReserva, ...cambio.pagosReserva },
  productos: { ...antes.productos, ...cambio.productos },
  estancias: { ...antes.estancias, ...cambio.estancias },
  tipoCambio: { ...antes.tipoCambio, ...cambio.tipoCambio },
  banxico: { ...antes.banxico, ...cambio.banxico },
  comisiones: { ...antes.comisiones, ...cambio.comisiones },
})

export const isActivo = (i: Interruptor): boolean =>
  (i.caido || i.lentoMs > 0 || i.rechaza !== false || i.disparates || i.hazYCorta) && i.veces !== 0

/** The behaviour for this one request, counting down `veces`. */
export const takeTurno = (i: Interruptor): Interruptor => {
  if (!isActivo(i)) return apagado()
  if (i.veces !== null) i.veces--
  return { ...i }
}
