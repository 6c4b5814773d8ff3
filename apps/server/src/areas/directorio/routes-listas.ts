import type { ClienteComisionista, FilaProveedor } from '@valija/contract/directorio.ts'
import { llamadasDeDirectorio } from '@valija/contract/llamadas/directorio.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { exportList } from '../../http/send-export.ts'
import { serve } from '../../http/serve.ts'
import { ensureComisionistas, findByRfc, listComisionistas, searchComisionistas } from './comisionistas.ts'
import {
  columnasComisionistas,
  columnasProveedores,
  listaComisionistas,
  listaProveedores,
} from './directory-lists.ts'
import { listIlegibles } from './ilegibles.ts'
import { openLotes } from './open-lotes.ts'
import { ensureProveedores } from './proveedores.ts'

/** The supplier and agent lists, and GetAntCustomers. */
export function registerDirectoryLists(app: App, deps: Deps): void {
  serve(app, llamadasDeDirectorio.proveedores, async (req) => {
    await ensureProveedores(deps)
    return readPage<FilaProveedor>(deps.db, listaProveedores(req.query.q), req.query)
  })
  serve(app, llamadasDeDirectorio.exportarProveedores, (req, reply) =>
    exportList(reply, deps.db, req.query, {
      nombre: 'proveedores',
      columnas: columnasProveedores,
      lista: listaProveedores(req.query.q),
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
    exportList(reply, deps.db, req.query, {
      nombre: 'comisionistas',
      columnas: columnasComisionistas,
      lista: listaComisionistas(req.query.q),
    }),
  )
  serve(app, llamadasDeDirectorio.buscarComisionistas, async ({ actor, query: { q } }) =>
    // A hotel names its agent by the whole RFC: the directory of the group's agents is not for it to read.
    actor.rol === 'proveedor' ? findByRfc(deps, q) : searchComisionistas(deps, q),
  )
  serve(app, llamadasDeDirectorio.ilegibles, () => listIlegibles(deps.db))
  serve(app, llamadasDeDirectorio.getAntCustomers, () => listComisionistas(deps))
}
