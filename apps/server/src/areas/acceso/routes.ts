import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import { claimsEnOrden } from '@valija/domain/acceso/claims.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { readInstalacion } from '../../operacion/instalacion.ts'
import { refuse } from '../../refuse.ts'
import { canByPolitica } from '../politica/by-politica.ts'
import { issueBoleto } from './boletos.ts'
import { changeClave } from './change-clave.ts'
import {
  activateSecondFactor,
  activateWithLlave,
  readSecondFactor,
  removeSecondFactor,
  renewCodigos,
  startSecondFactor,
} from './change-second-factor.ts'
import { equipoCookie, equipoDe } from './equipo.ts'
import { listSessions } from './list-sessions.ts'
import { addLlave, listLlaves, removeLlave, startLlave } from './llaves.ts'
import { proveSession } from './prove-owner.ts'
import { requestRecovery, resetClave } from './recovery.ts'
import { changePerson, dropSessions } from './sessions.ts'
import { signIn, signInWithLlave } from './sign-in.ts'
import { askForLlave } from './use-llave.ts'

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

function registerClaveRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeAcceso.olvideContrasena, async (req) => {
    await requestRecovery(deps, req.body.email)
  })
  serve(app, llamadasDeAcceso.restablecerContrasena, async (req) => {
    await resetClave(deps, req.body)
  })
  serve(app, llamadasDeAcceso.cambiarContrasena, async (req) => {
    await changeClave(deps, req.actor, { ...req.body, direccion: req.ip })
  })
}

/** The person's own second factor. */
function registerSegundoFactorRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeAcceso.segundoFactor, (req) => readSecondFactor(deps, req.actor))
  serve(app, llamadasDeAcceso.iniciarSegundoFactor, (req) =>
    startSecondFactor(deps, req.actor, { ...req.body, direccion: req.ip }),
  )
  serve(app, llamadasDeAcceso.activarSegundoFactor, async (req) => ({
    codigos: await activateSecondFactor(deps, req.actor, req.body.codigo),
  }))
  serve(app, llamadasDeAcceso.activarConLlave, async (req) => ({
    codigos: await activateWithLlave(deps, req.actor, { ...req.body, direccion: req.ip }),
  }))
  serve(app, llamadasDeAcceso.quitarSegundoFactor, async (req) => {
    await removeSecondFactor(deps, req.actor, { ...req.body, direccion: req.ip })
  })
  serve(app, llamadasDeAcceso.renovarCodigos, async (req) => ({
    codigos: await renewCodigos(deps, req.actor, { ...req.body, direccion: req.ip }),
  }))
}

/** Passkeys: the person's own, and signing in with one. */
function registerLlavesRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeAcceso.llaves, (req) => listLlaves(deps, req.actor))
  serve(app, llamadasDeAcceso.retoDeRegistro, async (req) => ({
    ...(await startLlave(deps, req.actor, { ...req.body, direccion: req.ip })),
  }))
  serve(app, llamadasDeAcceso.agregarLlave, (req) => addLlave(deps, req.actor, req.body))
  serve(app, llamadasDeAcceso.quitarLlave, async (req) => {
    await removeLlave(deps, req.actor, req.params.id, { ...req.body, direccion: req.ip })
  })
  serve(app, llamadasDeAcceso.retoDeEntrada, async () => ({ ...(await askForLlave(deps)) }))
  serve(app, llamadasDeAcceso.entrarConLlave, async (req, reply) => {
    const equipo = equipoDe(req.headers.cookie)
    const abierta = await signInWithLlave(deps, req.body.respuesta, {
      agente: req.headers['user-agent'],
      direccion: req.ip,
      equipo,
    })
    reply.header('set-cookie', equipoCookie(equipo, deps.config))
    return abierta
  })
}

/** The person's own sessions, and signing out elsewhere. */
function registerSesionesRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeAcceso.sesiones, (req) => listSessions(deps, req.actor))
  serve(app, llamadasDeAcceso.probar, (req) =>
    proveSession(deps, req.actor, { ...req.body, direccion: req.ip }),
  )
  serve(app, llamadasDeAcceso.misCorreos, async (req) => {
    const { correosEnResumen } = await deps.db
      .selectFrom('usuarios')
      .select('correosEnResumen')
      .where('id', '=', req.actor.usuarioId)
      .executeTakeFirstOrThrow()
    return { enResumen: correosEnResumen }
  })
  serve(app, llamadasDeAcceso.cambiarMisCorreos, async (req) => {
    await deps.db
      .updateTable('usuarios')
      .set({ correosEnResumen: req.body.enResumen })
      .where('id', '=', req.actor.usuarioId)
      .execute()
    return req.body
  })
  serve(app, llamadasDeAcceso.cerrarUna, async (req) => {
    const { usuarioId } = req.actor
    const ended = await changePerson(deps, (tx) => dropSessions(tx, { usuarioId, sesionId: req.params.id }))
    if (ended === 0) throw refuse('noEncontrado')
  })
  serve(app, llamadasDeAcceso.cerrarOtras, async (req) => {
    const { usuarioId, sesionId } = req.actor
    return {
      cerradas: await changePerson(deps, (tx) => dropSessions(tx, { usuarioId, salvo: sesionId })),
    }
  })
}
