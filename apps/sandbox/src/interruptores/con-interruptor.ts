import { setTimeout as espera } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Interruptor, takeTurno } from './interruptores.ts'

export type Respuesta = { status?: number; tipo?: string; cuerpo: unknown }
/** Some work ends without an answer, as a system does that hangs. */
export const sinRespuesta = Symbol('sinRespuesta')

export type Opciones = {
  interruptor: Interruptor
  cierre: AbortSignal
  rechazo: (status: number | null) => Respuesta
  disparate: Respuesta
  trabajo: (turno: Interruptor) => Respuesta | Promise<Respuesta> | typeof sinRespuesta
}

const cortar = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** Runs a simulated call under its switch: down, slow, nonsense, refusal, or work done and connection dropped. */
export const conInterruptor = async (
  request: FastifyRequest,
  reply: FastifyReply,
  opciones: Opciones,
): Promise<FastifyReply> => {
  const turno = takeTurno(opciones.interruptor)
  const responde = ({
    status = 200,
    tipo = 'application/json; charset=utf-8',
    cuerpo,
  }: Respuesta): FastifyReply =>
    reply
      .code(status)
      .header('content-type', tipo)
      .send(typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo))

  if (turno.caido) return cortar(request, reply)
  if (turno.lentoMs > 0) {
    try {
      await espera(turno.lentoMs, undefined, { signal: opciones.cierre })
    } catch {
      return cortar(request, reply)
    }
  }
  if (turno.disparates) return responde(opciones.disparate)
  if (typeof turno.rechaza === 'number') return responde(opciones.rechazo(turno.rechaza))
  const respuesta = await opciones.trabajo(turno)
  if (respuesta === sinRespuesta) {
    reply.hijack()
    return reply
  }
  return turno.hazYCorta ? cortar(request, reply) : responde(respuesta)
}

export const paginaDisparate: Respuesta = {
  tipo: 'text/html; charset=utf-8',
  cuerpo: '<html><body><h1>Sitio en mantenimiento</h1><p>∅ §§ 0x7f</p></body></html>',
}
