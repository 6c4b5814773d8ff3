import { z } from 'zod'
import { refuse } from '../../refuse.ts'

export const tags = ['catalogos']
export const config = { allow: 'pagos.ver' } as const
/** Payments §7: canonical under /api, with the literal spelling as alias. */
export const both = (path: string): string[] => [`/api${path}`, path]
export const eliminado = z.object({ id: z.number().int() })
export const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw refuse('noEncontrado')
  return one
}
