import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from './actor.ts'

/**
 * What is read while it is sent lasts as long as its reader wants: who was blocked meanwhile, or given other claims, or whose
 * session ended, is sent no more of it. It breaks off: a file that ends would pass for a whole one. Of what is asked for by
 * its head alone nothing is read.
 */
export function registerDescargasAbiertas(app: FastifyInstance, { db, eventos, log, reloj }: Deps): void {
  const open = new Map<ServerResponse, Actor>()
  app.addHook('onSend', (request, reply, payload, done) => {
    const actor = request.actor as Actor | null
    if (request.method === 'HEAD' && isStream(payload)) payload.destroy()
    // Live events end by themselves.
    if (actor && isStream(payload) && reply.getHeader('content-type') !== 'text/event-stream') {
      open.set(reply.raw, actor)
      reply.raw.once('close', () => open.delete(reply.raw))
    }
    done(null, payload)
  })
  eventos.onSessions((usuarioId) => {
    for (const [answer, actor] of open)
      if (usuarioId === '' || usuarioId === actor.usuarioId)
        mayGoOn(db, actor, reloj.ahora()).then(
          (may) => may || answer.destroy(),
          (error: unknown) => log.warn({ err: error }, 'whose download it is was not looked at'),
        )
  })
}

/** As the framework tells one: a ZIP, and so a workbook, is none of Node's own class. */
const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload && typeof payload.pipe === 'function'

const say = (claims: readonly { tipo: string; valor: string }[]): string =>
  JSON.stringify(claims.map(({ tipo, valor }) => [tipo, valor].join(' ')).sort())

async function mayGoOn(db: Db, { usuarioId, claims, ...por }: Actor, ahora: Date): Promise<boolean> {
  const sesionId = por.boletoDe ?? por.sesionId
  const now = await db
    .selectFrom('usuarioClaims as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuarioId')
    .select(['c.tipo', 'c.valor'])
    .where('u.id', '=', usuarioId)
    .where('u.bloqueadoEn', 'is', null)
    .$if(sesionId !== '', (query) =>
      query
        .innerJoin('sesiones as s', 's.usuarioId', 'u.id')
        .where('s.id', '=', sesionId)
        .where('s.expiraEn', '>', ahora),
    )
    .execute()
  return say(now) === say(claims)
}
