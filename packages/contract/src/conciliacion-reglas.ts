import { z } from 'zod'
import { movimientoPorConciliar } from './conciliacion.ts'
import { idNumerico } from './id.ts'

/* Rules «si el texto contiene → concepto / reserva / ignorar», tried in order, the first that fits counts. */
const texto = (largo: number) => z.string().trim().max(largo)

export const idDeRegla = z.object({
  reglaID: idNumerico,
})
export const reglaEntrada = z
  .object({
    /** Compared without case or accents with concepto, referencia and referencia ampliada. */
    contiene: texto(120).min(2),
    accion: z.enum(['concepto', 'reserva', 'ignorar']),
    /** The concept, the localizador, or the reason for ignoring. */
    valor: texto(200),
    /** Only rows of this source; null for all. */
    fuente: texto(40).nullish(),
    activa: z.boolean().default(true),
  })
  .meta({ id: 'ReglaDeConciliacionEntrada' })
export const regla = reglaEntrada
  .extend({
    reglaID: z.number().int(),
    fuente: z.string().nullable(),
    activa: z.boolean(),
    orden: z.number().int(),
    /** Rows it has touched so far. */
    usos: z.number().int(),
    quien: z.string(),
    cuando: z.string(),
  })
  .meta({ id: 'ReglaDeConciliacion' })
export type Regla = z.infer<typeof regla>
export const reglasRespuesta = z.object({ reglas: z.array(regla) }).meta({ id: 'ReglasDeConciliacion' })
export const ordenDeReglasEntrada = z
  .object({ reglaIDs: z.array(z.number().int().positive()).max(500) })
  .meta({ id: 'OrdenDeReglasEntrada' })
export const previaDeRegla = z
  .object({ filas: z.number().int(), primeras: z.array(movimientoPorConciliar) })
  .meta({ id: 'PreviaDeRegla' })
export type PreviaDeRegla = z.infer<typeof previaDeRegla>
