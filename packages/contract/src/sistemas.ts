import { z } from 'zod'

/** State of the outside systems as the app bar shows it. */
export const sistemasRespuesta = z.array(
  z.object({ sistema: z.enum(['SAT', 'ANT']), estado: z.enum(['en línea', 'lento', 'sin respuesta']) }),
)
