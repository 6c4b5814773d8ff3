import { z } from 'zod'
import type { Respuesta } from './interruptores/con-interruptor.ts'

/** Parses what came with the schema, else answers 400 with what is wrong. */
export const withBody = <T>(
  schema: z.ZodType<T>,
  valor: unknown,
  trabajo: (dato: T) => Respuesta,
): Respuesta => {
  const leido = schema.safeParse(valor)
  return leido.success
    ? trabajo(leido.data)
    : { status: 400, cuerpo: { mensaje: z.prettifyError(leido.error) } }
}
