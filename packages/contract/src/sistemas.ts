import { z } from 'zod'

/** State of the outside systems as the app bar shows it. */
export const sistemasRespuesta = z.array(
  z.object({ sistema: z.enum(['SAT', 'ANT']), estado: z.enum(['en línea', 'lento', 'sin respuesta']) }),
)

export const simuladorRespuesta = z.object({ encendido: z.array(z.string()) })

/** Parts without which calls fail. */
export const partes = ['base de datos', 'trabajos', 'archivos', 'anclas'] as const
/**
 * What is wrong, or soon will be, and lets calls pass; `trabajadores`: no process takes jobs; `correo`: mail waits for over
 * an hour; `disco`: less than 2 GB free; `certificados`: an authority of the SAT, or a TLS certificate, ends soon; `reloj`:
 * the clock of this process is not that of the database.
 */
export const avisosDeSalud = ['trabajadores', 'correo', 'enPausa', 'disco', 'certificados', 'reloj'] as const
export const salud = z.object({
  /** `saliendo`: it was told to stop, and answers what still comes. */
  estado: z.enum(['ok', 'degradado', 'falla', 'saliendo']),
  /** The answer is then 503. */
  fallas: z.array(z.enum(partes)).optional(),
  avisos: z.array(z.enum(avisosDeSalud)).optional(),
  /** Authorities of the SAT in force, and the day on which the first of them ends. */
  anclas: z.object({ vigentes: z.number(), vence: z.string().nullable() }),
})
