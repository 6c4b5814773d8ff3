import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import { llamadasDeUsuarios } from '@valija/contract/llamadas/usuarios.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sendExport } from '../../http/send-export.ts'
import { serve } from '../../http/serve.ts'
import { allUsuarios, countUsuarios, listadoUsuarios, listUsuarios } from './list-usuarios.ts'
import { readEnlace } from './read-enlace.ts'
import { registerInvited } from './register-invited.ts'
import { registerAccountRoutes } from './routes-cuentas.ts'
import { registerInvitationRoutes } from './routes-invitaciones.ts'
import { registerSupplierRoutes } from './routes-proveedores.ts'
import { columnasUsuarios } from './user-columns.ts'

export function registerUsuariosRoutes(app: App, deps: Deps): void {
  registerAccountRoutes(app, deps)
  registerInvitationRoutes(app, deps)
  registerSupplierRoutes(app, deps)
  serve(app, llamadasDeUsuarios.listar, (req) => listUsuarios(deps, req.actor, req.query))
  serve(app, llamadasDeUsuarios.exportar, (req, reply) =>
    sendExport(reply, {
      nombre: 'usuarios',
      columnas: columnasUsuarios,
      filas: allUsuarios(deps, req.actor, req.query),
      formato: req.query.formato,
      pedidas: req.query.columnas,
    }),
  )
  serve(app, llamadasDeUsuarios.conteos, (req) => countUsuarios(deps, req.actor))
  serve(app, llamadasDeUsuarios.listadoUsuarios, (req) => listadoUsuarios(deps, req.actor, req.query))
  serve(app, llamadasDeAcceso.enlace, (req) => readEnlace(deps, req.body.codigo))
  serve(app, llamadasDeAcceso.registrar, (req) => registerInvited(deps, req.body))
}
