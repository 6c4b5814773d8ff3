import type { FastifyInstance } from 'fastify'
import { createFilaJusta } from '../lectores/fila-justa.ts'
import { refuse } from '../refuse.ts'

/** Uploads that a process works on at once, and of one person. */
export const turnos = { total: 6, porPersona: 2 } as const
const enEspera = { porPersona: 300, total: 3000 }

/**
 * Uploads take turns, person by person: a call that only reads never stands behind a hundred of them, and what waits
 * keeps its files in the network and not in memory. Call it where the session is known.
 */
export function registerTurnos(app: FastifyInstance): void {
  const fila = createFilaJusta<() => void>(enEspera)
  const deQuien = new Map<string, number>()
  let trabajando = 0
  const count = (quien: string, by: number) => {
    const now = (deQuien.get(quien) ?? 0) + by
    if (now === 0) deQuien.delete(quien)
    else deQuien.set(quien, now)
    trabajando += by
  }
  const pump = () => {
    while (trabajando < turnos.total) {
      const turno = fila.next((quien) => (deQuien.get(quien) ?? 0) < turnos.porPersona)
      if (!turno) return
      count(turno.quien, 1)
      turno.cosa()
    }
  }
  app.addHook('preHandler', async (req, reply) => {
    if (!req.isMultipart()) return
    const quien = req.actor?.usuarioId ?? req.ip
    await new Promise<void>((resolve, reject) => {
      let suyo = false
      let left = false
      const enter = () => {
        suyo = true
        resolve()
      }
      const leave = () => {
        if (left) return
        left = true
        if (suyo) count(quien, -1)
        else fila.remove(quien, enter)
        // Gone before its turn: nobody hears this.
        reject(refuse('demasiadasPeticiones'))
        pump()
      }
      if (!fila.push(quien, enter)) return reject(refuse('demasiadasPeticiones'))
      reply.raw.once('finish', leave)
      reply.raw.once('close', leave)
      pump()
    })
  })
}
