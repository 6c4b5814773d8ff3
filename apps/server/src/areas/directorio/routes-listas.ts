import { type ClienteComisionista, type FilaProveedor } from '@valija/contract/directorio.ts'
import { llamadasDeDirectorio } from '@valija/contract/llamadas/directorio.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readAll, readPage } from '../../http/lista.ts'
import { sendExport } from '../../http/send-export.ts'
import { serve } from '../../http/serve.ts'
import { ensureComisionistas, findByRfc, listComisionistas, searchComisionistas } from './comisionistas.ts'
import {
  columnasComisionistas,
  columnasProveedores,
  listaComisionistas,
  listaProveedores,
} from './directory-lists.ts'
import { openLotes } from './open-lotes.ts'
import { ensureProveedores } from './proveedores.ts'

/** The supplier and agent lists, and GetAntCustomers. */
export function registerDirectoryLists(app: App, deps: Deps): void {
  serve(app, llamadasDeDirectorio.proveedores, async (req) => {
    await ensureProveedores(deps)
    return readPage<FilaProveedor>(deps.db, listaProveedores(req.query.q), req.query)
  })
  serve(app, llamadasDeDirectorio.exportarProveedores, (req, reply) =>
    sendExport(reply, {
      nombre: 'proveedores',
      columnas: columnasProveedores,
      filas: readAll<FilaProveedor>(deps.db, listaProveedores(req.query.q), req.query),
      formato: req.query.formato,
      pedidas: req.query.columnas,
    }),
  )
  serve(app, llamadasDeDirectorio.abrirLotes, async (req) => {
    await openLotes(deps, req.actor, { id: req.params.id, abiertos: req.body.abiertos })
  })
  serve(app, llamadasDeDirectorio.comisionistas, async (req) => {
    await ensureComisionistas(deps)
    return readPage<ClienteComisionista>(deps.db, listaComisionistas(req.query.q), req.query)
  })
  serve(app, llamadasDeDirectorio.exportarComisionistas, (req, reply) =>
    sendExport(reply, {
      nombre: 'comisionistas',
      columnas: columnasComisionistas,
      filas: readAll<ClienteComisionista>(deps.db, listaComisionistas(req.query.q), req.query),
      formato: req.query.formato,
      pedidas: req.query.columnas,
    }),
  )
  serve(app, llamadasDeDirectorio.buscarComisionistas, async ({ actor, query: { q } }) =>
    // A hotel names its agent by the whole RFC: the directory of the group's agents is not for it to read.
    actor.rol === 'proveedor' ? findByRfc(deps, q) : searchComisionistas(deps, q),
  )
  serve(app, llamadasDeDirectorio.getAntCustomers, () => listComisionistas(deps))
}
