import { z } from 'zod'
import { pesos } from './pesos.ts'

/** Kinds of things that are found, in the order of the answer. */
export const clasesHalladas = [
  'reserva',
  'factura',
  'lote',
  'pago',
  'comprobante',
  'movimiento',
  'complemento',
  'comision',
  'prefactura',
  'proveedor',
  'comisionista',
  'usuario',
] as const
export const claseHallada = z.enum(clasesHalladas)
export type ClaseHallada = z.infer<typeof claseHallada>

const hallado = z
  .object({
    id: z.string(),
    /** What it is known by: folio, name, localizador. */
    titulo: z.string(),
    /** Its other names, joined by ' · '. */
    detalle: z.string(),
    importe: pesos.nullable(),
    moneda: z.string(),
    /** Calendar day. */
    fecha: z.string().nullable(),
    estado: z.string().nullable(),
    /** Of a factura, a lote or a payment to a supplier: its lote. */
    loteId: z.number().int().nullable(),
    categoria: z.enum(['Proveedor', 'Comisionista']).nullable(),
    estatus: z.string().nullable(),
    /** Of what is still to be paid to a supplier or an agent: the calendar day given for it. */
    fechaPago: z.string().nullable(),
    /** Of a commission or a pre-invoice: whose. */
    comisionistaId: z.number().int().nullable(),
  })
  .meta({ id: 'Hallado' })
export type Hallado = z.infer<typeof hallado>

export const buscarEntrada = z.object({ q: z.string().trim().max(500) })
/**
 * GET /api/buscar: what the caller may see of each kind, exact ones first and then the newest; kinds without any are left out.
 * `parte`: nothing has all of the text, and these have this of it. `parecidos`: nothing goes by the text, and these have a name
 * like it, the likest first.
 */
export const buscarRespuesta = z
  .object({
    grupos: z.array(z.object({ clase: claseHallada, filas: z.array(hallado), hayMas: z.boolean() })),
    parte: z.string().nullable(),
    parecidos: z.boolean(),
  })
  .meta({ id: 'BuscarRespuesta' })
export type BuscarRespuesta = z.infer<typeof buscarRespuesta>
