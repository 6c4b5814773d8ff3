import { promocionEntrada } from '@valija/contract/catalogos.ts'
import { llamadasDeCatalogos } from '@valija/contract/llamadas/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { changeCatalogo, removeFromCatalogo } from './change-catalogo.ts'
import { listPromociones, savePromocion } from './promociones-productos.ts'

export function registerPromociones(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof promocionEntrada>, id?: number) => {
    const saved = await changeCatalogo(
      deps,
      actor,
      {
        catalogo: 'promocion',
        accion: id === undefined ? 'creado' : 'cambiado',
        nombre: body.nombrePromocion,
      },
      (tx) => savePromocion(tx, body, id),
    )
    return { promocionID: saved, ...body }
  }
  serve(app, llamadasDeCatalogos.getPromociones, (req) => listPromociones(deps.db, req.query.activos))
  serve(app, llamadasDeCatalogos.createPromocion, (req) => save(req.actor, req.body))
  serve(app, llamadasDeCatalogos.updatePromocion, (req) => save(req.actor, req.body, req.params.id))
  serve(app, llamadasDeCatalogos.deletePromocion, async (req) => ({
    id: await removeFromCatalogo(deps, req.actor, 'promocion', req.params.id),
  }))
}
