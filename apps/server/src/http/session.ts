import { message } from '@valija/contract/messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { redeemBoleto } from '../areas/acceso/boletos.ts'
import { digestOf, hashToken, isOfBlocked, loadActor } from '../areas/acceso/load-actor.ts'
import { createNoteUse } from '../areas/acceso/note-use.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseWith } from '../refuse.ts'
import type { Actor } from './actor.ts'
import { readAgain } from './ausencias.ts'
import { assertAllowed } from './permission.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether the caller is still who the headers let in, once a body that may take minutes has come: an ended session, a
     * block or a role taken away holds for it too. Absent where the call is public.
     */
    askAgain?: () => Promise<void>
  }
}

/** Sent by our pages with what they ask while nobody touches them. */
const deFondo = 'x-valija-de-fondo'

/** Files that are the same for everybody: the document of the calls and the built screens. */
const unguarded = ['/api/documentacion', '/assets/']

/** Reads the caller from `Authorization: Bearer` (or a ticket) and holds the permission table against the route. */
export function registerSession(app: FastifyInstance, deps: Deps): void {
  const cache = createActorCache(deps)
  const noteUse = createNoteUse(deps)
  app.addHook('onRoute', (route) => {
    if (unguarded.some((prefix) => route.url.startsWith(prefix))) return
    const what = `route ${String(route.method)} ${route.url}`
    const allow = route.config?.allow
    if (allow === undefined) throw new Error(`${what} names no permission`)
    // The matrix of calls and roles reads the document: what is left out of it would be held against nothing.
    if (route.schema?.hide === true && allow !== 'publico')
      throw new Error(`${what} is left out of the document`)
  })
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions
    // In production even the list of calls is for who has signed in.
    const isDocument = url?.startsWith('/api/documentacion') && !deps.config.demostracion
    const allow = config.allow ?? (isDocument ? 'sesion' : undefined)
    if (allow === undefined || allow === 'publico') return
    const actor = cache.held(bearerOf(request)) ?? (await readAgain(() => callerOf(request, deps, cache)))
    if (!actor) throw await whyNot(request, deps)
    // What a page asks by itself, with nobody at it, is no use of the session.
    if (request.headers[deFondo] === undefined) noteUse(actor.sesionId)
    assertAllowed(request, actor, allow)
    request.askAgain = async () => {
      const still = await readAgain(() => callerOf(request, deps, cache))
      if (!still) throw await whyNot(request, deps)
      const { actor: antes } = request
      assertAllowed(request, still, allow)
      // By which door it came stays.
      request.actor = { ...antes, ...still }
    }
  })
  // What comes in files is read by its call, which asks by itself (`receiveFiles`).
  app.addHook('preHandler', ({ body, askAgain }, _reply, done) => {
    if (!body || !askAgain) return done()
    askAgain().then(() => done(), done)
  })
}

const bearerOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined

async function callerOf(request: FastifyRequest, deps: Deps, cache: ActorCache): Promise<Actor | null> {
  const token = bearerOf(request)
  if (token !== undefined) return cache.get(token)
  const { boleto } = request.query as { boleto?: unknown }
  if (typeof boleto === 'string' && boleto !== '' && request.routeOptions.config.boleto)
    return redeemBoleto(deps, boleto, request.url)
  return null
}

/** The answer to whom nobody is: the same for all but those who were in and were blocked. */
async function whyNot(request: FastifyRequest, deps: Deps): Promise<Refusal> {
  const token = bearerOf(request)
  if (!token || !(await isOfBlocked(deps.db, hashToken(token)))) return refuse('sesionExpirada')
  const mensaje = message('cuentaBloqueada')
  return refuseWith('sesionExpirada', mensaje, { detalles: [{ campo: 'cuenta', mensaje }] })
}

type ActorCache = {
  /** Without a question; undefined when it must be asked. */
  held(token: string | undefined): Actor | undefined
  get(token: string): Promise<Actor | null>
}

/**
 * What a process holds about a session is dropped at once by NOTIFY (a sign-out, a claim, a block) and never kept
 * longer than the session itself, nor trusted while the process may be deaf to it; the bound keeps memory small.
 */
function createActorCache(deps: Deps): ActorCache {
  const held = new Map<string, Actor>()
  let generation = 0
  deps.eventos.onSessions((usuarioId) => {
    generation++
    for (const [key, actor] of held) if (usuarioId === '' || actor.usuarioId === usuarioId) held.delete(key)
  })
  return {
    held(token) {
      const known = token === undefined ? undefined : held.get(digestOf(token))
      if (!known || deps.eventos.isDeaf()) return undefined
      const ahora = deps.reloj.ahora()
      return known.expiracion > ahora && !(known.ociosaEn && known.ociosaEn <= ahora) ? known : undefined
    },
    async get(token) {
      const known = this.held(token)
      if (known) return known
      const key = digestOf(token)
      held.delete(key)
      const before = generation
      const actor = await loadActor(deps.db, hashToken(token), deps.reloj.ahora())
      if (actor && before === generation) {
        if (held.size > 5000) held.clear()
        held.set(key, actor)
      }
      return actor
    },
  }
}
