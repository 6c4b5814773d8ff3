import {
  claveDePerfil,
  perfilDeEstado,
  perfilEntrada,
  perfilesRespuesta,
  pruebaDePerfil,
} from '@valija/contract/perfiles-de-estado.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'
import { assertByPolitica } from '../pagos/alcance-pagos.ts'
import { deletePerfil, listPerfiles, savePerfil } from './perfiles-propios.ts'
import { tryPerfil } from './try-perfil.ts'

const tags = ['estados-de-cuenta']
const config = { allow: 'pagos.ver' } as const
const limite = { archivos: 1, bytes: 25 * 1024 * 1024 }

/** Sources that this installation adds to the ten documented ones. */
export function registerPerfilesRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/estados-de-cuenta/perfiles',
    { schema: { tags, response: { 200: perfilesRespuesta } }, config },
    async (req) => {
      await assertByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
      return { perfiles: await listPerfiles(deps.db) }
    },
  )
  app.post(
    '/api/estados-de-cuenta/perfiles',
    { schema: { tags, body: perfilEntrada, response: { 200: perfilDeEstado } }, config },
    (req) => savePerfil(deps, req.actor, req.body),
  )
  app.put(
    '/api/estados-de-cuenta/perfiles/:clave',
    {
      schema: { tags, params: claveDePerfil, body: perfilEntrada, response: { 200: perfilDeEstado } },
      config,
    },
    (req) => savePerfil(deps, req.actor, req.body, req.params.clave),
  )
  app.delete(
    '/api/estados-de-cuenta/perfiles/:clave',
    { schema: { tags, params: claveDePerfil, response: { 200: perfilDeEstado } }, config },
    (req) => deletePerfil(deps, req.actor, req.params.clave),
  )
  app.post(
    '/api/estados-de-cuenta/perfiles/probar',
    {
      schema: {
        tags,
        summary: 'Prueba un perfil con un archivo sin guardar nada: partes «archivo» y «perfil»',
        consumes: ['multipart/form-data'],
        response: { 200: pruebaDePerfil },
      },
      config,
    },
    async (req) => {
      const { archivos, campos } = await receiveFiles(req, limite)
      const [archivo] = archivos
      if (!archivo) throw refuse('sinArchivosEnCarga')
      return tryPerfil(deps, req.actor, archivo, campos.perfil)
    },
  )
}
