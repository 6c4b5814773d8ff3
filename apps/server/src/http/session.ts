import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken, loadActor } from '../areas/acceso/load-actor.ts'
import { redeemBoleto } from '../areas/acceso/boletos.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../refuse.ts'
import type { Actor } from './actor.ts'
import { assertAllowed } from './permission.ts'

/** Reads the caller from `Authorization: Bearer` (or a ticket) and holds the permission table against the route. */
export function registerSession(app: FastifyInstance, deps: Deps): void {
  const cache = createActorCache(deps)
  app.addHook('onRoute', (route) => {
    const undocumented = route.config?.allow === undefined
    if (undocumented && !route.url.startsWith('/api/documentacion') && route.url.startsWith('/api'))
      throw new Error(`route ${String(route.method)} ${route.url} names no permission`)
  })
  app.addHook('onRequest', async (request) => {
    const allow = request.routeOptions.config.allow
    if (allow === undefined || allow === 'publico') return
    const actor = await callerOf(request, deps, cache)
    if (!actor) throw refuse('sesionExpirada')
    assertAllowed(request, actor, allow)
  })
}

async function callerOf(request: FastifyRequest, deps: Deps, cache: ActorCache): Promise<Actor | null> {
  const header = request.headers.authorization
  if (header?.startsWith('Bearer ')) return cache.get(header.slice(7))
  const { boleto } = request.query as { boleto?: string }
  if (boleto && request.routeOptions.config.boleto) return redeemBoleto(deps, boleto, request.url)
  return null
}

type ActorCache = { get(token: string): Promise<Actor | null> }

/**
 * What a process holds about a session is dropped at once by NOTIFY (a sign-out, a claim, a block) and never kept
 * longer than the session itself; the bound keeps memory small.
 */
function createActorCache(deps: Deps): ActorCache {
  const held = new Map<string, Actor>()
  let generation = 0
  deps.eventos.onSessions((usuarioId) => {
    generation++
    for (const [key, actor] of held) if (usuarioId === '' || actor.usuarioId === usuarioId) held.delete(key)
  })
  return {
    async get(token) {
      const hash = hashToken(token)
      const key = hash.toString('base64')
      const known = held.get(key)
      if (known && known.expiracion > deps.reloj.ahora()) return known
      held.delete(key)
      const before = generation
      const actor = await loadActor(deps.db, hash, deps.reloj.ahora())
      if (actor && before === generation) {
        if (held.size > 5000) held.clear()
        held.set(key, actor)
      }
      return actor
    },
  }
}
