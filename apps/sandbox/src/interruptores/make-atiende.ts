import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Contexto } from '../contexto.ts'
import { conInterruptor, paginaDisparate, type Respuesta } from './con-interruptor.ts'
import type { Sistema } from './interruptores.ts'

export const rechazoSencillo = (status: number | null): Respuesta => ({
  status: status ?? 400,
  cuerpo: { mensaje: 'La solicitud fue rechazada' },
})

/** Every call of these systems: first what its switch says, and only then its work. */
export const makeAtiende =
  (contexto: Contexto, rechazo: (status: number | null) => Respuesta = rechazoSencillo) =>
  (
    sistema: Sistema,
    request: FastifyRequest,
    reply: FastifyReply,
    trabajo: () => Respuesta,
  ): Promise<FastifyReply> =>
    conInterruptor(request, reply, {
      interruptor: contexto.interruptores[sistema],
      cierre: contexto.cierre,
      rechazo,
      disparate: paginaDisparate,
      trabajo: (turno) => (turno.rechaza ? rechazo(null) : trabajo()),
    })
