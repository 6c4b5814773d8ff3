import { z } from 'zod'

/** Body of every error answer. `mensaje` is Spanish, ready to show; `referencia` finds it in the log. */
export const cuerpoError = z
  .object({
    codigo: z.string(),
    titulo: z.string().optional(),
    mensaje: z.string(),
    detalles: z.array(z.object({ campo: z.string().optional(), mensaje: z.string() })),
    referencia: z.string(),
  })
  .meta({ id: 'Error' })
export type CuerpoError = z.infer<typeof cuerpoError>
