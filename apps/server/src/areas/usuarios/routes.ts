import { enlaceEntrada, enlaceRespuesta, registrarEntrada } from '@valija/contract/acceso.ts'
import {
  consultaUsuarios,
  conteosUsuarios,
  exportarUsuarios,
  listadoConsulta,
  usuarioDocumentado,
  usuariosRespuesta,
} from '@valija/contract/usuarios.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sendExport } from '../../http/exportar.ts'
import { allUsuarios, countUsuarios, listadoUsuarios, listUsuarios } from './list-usuarios.ts'
import { readEnlace } from './read-enlace.ts'
import { registerInvited } from './register-invited.ts'
import { registerAccountRoutes } from './routes-cuentas.ts'
import { registerInvitationRoutes } from './routes-invitaciones.ts'
import { registerSupplierRoutes } from './routes-proveedores.ts'
import { columnasUsuarios } from './user-columns.ts'

const tags = ['usuarios']

export function registerUsuariosRoutes(app: App, deps: Deps): void {
  registerAccountRoutes(app, deps)
  registerInvitationRoutes(app, deps)
  registerSupplierRoutes(app, deps)
  app.get(
    '/api/usuarios',
    {
      schema: { tags, querystring: consultaUsuarios, response: { 200: usuariosRespuesta } },
      config: { allow: 'usuarios.ver' },
    },
    (req) => listUsuarios(deps, req.actor, req.query),
  )
  app.get(
    '/api/usuarios/exportar',
    { schema: { tags, querystring: exportarUsuarios }, config: { allow: 'usuarios.ver', boleto: true } },
    (req, reply) =>
      sendExport(reply, {
        nombre: 'usuarios',
        columnas: columnasUsuarios,
        filas: allUsuarios(deps, req.actor, req.query),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      }),
  )
  app.get(
    '/api/usuarios/conteos',
    { schema: { tags, response: { 200: conteosUsuarios } }, config: { allow: 'usuarios.ver' } },
    (req) => countUsuarios(deps, req.actor),
  )
  app.get(
    '/api/usuarios/listadoUsuarios',
    {
      schema: { tags, querystring: listadoConsulta, response: { 200: z.array(usuarioDocumentado) } },
      config: { allow: 'usuarios.ver' },
    },
    (req) => listadoUsuarios(deps, req.actor, req.query),
  )
  app.post(
    '/api/usuarios/enlace',
    {
      schema: { tags, body: enlaceEntrada, response: { 200: enlaceRespuesta } },
      config: { allow: 'publico', rateLimit: { max: 60, timeWindow: '1 minute' } },
    },
    (req) => readEnlace(deps, req.body.codigo),
  )
  app.post(
    '/api/usuarios/registrar',
    {
      schema: {
        tags,
        body: registrarEntrada,
        response: { 200: z.object({ id: z.number().int(), correoPorProbar: z.boolean() }) },
      },
      config: { allow: 'publico', rateLimit: { max: 60, timeWindow: '1 minute' } },
    },
    (req) => registerInvited(deps, req.body),
  )
}
