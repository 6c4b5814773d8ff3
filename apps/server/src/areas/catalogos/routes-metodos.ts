import { metodoPagoEntrada } from '@valija/contract/catalogos.ts'
import { llamadasDeCatalogos } from '@valija/contract/llamadas/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { changeCatalogo, removeFromCatalogo } from './change-catalogo.ts'
import { found } from './found.ts'
import { listMetodos, saveMetodo } from './metodos.ts'

export function registerMetodos(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof metodoPagoEntrada>, id?: number) => {
    const saved = await changeCatalogo(
      deps,
      actor,
      { catalogo: 'metodo', accion: id === undefined ? 'creado' : 'cambiado', nombre: body.nombreMetodoPago },
      (tx) => saveMetodo(tx, body, id),
    )
    return found((await listMetodos(deps.db, { id: saved }))[0])
  }
  serve(app, llamadasDeCatalogos.getMetodosPago, (req) =>
    listMetodos(deps.db, { activos: req.query.activos }),
  )
  serve(app, llamadasDeCatalogos.getMetodoPagoById, async (req) =>
    found((await listMetodos(deps.db, { id: req.params.id }))[0]),
  )
  serve(app, llamadasDeCatalogos.createMetodoPago, (req) => save(req.actor, req.body))
  serve(app, llamadasDeCatalogos.updateMetodoPago, (req) => save(req.actor, req.body, req.params.id))
  serve(app, llamadasDeCatalogos.deleteMetodoPago, async (req) => ({
    id: await removeFromCatalogo(deps, req.actor, 'metodo', req.params.id),
  }))
}
