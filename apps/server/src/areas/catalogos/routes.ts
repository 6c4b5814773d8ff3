import type {
  estadoPagoEntrada,
  metodoPagoEntrada,
  productoEntrada,
  promocionEntrada,
} from '@valija/contract/catalogos.ts'
import { llamadasDeCatalogos } from '@valija/contract/llamadas/catalogos.ts'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { removeFromCatalogo, saveInCatalogo, saveRow } from './change-catalogo.ts'
import { listEstados } from './estados.ts'
import { registerListasDeCatalogos } from './listas.ts'
import { listMetodos, saveMetodo } from './metodos.ts'
import { listFamilias, listProductos, listPromociones, saveProducto } from './promociones-productos.ts'

/** Payments §7. Reading is for who may open the screens; changing is for the policy's roles. */
export function registerCatalogosRoutes(app: App, deps: Deps): void {
  registerMetodos(app, deps)
  registerPromociones(app, deps)
  registerProductos(app, deps)
  registerEstados(app, deps)
  registerListasDeCatalogos(app, deps)
}

const found = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw refuse('noEncontrado')
  return one
}

function registerMetodos(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof metodoPagoEntrada>, id?: number) => {
    const cambio = { catalogo: 'metodo', nombre: body.nombreMetodoPago, id } as const
    const saved = await saveInCatalogo(deps, actor, cambio, (tx) => saveMetodo(tx, body, id))
    return found(await listMetodos(deps.db, { id: saved }))
  }
  serve(app, llamadasDeCatalogos.getMetodosPago, (req) =>
    listMetodos(deps.db, { activos: req.query.activos }),
  )
  serve(app, llamadasDeCatalogos.getMetodoPagoById, async (req) =>
    found(await listMetodos(deps.db, { id: req.params.id })),
  )
  serve(app, llamadasDeCatalogos.createMetodoPago, (req) => save(req.actor, req.body))
  serve(app, llamadasDeCatalogos.updateMetodoPago, (req) => save(req.actor, req.body, req.params.id))
  serve(app, llamadasDeCatalogos.deleteMetodoPago, async (req) => ({
    id: await removeFromCatalogo(deps, req.actor, 'metodo', req.params.id),
  }))
}

function registerPromociones(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof promocionEntrada>, id?: number) => {
    const cambio = { catalogo: 'promocion', nombre: body.nombrePromocion, id } as const
    const saved = await saveInCatalogo(deps, actor, cambio, (tx) => saveRow(tx, 'promocion', body, id))
    return { promocionID: saved, ...body }
  }
  serve(app, llamadasDeCatalogos.getPromociones, (req) => listPromociones(deps.db, req.query.activos))
  serve(app, llamadasDeCatalogos.createPromocion, (req) => save(req.actor, req.body))
  serve(app, llamadasDeCatalogos.updatePromocion, (req) => save(req.actor, req.body, req.params.id))
  serve(app, llamadasDeCatalogos.deletePromocion, async (req) => ({
    id: await removeFromCatalogo(deps, req.actor, 'promocion', req.params.id),
  }))
}

function registerProductos(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof productoEntrada>, id?: number) => {
    const cambio = { catalogo: 'producto', nombre: body.productName, id } as const
    const saved = await saveInCatalogo(deps, actor, cambio, (tx) => saveProducto(tx, body, id))
    return { productID: saved, ...body }
  }
  serve(app, llamadasDeCatalogos.getFamilyProducts, () => listFamilias(deps.db))
  serve(app, llamadasDeCatalogos.getProducts, () => listProductos(deps.db))
  serve(app, llamadasDeCatalogos.getProductById, async (req) =>
    found(await listProductos(deps.db, req.params.id)),
  )
  serve(app, llamadasDeCatalogos.createProduct, (req) => save(req.actor, req.body))
  serve(app, llamadasDeCatalogos.updateProduct, (req) => save(req.actor, req.body, req.params.id))
  serve(app, llamadasDeCatalogos.deleteProduct, async (req) => ({
    id: await removeFromCatalogo(deps, req.actor, 'producto', req.params.id),
  }))
}

function registerEstados(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof estadoPagoEntrada>, id?: number) => {
    const estado = { nombreEstado: body.nombreEstado, colorEstado: body.colorEstado ?? null }
    const cambio = { catalogo: 'estado', nombre: body.nombreEstado, id } as const
    const saved = await saveInCatalogo(deps, actor, cambio, (tx) => saveRow(tx, 'estado', estado, id))
    return { estadoID: saved, ...estado }
  }
  serve(app, llamadasDeCatalogos.getEstados, () => listEstados(deps.db))
  serve(app, llamadasDeCatalogos.createEstado, (req) => save(req.actor, req.body))
  serve(app, llamadasDeCatalogos.updateEstado, (req) => save(req.actor, req.body, req.params.id))
}
