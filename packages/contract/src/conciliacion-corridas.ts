import { z } from 'zod'
import { idNumerico } from './id.ts'
import { pesos } from './pesos.ts'

export const idDeCorrida = z.object({ corridaID: idNumerico })
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A run: rules first, then what is exact and unique; suggestions are counted. Repeating it does no harm. */
export const corrida = z
  .object({
    corridaID: z.number().int(),
    grupo: z.string(),
    importacionID: z.number().int().nullable(),
    estado: z.enum(['enEspera', 'enCurso', 'terminada', 'fallida']),
    total: z.number().int(),
    revisados: z.number().int(),
    porRegla: z.number().int(),
    aplicados: z.number().int(),
    conSugerencia: z.number().int(),
    creadaEn: z.string(),
    terminadaEn: z.string().nullable(),
    quien: z.string(),
  })
  .meta({ id: 'CorridaDeConciliacion' })
export type Corrida = z.infer<typeof corrida>
export const corridaEntrada = z.object({ importacionID: id.nullish() }).meta({ id: 'CorridaEntrada' })

const cuenta = z.object({
  filas: z.number().int(),
  monto: z.array(z.object({ moneda: z.string(), monto: pesos })),
})
/** As far as a list counts: `totalTopado`, there are more. */
const conteo = z.object({ total: z.number().int(), totalTopado: z.boolean() })
export const resumenConciliacion = z
  .object({
    /** False: this person sees no matching; the rest is then empty. */
    puedeConciliar: z.boolean(),
    sinIdentificar: cuenta,
    parcial: cuenta,
    /** Of what is left (sinIdentificar and parcial), what was put aside for later. */
    paraDespues: cuenta,
    /** Rows done, as their lists count them: by who tied them, and those set aside with a reason. */
    porMaquina: conteo,
    porPersona: conteo,
    ignorados: conteo,
    /** Applied rows that a cargo of the same amount may have taken back. */
    conCargoIgual: z.number().int(),
    conSugerencia: z.number().int(),
    corrida: corrida.nullable(),
    /** The table of weights and thresholds, as it is in force. */
    pesos: z.array(
      z.object({ razon: z.string(), texto: z.string(), puntos: z.number().int(), explicacion: z.string() }),
    ),
    umbrales: z.object({
      sugerencia: z.number().int(),
      diasMaquina: z.number().int(),
      diasBusqueda: z.number().int(),
    }),
  })
  .meta({ id: 'ResumenDeConciliacion' })
export type ResumenConciliacion = z.infer<typeof resumenConciliacion>
