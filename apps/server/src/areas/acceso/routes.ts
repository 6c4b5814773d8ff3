import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import { claimsEnOrden } from '@valija/domain/acceso/claims.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { readInstalacion } from '../../operacion/instalacion.ts'
import { canByPolitica } from '../politica/by-politica.ts'
import { issueBoleto } from './boletos.ts'
import { equipoCookie, equipoDe } from './equipo.ts'
import { registerClaveRoutes } from './routes-clave.ts'
import { registerLlavesRoutes } from './routes-llaves.ts'
import { registerSegundoFactorRoutes } from './routes-segundo-factor.ts'
import { registerSesionesRoutes } from './routes-sesiones.ts'
import { changePerson, dropSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'

export function registerAccesoRoutes(app: App, deps: Deps): void {
  registerClaveRoutes(app, deps)
  registerSegundoFactorRoutes(app, deps)
  registerLlavesRoutes(app, deps)
  registerSesionesRoutes(app, deps)
  serve(app, llamadasDeAcceso.login, async (req, reply) => {
    const equipo = equipoDe(req.headers.cookie)
    const agente = req.headers['user-agent']
    const abierta = await signIn(deps, { ...req.body, agente, direccion: req.ip, equipo })
    reply.header('set-cookie', equipoCookie(equipo, deps.config))
    return abierta
  })
  serve(app, llamadasDeAcceso.sesion, async (req) => {
    const { actor } = req
    return {
      usuarioId: actor.usuarioId,
      correo: actor.correo,
      rol: actor.rol,
      rfc: actor.rfc,
      nombreAgencia: actor.nombreAgencia,
      idProveedores: actor.idProveedores,
      idComisionista: actor.idComisionista,
      isOmnibeesLocator: actor.isOmnibeesLocator,
      capacidades: [...actor.capacidades],
      claims: claimsEnOrden(actor),
      expiracion: actor.expiracion.toISOString(),
      debe: actor.debe ?? null,
      concilia: await canByPolitica(deps, actor, 'rolesEstadosDeCuenta'),
      diaDeNegocio: await deps.reloj.hoy(),
      demostracion: deps.config.demostracion,
      enPausa: !(await readInstalacion(deps.db)).armada,
      simuladorUrl: deps.config.demostracion ? (deps.config.simuladorUrl ?? null) : null,
    }
  })
  serve(app, llamadasDeAcceso.cerrarSesion, async (req) => {
    await changePerson(deps, (tx) =>
      dropSessions(tx, { usuarioId: req.actor.usuarioId, sesionId: req.actor.sesionId }),
    )
  })
  serve(app, llamadasDeAcceso.boleto, (req) => issueBoleto(deps, req.actor, req.body.ruta))
}
