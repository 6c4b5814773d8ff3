import { sistemasRespuesta } from '@valija/contract/sistemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { countVigentes, loadAnclas } from '../areas/facturas/anclas.ts'
import type { Deps } from '../deps.ts'
import type { App } from './app-type.ts'

const salud = z.object({
  estado: z.enum(['ok', 'falla']),
  fallas: z.array(z.string()).optional(),
  /** Authorities of the SAT in force, and the day on which the first of them ends. */
  anclas: z.object({ vigentes: z.number(), vence: z.string().nullable() }),
})

export function registerSalud(app: App, deps: Deps): void {
  app.get(
    '/api/salud',
    {
      schema: { tags: ['operación'], response: { 200: salud, 503: salud } },
      config: { allow: 'publico', rateLimit: false },
    },
    async (_req, reply) => {
      const anclas = countVigentes(loadAnclas(deps.config))
      const checks = {
        'base de datos': sql`select 1`.execute(deps.db).then(() => true),
        trabajos: Promise.resolve(deps.jobs.isWell()),
        archivos: deps.archivos.comprobar().then(() => true),
        anclas: Promise.resolve(anclas.vigentes > 0),
      }
      const fallas: string[] = []
      for (const [name, check] of Object.entries(checks))
        if (!(await check.catch(() => false))) fallas.push(name)
      return fallas.length === 0
        ? { estado: 'ok' as const, anclas }
        : reply.status(503).send({ estado: 'falla' as const, fallas, anclas })
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

/** Any answer counts as reachable; more than three seconds is slow. */
async function probe(url: string | undefined): Promise<'en línea' | 'lento' | 'sin respuesta'> {
  if (!url) return 'sin respuesta'
  const start = performance.now()
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(6000) })
    if (answer.status >= 500) return 'sin respuesta'
    return performance.now() - start > 3000 ? 'lento' : 'en línea'
  } catch {
    return 'sin respuesta'
  }
}
