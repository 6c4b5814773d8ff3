import { randomBytes } from 'node:crypto'
import { llamadasDeUsuarios } from '@valija/contract/llamadas/usuarios.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { Refusal } from '../../refuse.ts'
import { createSupplier } from './create-supplier.ts'
import { editSupplier, readSupplier } from './edit-supplier.ts'

/** Supplier accounts: made, read and edited by an admin; both documented spellings lead to the same use cases. */
export function registerSupplierRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeUsuarios.crearProveedor, async (req, reply) => {
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
  })
  serve(app, llamadasDeUsuarios.obtenerProveedor, (req) => readSupplier(deps.db, req.query.usuarioId))
  serve(app, llamadasDeUsuarios.obtenerProveedorPorRuta, (req) => readSupplier(deps.db, req.params.usuarioId))
  serve(app, llamadasDeUsuarios.modificarProveedor, (req) =>
    editSupplier(deps, req.actor, req.body.usuarioId, req.body),
  )
  serve(app, llamadasDeUsuarios.proveedor, (req) => readSupplier(deps.db, req.params.usuarioId))
  serve(app, llamadasDeUsuarios.cambiarProveedor, (req) =>
    editSupplier(deps, req.actor, req.params.usuarioId, req.body),
  )
}
