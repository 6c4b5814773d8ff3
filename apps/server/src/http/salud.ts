import { llamadasDeOperacion } from '@valija/contract/llamadas/operacion.ts'
import { sistemasRespuesta } from '@valija/contract/sistemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { App } from './app-type.ts'
import { probe } from './probe.ts'
import { serve } from './serve.ts'
import { readSimulador } from './simulador.ts'

export function registerSalud(app: App, deps: Deps): void {
  serve(app, llamadasDeOperacion.viva, () => ({ estado: 'viva' as const }))
  serve(app, llamadasDeOperacion.salud, async (_req, reply) => {
    const { fallas, avisos, anclas } = await deps.sonda.estado()
    const lists = { ...(fallas.length > 0 ? { fallas } : {}), ...(avisos.length > 0 ? { avisos } : {}) }
    if (deps.sonda.saliendo())
      return reply.status(503).send({ estado: 'saliendo' as const, ...lists, anclas })
    if (fallas.length > 0) return reply.status(503).send({ estado: 'falla' as const, ...lists, anclas })
    return { estado: avisos.length > 0 ? ('degradado' as const) : ('ok' as const), ...lists, anclas }
  })

  serve(app, llamadasDeOperacion.simulador, () => readSimulador(deps.config))

  let seen: { at: number; answer: z.infer<typeof sistemasRespuesta> } | null = null
  serve(app, llamadasDeOperacion.sistemas, async () => {
    if (seen && Math.abs(Date.now() - seen.at) < 15_000) return seen.answer
    const [sat, ant] = await Promise.all([probe(deps.config.satUrl), probe(deps.config.antUrl)])
    seen = {
      at: Date.now(),
      answer: [
        { sistema: 'SAT', estado: sat },
        { sistema: 'ANT', estado: ant },
      ],
    }
    for (const { sistema, estado } of seen.answer)
      await sql`insert into sistemas_vistos (sistema, estado, desde) values (${sistema}, ${estado}, ${deps.reloj.ahora()})
        on conflict (sistema) do update set estado = excluded.estado, desde = excluded.desde
        where sistemas_vistos.estado <> excluded.estado`
        .execute(deps.db)
        // What was seen is answered also while it cannot be written down.
        .catch((error: unknown) => deps.log.warn({ err: error, sistema }, 'state of a system not kept'))
    return seen.answer
  })
}
