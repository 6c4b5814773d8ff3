import { bytesEstado } from '@valija/contract/estados-de-cuenta.ts'
import { llamadasDeEstadosDeCuenta } from '@valija/contract/llamadas/estados-de-cuenta.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import { deletePerfil, listPerfiles, savePerfil } from './perfiles-propios.ts'
import { tryPerfil } from './try-perfil.ts'

const limite = { archivos: 1, bytes: bytesEstado }

/** Sources that this installation adds to the ten documented ones. */
export function registerPerfilesRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeEstadosDeCuenta.perfiles, async (req) => {
    await assertByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
    return { perfiles: await listPerfiles(deps.db) }
  })
  serve(app, llamadasDeEstadosDeCuenta.crearPerfil, (req) => savePerfil(deps, req.actor, req.body))
  serve(app, llamadasDeEstadosDeCuenta.cambiarPerfil, (req) =>
    savePerfil(deps, req.actor, req.body, req.params.clave),
  )
  serve(app, llamadasDeEstadosDeCuenta.quitarPerfil, (req) => deletePerfil(deps, req.actor, req.params.clave))
  serve(app, llamadasDeEstadosDeCuenta.probarPerfil, async (req) => {
    const { archivos, campos } = await receiveFiles(req, limite)
    const [archivo] = archivos
    if (!archivo) throw refuse('sinArchivosEnCarga')
    return tryPerfil(deps, req.actor, archivo, campos.perfil)
  })
}
