import { familia, idDeCatalogo, producto, productoEntrada } from '@valija/contract/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { both, config, eliminado, found, tags } from './catalogo-route.ts'
import { changeCatalogo, removeFromCatalogo } from './change-catalogo.ts'
import { listFamilias, listProductos, saveProducto } from './promociones-productos.ts'

export function registerProductos(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof productoEntrada>, id?: number) => {
    const saved = await changeCatalogo(
      deps,
      actor,
      { catalogo: 'producto', accion: id === undefined ? 'creado' : 'cambiado', nombre: body.productName },
      (tx) => saveProducto(tx, body, id),
    )
    return { productID: saved, ...body }
  }
  for (const url of both('/FamilyProduct/GetFamilyProducts'))
    app.get(url, { schema: { tags, response: { 200: z.array(familia) } }, config }, () =>
      listFamilias(deps.db),
    )
  for (const url of both('/Product/GetProducts'))
    app.get(url, { schema: { tags, response: { 200: z.array(producto) } }, config }, () =>
      listProductos(deps.db),
    )
  for (const url of both('/Product/GetProductById/:id'))
    app.get(
      url,
      { schema: { tags, params: idDeCatalogo, response: { 200: producto } }, config },
      async (req) => found((await listProductos(deps.db, req.params.id))[0]),
    )
  for (const url of both('/Product/CreateProduct'))
    app.post(url, { schema: { tags, body: productoEntrada, response: { 200: producto } }, config }, (req) =>
      save(req.actor, req.body),
    )
  for (const url of both('/Product/UpdateProduct/:id'))
    app.put(
      url,
      { schema: { tags, params: idDeCatalogo, body: productoEntrada, response: { 200: producto } }, config },
      (req) => save(req.actor, req.body, req.params.id),
    )
  for (const url of both('/Product/DeleteProduct/:id'))
    app.delete(
      url,
      { schema: { tags, params: idDeCatalogo, response: { 200: eliminado } }, config },
      async (req) => ({
        id: await removeFromCatalogo(deps, req.actor, 'producto', req.params.id),
      }),
    )
}
