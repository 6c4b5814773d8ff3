import type { FastifyInstance } from 'fastify'
import { createFilaJusta } from '../lectores/fila-justa.ts'
import { direccionDe } from './direccion.ts'

/** Calls that begin in one turn of the event loop: together they hold it for some milliseconds. */
const porVuelta = 8

/**
 * Who asks five hundred times at once has a few of them begun in each turn of the loop, and whoever asks meanwhile has its
 * own in the next. Calls that come one by one begin at once.
 */
export function registerTurnos(app: FastifyInstance): void {
  const fila = createFilaJusta<() => void>({ porPersona: Infinity, total: Infinity })
  let begun = 0
  const nextTurn = () => {
    begun = 0
    for (let turno = fila.next(() => true); turno; turno = fila.next(() => true)) {
      begin(turno.cosa)
      if (begun === porVuelta) return
    }
  }
  const begin = (call: () => void) => {
    if (begun++ === 0) setImmediate(nextTurn)
    call()
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (fila.length === 0 && begun < porVuelta) return begin(done)
    fila.push(direccionDe(request.ip), () => {
      // Whoever left meanwhile is owed nothing.
      if (!request.raw.destroyed) done()
    })
  })
}
