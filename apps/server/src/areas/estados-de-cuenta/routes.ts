import { bytesEstado } from '@valija/contract/estados-de-cuenta.ts'
import { llamadasDeEstadosDeCuenta } from '@valija/contract/llamadas/estados-de-cuenta.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { assertByPolitica, canByPolitica } from '../politica/by-politica.ts'
import type { Conciliacion } from './conciliacion.ts'
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
import { previewEstado } from './preview-estado.ts'
import { registerPerfilesRoutes } from './routes-perfiles.ts'
import { undoImportacion } from './undo-importacion.ts'

const limite = { archivos: 1, bytes: bytesEstado }

export function registerEstadosDeCuentaRoutes(app: App, deps: Deps, conciliacion: Conciliacion): void {
  registerPerfilesRoutes(app, deps)
  serve(app, llamadasDeEstadosDeCuenta.fuentes, async (req) => ({
    fuentes: (await readPerfiles(deps.db)).map(({ clave, nombre, moneda, creaPagos }) => ({
      clave,
      nombre,
      moneda,
      creaPagos,
    })),
    puedeImportar: await canByPolitica(deps, req.actor, 'rolesEstadosDeCuenta'),
  }))
  serve(app, llamadasDeEstadosDeCuenta.previa, async (req) => {
    const { archivos, campos } = await receiveFiles(req, limite)
    const [archivo] = archivos
    if (!archivo) throw refuse('sinArchivosEnCarga')
    return previewEstado(deps, req.actor, archivo, campos.fuente ?? '')
  })
  serve(app, llamadasDeEstadosDeCuenta.importar, (req) =>
    importEstado(deps, conciliacion, req.actor, req.body),
  )
  serve(app, llamadasDeEstadosDeCuenta.deshacer, (req) =>
    undoImportacion(deps, conciliacion, req.actor, {
      importacionID: req.params.importacionID,
      deshacerConciliaciones: req.body?.deshacerConciliaciones ?? false,
    }),
  )
  serve(app, llamadasDeEstadosDeCuenta.listar, async (req) => {
    await assertByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
    const nombreDeFuente = await nombresDeFuente(deps.db)
    const pagina = await readPage<FilaImportacion>(deps.db, listaDeImportaciones(req.query.q), req.query)
    return { ...pagina, filas: pagina.filas.map((fila) => toImportacion(fila, nombreDeFuente)) }
  })
  serve(app, llamadasDeEstadosDeCuenta.movimientos, async (req) => {
    await assertByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
    const nombreDeFuente = await nombresDeFuente(deps.db)
    const pagina = await readPage<FilaMovimiento>(deps.db, listaDeMovimientos(req.query), req.query)
    return { ...pagina, filas: pagina.filas.map((fila) => toMovimiento(fila, nombreDeFuente)) }
  })
}
