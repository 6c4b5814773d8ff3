import { idDeCatalogo, promocion, promocionEntrada, soloActivos } from '@valija/contract/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { both, config, eliminado, tags } from './catalogo-route.ts'
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
  for (const url of both('/Catalogos/GetPromociones'))
    app.get(
      url,
      { schema: { tags, querystring: soloActivos, response: { 200: z.array(promocion) } }, config },
      (req) => listPromociones(deps.db, req.query.activos),
    )
  for (const url of both('/Catalogos/CreatePromocion'))
    app.post(url, { schema: { tags, body: promocionEntrada, response: { 200: promocion } }, config }, (req) =>
      save(req.actor, req.body),
    )
  for (const url of both('/Catalogos/UpdatePromocion/:id'))
    app.put(
      url,
      {
        schema: { tags, params: idDeCatalogo, body: promocionEntrada, response: { 200: promocion } },
        config,
      },
      (req) => save(req.actor, req.body, req.params.id),
    )
  for (const url of both('/Catalogos/DeletePromocion/:id'))
    app.delete(
      url,
      { schema: { tags, params: idDeCatalogo, response: { 200: eliminado } }, config },
      async (req) => ({
        id: await removeFromCatalogo(deps, req.actor, 'promocion', req.params.id),
      }),
    )
}
