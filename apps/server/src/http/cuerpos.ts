import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'
import type { Actor } from './actor.ts'
import { direccionDe } from './direccion.ts'
import { bytesPorCarga } from './limites.ts'

const mb = 1024 ** 2
/** Bytes of bodies held at once: one person's, which is one whole load, and everybody's; and how long one waits, in ms. */
export const enMemoria = { persona: bytesPorCarga, todos: 160 * mb, esperaMs: 30_000 }
/** Below this a body is not counted: there are as many as calls. */
const ligero = 256 * 1024
/** A document in JSON is its bytes, its text and what is made of it. */
const vecesJson = 4

type Limites = typeof enMemoria
type Espera = { quien: string; peso: number; admit: () => void }

/** Admits bodies while there is room, in the order they came; whoever is over its own share waits and is passed over. */
export function createAforo(limites: Limites) {
  let total = 0
  const porPersona = new Map<string, number>()
  const cola: Espera[] = []
  const cabe = ({ quien, peso }: Espera) =>
    total + peso <= limites.todos && (porPersona.get(quien) ?? 0) + peso <= limites.persona
  const count = (quien: string, peso: number) => {
    total += peso
    const suyo = (porPersona.get(quien) ?? 0) + peso
    if (suyo === 0) porPersona.delete(quien)
    else porPersona.set(quien, suyo)
  }
  const advance = () => {
    for (let i = 0; i < cola.length; )
      if (cabe(cola[i] as Espera)) {
        const [listo] = cola.splice(i, 1)
        if (!listo) return
        count(listo.quien, listo.peso)
        listo.admit()
      } else i++
  }
  return {
    /** True once there is room for it; false when it waited too long. */
    entra(quien: string, bytes: number): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const espera: Espera = {
        quien,
        peso: Math.min(bytes, limites.persona),
        admit: () => {
          clearTimeout(reloj)
          resolve(true)
        },
      }
      const reloj = setTimeout(() => {
        cola.splice(cola.indexOf(espera), 1)
        resolve(false)
      }, limites.esperaMs)
      cola.push(espera)
      advance()
      return promise
    },
    sale(quien: string, bytes: number): void {
      count(quien, -Math.min(bytes, limites.persona))
      advance()
    },
    uso: () => ({ total, esperan: cola.length }),
  }
}

function bytesOf(request: FastifyRequest): number {
  const { 'content-length': largo, 'transfer-encoding': sinLargo } = request.headers
  const multipart = request.isMultipart()
  const tope = multipart ? bytesPorCarga : request.routeOptions.bodyLimit
  const bytes = largo === undefined ? (sinLargo === undefined ? 0 : tope) : Math.min(Number(largo), tope)
  return multipart ? bytes : bytes * vecesJson
}

/** After the session, before the body is read: one that waits is not read from its socket. */
export function registerCuerpos(app: FastifyInstance): void {
  const aforo = createAforo(enMemoria)
  app.addHook('preParsing', async (request, reply) => {
    const bytes = bytesOf(request)
    if (bytes < ligero) return
    const quien = (request.actor as Actor | null)?.usuarioId ?? direccionDe(request.ip)
    if (!(await aforo.entra(quien, bytes))) throw refuse('lectoresOcupados')
    // Whoever left meanwhile has no answer to close.
    if (request.raw.socket.destroyed) return aforo.sale(quien, bytes)
    reply.raw.once('close', () => aforo.sale(quien, bytes))
  })
}
