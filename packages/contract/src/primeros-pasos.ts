import { clavesDePaso } from '@valija/domain/inicio/primeros-pasos.ts'
import { z } from 'zod'

/** The main journeys of a role, in order; empty when the person closed the list or the role has none. */
export const primerosPasosRespuesta = z
  .object({ pasos: z.array(z.object({ clave: z.enum(clavesDePaso), hecho: z.boolean() })) })
  .meta({ id: 'PrimerosPasos' })
export type PrimerosPasos = z.infer<typeof primerosPasosRespuesta>
