import { llamadasDeDirectorio as l } from '@valija/contract/llamadas/directorio.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
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
  serveList(app, deps, [l.proveedores, l.exportarProveedores], async ({ query: { q } }) => {
    await ensureProveedores(deps)
    return { lista: listaProveedores(q), nombre: 'proveedores', columnas: columnasProveedores }
  })
  serve(app, l.abrirLotes, async (req) => {
    await openLotes(deps, req.actor, { id: req.params.id, abiertos: req.body.abiertos })
  })
  serveList(app, deps, [l.comisionistas, l.exportarComisionistas], async ({ query: { q } }) => {
    await ensureComisionistas(deps)
    return { lista: listaComisionistas(q), nombre: 'comisionistas', columnas: columnasComisionistas }
  })
  serve(app, l.buscarComisionistas, async ({ actor, query: { q } }) =>
    // A hotel names its agent by the whole RFC: the directory of the group's agents is not for it to read.
    actor.rol === 'proveedor' ? findByRfc(deps, q) : searchComisionistas(deps, q),
  )
  serve(app, l.ilegibles, () => listIlegibles(deps.db))
  serve(app, l.getAntCustomers, () => listComisionistas(deps))
}
