import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { equipoCookie, equipoDe } from './equipo.ts'
import { addLlave, listLlaves, removeLlave, startLlave } from './llaves.ts'
import { signInWithLlave } from './sign-in.ts'
import { askForLlave } from './use-llave.ts'

/** Passkeys: the person's own, and signing in with one. */
export function registerLlavesRoutes(app: App, deps: Deps): void {
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
