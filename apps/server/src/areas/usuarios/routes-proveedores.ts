import { randomBytes } from 'node:crypto'
import {
  crearProveedorEntrada,
  crearRespuesta,
  errorDocumentado,
  modificarProveedorConId,
  modificarProveedorEntrada,
  proveedorUsuario,
  usuarioId,
} from '@valija/contract/usuarios.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { Refusal } from '../../refuse.ts'
import { createSupplier } from './create-supplier.ts'
import { editSupplier, readSupplier } from './edit-supplier.ts'

const tags = ['usuarios']
const porUsuarioId = z.object({ usuarioId })
const config = { allow: 'usuarios.crearProveedor' } as const

/** Supplier accounts: made, read and edited by an admin; both documented spellings lead to the same use cases. */
export function registerSupplierRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/usuarios/crearProveedor',
    {
      schema: { tags, body: crearProveedorEntrada, response: { 200: crearRespuesta, 409: errorDocumentado } },
      config,
    },
    async (req, reply) => {
      try {
        return await createSupplier(deps, req.actor, req.body)
      } catch (error) {
        if (!(error instanceof Refusal) || error.codigo !== 'usuarioYaRegistrado') throw error
        // Documented: the first element of the error body is not empty when the e-mail is already registered.
        const referencia = randomBytes(3).toString('hex').toUpperCase()
        return reply
          .status(409)
          .send([{ codigo: error.codigo, mensaje: error.message, detalles: [], referencia }])
      }
    },
  )
  app.get(
    '/api/usuarios/obtenerProveedor',
    { schema: { tags, querystring: porUsuarioId, response: { 200: proveedorUsuario } }, config },
    (req) => readSupplier(deps.db, req.query.usuarioId),
  )
  app.get(
    '/api/usuarios/obtenerProveedor/:usuarioId',
    { schema: { tags, params: porUsuarioId, response: { 200: proveedorUsuario } }, config },
    (req) => readSupplier(deps.db, req.params.usuarioId),
  )
  app.post(
    '/api/usuarios/modificarProveedor',
    { schema: { tags, body: modificarProveedorConId, response: { 200: proveedorUsuario } }, config },
    (req) => editSupplier(deps, req.actor, req.body.usuarioId, req.body),
  )
  app.get(
    '/api/usuarios/proveedor/:usuarioId',
    { schema: { tags, params: porUsuarioId, response: { 200: proveedorUsuario } }, config },
    (req) => readSupplier(deps.db, req.params.usuarioId),
  )
  app.patch(
    '/api/usuarios/proveedor/:usuarioId',
    {
      schema: {
        tags,
        params: porUsuarioId,
        body: modificarProveedorEntrada,
        response: { 200: proveedorUsuario },
      },
      config,
    },
    (req) => editSupplier(deps, req.actor, req.params.usuarioId, req.body),
  )
}
