import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ExternalSystemError } from '../adapters/external-system-error.ts'
import { isAusencia } from '../operacion/ultimo-recurso.ts'

/** Our own database or store went away while this was asked; what lies outside has words of its own. */
export const isNuestraAusencia = (error: unknown): boolean =>
  !(error instanceof ExternalSystemError) && isAusencia(error)

/** Milliseconds before each further try: the pool may hold other connections of the same server that died with the first. */
const pausas = [20, 200, 1000]

/** What only reads is asked again when a connection broke under it. */
export async function readAgain<T>(read: () => T | Promise<T>): Promise<T> {
  for (const pausa of pausas)
    try {
      return await read()
    } catch (error) {
      if (!isNuestraAusencia(error)) throw error
      await sleep(pausa)
    }
  return read()
}

/** A GET whose connection is lost is answered over another; a write is not repeated: the person is asked to. */
export function repeatReads(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET') return
    const { handler } = route
    route.handler = function (request, reply) {
      return readAgain(() => handler.call(this, request, reply))
    }
  })
}
