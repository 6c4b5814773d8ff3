import {
  consultaMovimientos,
  deshacerImportacionEntrada,
  fuentesRespuesta,
  idDeImportacion,
  importarEntrada,
  importarRespuesta,
  paginaImportaciones,
  paginaMovimientos,
  previaDeEstado,
} from '@valija/contract/estados-de-cuenta.ts'
import { consultaLista } from '@valija/contract/lista.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'
import { assertByPolitica, canByPolitica } from '../pagos/alcance-pagos.ts'
import { importEstado } from './import-estado.ts'
import {
  type FilaImportacion,
  type FilaMovimiento,
  listaDeImportaciones,
  listaDeMovimientos,
  toImportacion,
  toMovimiento,
} from './listas.ts'
import { nombresDeFuente, readPerfiles } from './perfiles-vigentes.ts'
import { registerPerfilesRoutes } from './perfiles-routes.ts'
import { previewEstado } from './preview-estado.ts'
import { undoImportacion } from './undo-importacion.ts'

const tags = ['estados-de-cuenta']
// Payments opens to the five roles; statements are for the policy's list of roles (decision 111).
const config = { allow: 'pagos.ver' } as const
const limite = { archivos: 1, bytes: 25 * 1024 * 1024 }

export function registerEstadosDeCuentaRoutes(app: App, deps: Deps): void {
  registerPerfilesRoutes(app, deps)
  app.get(
    '/api/estados-de-cuenta/fuentes',
    { schema: { tags, response: { 200: fuentesRespuesta } }, config },
    async (req) => ({
      fuentes: (await readPerfiles(deps.db)).map(({ clave, nombre, moneda, creaPagos }) => ({
        clave,
        nombre,
        moneda,
        creaPagos,
      })),
      puedeImportar: await canByPolitica(deps, req.actor, 'rolesEstadosDeCuenta'),
    }),
  )
  app.post(
    '/api/estados-de-cuenta/previa',
    {
      schema: {
        tags,
        summary: 'Lee un estado de cuenta sin guardar sus movimientos: partes «fuente» y «archivo»',
        consumes: ['multipart/form-data'],
        response: { 200: previaDeEstado },
      },
      config,
    },
    async (req) => {
      const { archivos, campos } = await receiveFiles(req, limite)
      const [archivo] = archivos
      if (!archivo) throw refuse('sinArchivosEnCarga')
      return previewEstado(deps, req.actor, archivo, campos.fuente ?? '')
    },
  )
  app.post(
    '/api/estados-de-cuenta',
    { schema: { tags, body: importarEntrada, response: { 200: importarRespuesta } }, config },
    (req) => importEstado(deps, req.actor, req.body),
  )
  app.post(
    '/api/estados-de-cuenta/:importacionID/deshacer',
    {
      schema: {
        tags,
        params: idDeImportacion,
        body: deshacerImportacionEntrada,
        response: { 200: importarRespuesta },
      },
      config,
    },
    (req) =>
      undoImportacion(deps, req.actor, {
        importacionID: req.params.importacionID,
        deshacerConciliaciones: req.body?.deshacerConciliaciones ?? false,
      }),
  )
  app.get(
    '/api/estados-de-cuenta',
    { schema: { tags, querystring: consultaLista, response: { 200: paginaImportaciones } }, config },
    async (req) => {
      await assertByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
      const nombreDeFuente = await nombresDeFuente(deps.db)
      const pagina = await readPage<FilaImportacion>(deps.db, listaDeImportaciones(req.query.q), req.query)
      return { ...pagina, filas: pagina.filas.map((fila) => toImportacion(fila, nombreDeFuente)) }
    },
  )
  app.get(
    '/api/movimientos',
    { schema: { tags, querystring: consultaMovimientos, response: { 200: paginaMovimientos } }, config },
    async (req) => {
      await assertByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
      const nombreDeFuente = await nombresDeFuente(deps.db)
      const pagina = await readPage<FilaMovimiento>(deps.db, listaDeMovimientos(req.query), req.query)
      return { ...pagina, filas: pagina.filas.map((fila) => toMovimiento(fila, nombreDeFuente)) }
    },
  )
}
