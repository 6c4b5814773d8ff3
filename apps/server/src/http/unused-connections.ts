import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A call that is on its way when the stop comes still arrives, in milliseconds. */
const graciaMs = 500

/**
 * Connections on which nothing was ever asked, as browsers, health checks and pools open them ahead of time: the server
 * takes them for busy, and a stop would wait for them until it is ended the hard way.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, graciaMs)
  })
}
