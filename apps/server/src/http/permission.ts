import { type Capacidad, can } from '@valija/domain/acceso/permisos.ts'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'
import type { Actor } from './actor.ts'

/**
 * What a route asks of its caller. Every route names one, or the start stops.
 * - `publico`: anybody; `sesion`: any signed-in person, also one without a role;
 * - a capability of the permission table: a role that has it.
 * `boleto`: the route may also be opened with a ticket for one minute and one use (`?boleto=`), as a browser's link.
 */
export type Allow = 'publico' | 'sesion' | Capacidad

declare module 'fastify' {
  interface FastifyContextConfig {
    allow?: Allow
    boleto?: boolean
  }
  interface FastifyRequest {
    /** Present on every route that is not `publico`. */
    actor: Actor
  }
}

export function assertAllowed(request: FastifyRequest, actor: Actor, allow: Exclude<Allow, 'publico'>): void {
  request.actor = actor
  if (allow === 'sesion') return
  if (actor.debe) throw refuse(actor.debe === 'cambiarClave' ? 'debeCambiarContrasena' : 'debeSegundoFactor')
  if (actor.rol === null) throw refuse('accesoPendiente')
  if (!can(actor.rol, allow)) throw refuse('sinPermiso')
}
