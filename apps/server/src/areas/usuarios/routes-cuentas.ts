import {
  aceptarEntrada,
  aceptarRespuesta,
  agregarClaimsConsulta,
  crearEntrada,
  crearRespuesta,
  usuarioId,
} from '@valija/contract/usuarios.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { clearSecondFactor } from '../acceso/change-second-factor.ts'
import { acceptUsuario, addClaim } from './accept-usuario.ts'
import { blockUsuario } from './block-usuario.ts'
import { createUsuario } from './create-usuario.ts'
import { findUsuario } from './find-usuario.ts'
import { resendAccess } from './resend-access.ts'

const tags = ['usuarios']
const params = z.object({ id: usuarioId })
const conId = z.object({ id: z.number().int() })

/** Accepting, blocking and making accounts: an admin's. */
export function registerAccountRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/usuarios/crear',
    {
      schema: { tags, body: crearEntrada, response: { 200: crearRespuesta } },
      config: { allow: 'usuarios.crearProveedor' },
    },
    (req) => createUsuario(deps, req.actor, req.body),
  )
  app.post(
    '/api/usuarios/:id/aceptar',
    {
      schema: { tags, params, body: aceptarEntrada, response: { 200: aceptarRespuesta } },
      config: { allow: 'usuarios.aceptar' },
    },
    (req) => acceptUsuario(deps, req.actor, { id: req.params.id, ...req.body }),
  )
  app.post(
    '/api/usuarios/:id/bloquear',
    {
      schema: {
        tags,
        params,
        body: z.object({ motivo: z.string().trim().max(500).nullish() }),
        response: { 200: conId },
      },
      config: { allow: 'usuarios.aceptar' },
    },
    (req) => blockUsuario(deps, req.actor, { id: req.params.id, ...req.body }),
  )
  app.post(
    '/api/usuarios/:id/reenviarAcceso',
    {
      schema: { tags, params, response: { 204: z.null() } },
      config: { allow: 'usuarios.aceptar', rateLimit: { max: 60, timeWindow: '1 minute' } },
    },
    async (req, reply) => {
      await resendAccess(deps, req.actor, req.params.id)
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/api/usuarios/:id/quitarSegundoFactor',
    {
      schema: { tags, params, response: { 204: z.null() } },
      config: { allow: 'usuarios.aceptar' },
    },
    async (req, reply) => {
      await clearSecondFactor(deps, req.actor, (await findUsuario(deps.db, req.params.id)).id)
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/api/usuarios/AgregarClaims',
    {
      schema: { tags, querystring: agregarClaimsConsulta, body: usuarioId, response: { 204: z.null() } },
      config: { allow: 'usuarios.aceptar' },
    },
    async (req, reply) => {
      const { ClaimType, ClaimValue } = req.query
      await addClaim(deps, req.actor, { id: req.body, tipo: ClaimType, valor: ClaimValue })
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/api/usuarios/RemoverAdmin',
    {
      schema: { tags, body: usuarioId, response: { 200: conId } },
      config: { allow: 'usuarios.aceptar' },
    },
    (req) => blockUsuario(deps, req.actor, { id: req.body }),
  )
}
