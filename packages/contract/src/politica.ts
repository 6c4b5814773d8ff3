import { z } from 'zod'
import { diaIso } from './dia.ts'
import { pesos } from './pesos.ts'

/** A value of the policy, by its kind. Money travels in pesos. */
export const valorPolitica = z.discriminatedUnion('clase', [
  z.object({ clase: z.literal('dia'), valor: z.int().min(1).max(31) }),
  z.object({ clase: z.literal('numero'), valor: z.int().min(0).max(1_000_000) }),
  z.object({ clase: z.literal('centavos'), valor: pesos }),
  z.object({ clase: z.literal('lista'), valor: z.array(z.string().trim().min(1).max(60)).max(500) }),
  z.object({ clase: z.literal('texto'), valor: z.string().trim().max(200) }),
  z.object({ clase: z.literal('interruptor'), valor: z.boolean() }),
])
export type ValorPolitica = z.infer<typeof valorPolitica>

const cambio = z.object({
  valor: valorPolitica,
  /** First calendar day on which it holds. */
  desde: z.string(),
  fuente: z.string(),
  motivo: z.string().nullable(),
  /** Null: the documented value, put there at the first start. */
  quien: z.string().nullable(),
  cuando: z.string(),
})
export type CambioPolitica = z.infer<typeof cambio>

export const regla = z
  .object({
    clave: z.string(),
    nombre: z.string(),
    grupo: z.enum(['proveedor', 'comisiones', 'pagos', 'general']),
    vigente: cambio,
    /** The next change, when one is dated later than today. */
    programado: cambio.nullable(),
    cambios: z.number().int(),
    /** Of a cut-off: the next day it falls on, with its day and month as the page lists them. */
    corte: z.object({ dia: z.number().int(), mes: z.number().int(), fecha: z.string() }).nullable(),
  })
  .meta({ id: 'ReglaPolitica' })
export type ReglaPolitica = z.infer<typeof regla>

export const politicaRespuesta = z
  .object({ hoy: z.string(), cortes: z.array(regla), reglas: z.array(regla) })
  .meta({ id: 'Politica' })
export type PoliticaRespuesta = z.infer<typeof politicaRespuesta>

export const historiaRespuesta = z.array(cambio)

export const cambioEntrada = z
  .object({
    valor: valorPolitica,
    desde: diaIso,
    motivo: z.string().trim().min(1).max(400),
  })
  .meta({ id: 'CambioPoliticaEntrada' })
export type CambioEntrada = z.infer<typeof cambioEntrada>

export const previaEntrada = cambioEntrada.omit({ motivo: true }).meta({ id: 'PreviaPoliticaEntrada' })

/** What a change would do to the open drafts, judged on the day it begins. */
export const previaRespuesta = z
  .object({
    abiertos: z.number().int(),
    /** More drafts are open than were judged. */
    topado: z.boolean(),
    facturas: z.number().int(),
    afectados: z.array(
      z.object({
        borradorId: z.string(),
        nombre: z.string().nullable(),
        hotel: z.string().nullable(),
        creador: z.string(),
        facturas: z.array(
          z.object({
            id: z.string(),
            archivo: z.string(),
            folio: z.string(),
            sentido: z.enum(['deja de cumplir', 'vuelve a cumplir']),
            regla: z.string(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PreviaPolitica' })
export type PreviaPolitica = z.infer<typeof previaRespuesta>
