import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'
import type { Actor } from './actor.ts'
import { createAforo, enMemoria } from './aforo.ts'
import { direccionDe } from './direccion.ts'
import { bytesPorCarga } from './limites.ts'

/** Below this a body is not counted: there are as many as calls. */
const ligero = 256 * 1024
/** A document in JSON is its bytes, its text and what is made of it. */
const vecesJson = 4

/** How many bytes it says it has, or may have, and what it takes of the room. */
function sizeOf(request: FastifyRequest): { largo: number; bytes: number } {
  const { 'content-length': dicho, 'transfer-encoding': sinLargo } = request.headers
  // `isMultipart` knows once the body is being read.
  const multipart = /^multipart\//i.test(request.headers['content-type'] ?? '')
  const tope = multipart ? bytesPorCarga : request.routeOptions.bodyLimit
  const largo = dicho === undefined ? (sinLargo === undefined ? 0 : tope) : Math.min(Number(dicho), tope)
  return { largo: dicho === undefined ? ligero : largo, bytes: multipart ? largo : largo * vecesJson }
}

/** After the session, before the body is read: one that waits is not read from its socket. */
export function registerCuerpos(app: FastifyInstance): void {
  const aforo = createAforo(enMemoria)
  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { largo, bytes }: ReturnType<typeof sizeOf>,
  ) => {
    const { raw } = request
    const sale = await aforo.entra({
      quien: (request.actor as Actor | null)?.usuarioId ?? direccionDe(request.ip),
      bytes,
      largo,
      // What lies unread is waited for by us; what nobody reads yet has nobody to tell.
      traidos: () =>
        raw.complete || raw.readableLength > 0 || raw.listenerCount('error') === 0
          ? null
          : raw.socket.bytesRead,
      cut: () => {
        void reply.header('connection', 'close')
        raw.emit('error', refuse('lectoresOcupados'))
      },
    })
    if (!sale) throw refuse('lectoresOcupados')
    // Whoever left meanwhile has no answer to close.
    if (raw.socket.destroyed) return sale()
    reply.raw.once('close', sale)
  }
  app.addHook('preParsing', (request, reply, payload, done) => {
    const size = sizeOf(request)
    if (size.bytes < ligero) return done(null, payload)
    admit(request, reply, size).then(() => done(null, payload), done)
  })
}
