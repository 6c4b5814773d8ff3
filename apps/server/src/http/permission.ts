import type { Allow } from '@valija/contract/llamada.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'
import type { Actor } from './actor.ts'

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
