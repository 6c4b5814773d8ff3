import {
  estadoPago,
  estadoPagoEntrada,
  familia,
  idDeCatalogo,
  metodoPago,
  metodoPagoEntrada,
  producto,
  productoEntrada,
  promocion,
  promocionEntrada,
  soloActivos,
} from '@valija/contract/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { refuse } from '../../refuse.ts'
import { changeCatalogo, removeFromCatalogo } from './change-catalogo.ts'
import { listEstados } from './estados.ts'
import { registerListasDeCatalogos } from './listas.ts'
import { listMetodos, saveMetodo } from './metodos.ts'
import {
  listFamilias,
  listProductos,
  listPromociones,
  saveEstado,
  saveProducto,
  savePromocion,
} from './promociones-productos.ts'

const tags = ['catalogos']
const config = { allow: 'pagos.ver' } as const
const both = (path: string): string[] => [`/api${path}`, path]
const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw refuse('noEncontrado')
  return one
}
const eliminado = z.object({ id: z.number().int() })

/** Payments §7. Reading is for who may open the screens; changing is for the policy's roles. */
export function registerCatalogosRoutes(app: App, deps: Deps): void {
  registerMetodos(app, deps)
  registerPromociones(app, deps)
  registerProductos(app, deps)
  registerEstados(app, deps)
  registerListasDeCatalogos(app, deps)
}

function registerMetodos(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof metodoPagoEntrada>, id?: number) => {
    const saved = await changeCatalogo(
      deps,
      actor,
      { catalogo: 'metodo', accion: id === undefined ? 'creado' : 'cambiado', nombre: body.nombreMetodoPago },
      (tx) => saveMetodo(tx, body, id),
    )
    return found((await listMetodos(deps.db, { id: saved }))[0])
  }
  for (const url of both('/Catalogos/GetMetodosPago'))
    app.get(
      url,
      { schema: { tags, querystring: soloActivos, response: { 200: z.array(metodoPago) } }, config },
      (req) => listMetodos(deps.db, { activos: req.query.activos }),
    )
  for (const url of both('/Catalogos/GetMetodoPagoById/:id'))
    app.get(
      url,
      { schema: { tags, params: idDeCatalogo, response: { 200: metodoPago } }, config },
      async (req) => found((await listMetodos(deps.db, { id: req.params.id }))[0]),
    )
  for (const url of both('/Catalogos/CreateMetodoPago'))
    app.post(
      url,
      { schema: { tags, body: metodoPagoEntrada, response: { 200: metodoPago } }, config },
      (req) => save(req.actor, req.body),
    )
  for (const url of both('/Catalogos/UpdateMetodoPago/:id'))
    app.put(
      url,
      {
        schema: { tags, params: idDeCatalogo, body: metodoPagoEntrada, response: { 200: metodoPago } },
        config,
      },
      (req) => save(req.actor, req.body, req.params.id),
    )
  for (const url of both('/Catalogos/DeleteMetodoPago/:id'))
    app.delete(
      url,
      { schema: { tags, params: idDeCatalogo, response: { 200: eliminado } }, config },
      async (req) => ({
        id: await removeFromCatalogo(deps, req.actor, 'metodo', req.params.id),
      }),
    )
}

function registerPromociones(app: App, deps: Deps): void {
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

function registerProductos(app: App, deps: Deps): void {
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

function registerEstados(app: App, deps: Deps): void {
  const save = async (actor: Actor, body: z.infer<typeof estadoPagoEntrada>, id?: number) => {
    const saved = await changeCatalogo(
      deps,
      actor,
      { catalogo: 'estado', accion: id === undefined ? 'creado' : 'cambiado', nombre: body.nombreEstado },
      (tx) => saveEstado(tx, body, id),
    )
    return { estadoID: saved, nombreEstado: body.nombreEstado, colorEstado: body.colorEstado ?? null }
  }
  for (const url of both('/Catalogos/GetEstados'))
    app.get(url, { schema: { tags, response: { 200: z.array(estadoPago) } }, config }, () =>
      listEstados(deps.db),
    )
  app.post(
    '/api/Catalogos/CreateEstado',
    { schema: { tags, body: estadoPagoEntrada, response: { 200: estadoPago } }, config },
    (req) => save(req.actor, req.body),
  )
  app.put(
    '/api/Catalogos/UpdateEstado/:id',
    {
      schema: { tags, params: idDeCatalogo, body: estadoPagoEntrada, response: { 200: estadoPago } },
      config,
    },
    (req) => save(req.actor, req.body, req.params.id),
  )
}
