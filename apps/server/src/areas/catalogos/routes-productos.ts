import { productoEntrada } from '@valija/contract/catalogos.ts'
import { llamadasDeCatalogos } from '@valija/contract/llamadas/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { changeCatalogo, removeFromCatalogo } from './change-catalogo.ts'
import { found } from './found.ts'
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
  serve(app, llamadasDeCatalogos.getFamilyProducts, () => listFamilias(deps.db))
  serve(app, llamadasDeCatalogos.getProducts, () => listProductos(deps.db))
  serve(app, llamadasDeCatalogos.getProductById, async (req) =>
    found((await listProductos(deps.db, req.params.id))[0]),
  )
  serve(app, llamadasDeCatalogos.createProduct, (req) => save(req.actor, req.body))
  serve(app, llamadasDeCatalogos.updateProduct, (req) => save(req.actor, req.body, req.params.id))
  serve(app, llamadasDeCatalogos.deleteProduct, async (req) => ({
    id: await removeFromCatalogo(deps, req.actor, 'producto', req.params.id),
  }))
}
