import { sistemasRespuesta } from '@valija/contract/sistemas.ts'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { partes } from '../operacion/sonda.ts'
import type { App } from './app-type.ts'
import { probe } from './probe.ts'

const salud = z.object({
  /** `saliendo`: it was told to stop, and answers what still comes. */
  estado: z.enum(['ok', 'degradado', 'falla', 'saliendo']),
  /** Parts without which calls fail: then the answer is 503. */
  fallas: z.array(z.enum(partes)).optional(),
  /** What is wrong and lets calls pass; `trabajadores`: no process takes jobs; `correo`: mail waits for over an hour. */
  avisos: z.array(z.string()).optional(),
  /** Authorities of the SAT in force, and the day on which the first of them ends. */
  anclas: z.object({ vigentes: z.number(), vence: z.string().nullable() }),
})

export function registerSalud(app: App, deps: Deps): void {
  const config = { allow: 'publico', rateLimit: false } as const
  app.get(
    '/api/viva',
    { schema: { tags: ['operación'], response: { 200: z.object({ estado: z.literal('viva') }) } }, config },
    () => ({ estado: 'viva' as const }),
  )
  app.get(
    '/api/salud',
    { schema: { tags: ['operación'], response: { 200: salud, 503: salud } }, config },
    async (_req, reply) => {
      const { fallas, avisos, anclas } = await deps.sonda.estado()
      const lists = { ...(fallas.length > 0 ? { fallas } : {}), ...(avisos.length > 0 ? { avisos } : {}) }
      if (deps.sonda.saliendo())
        return reply.status(503).send({ estado: 'saliendo' as const, ...lists, anclas })
      if (fallas.length > 0) return reply.status(503).send({ estado: 'falla' as const, ...lists, anclas })
      return { estado: avisos.length > 0 ? ('degradado' as const) : ('ok' as const), ...lists, anclas }
    },
  )

  let seen: { at: number; answer: z.infer<typeof sistemasRespuesta> } | null = null
  app.get(
    '/api/sistemas',
    { schema: { tags: ['operación'], response: { 200: sistemasRespuesta } }, config: { allow: 'sesion' } },
    async () => {
      if (seen && Date.now() - seen.at < 15_000) return seen.answer
      const [sat, ant] = await Promise.all([probe(deps.config.satUrl), probe(deps.config.antUrl)])
      seen = {
        at: Date.now(),
        answer: [
          { sistema: 'SAT', estado: sat },
          { sistema: 'ANT', estado: ant },
        ],
      }
      return seen.answer
    },
  )
}
