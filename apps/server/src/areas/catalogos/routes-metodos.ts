import { idDeCatalogo, metodoPago, metodoPagoEntrada, soloActivos } from '@valija/contract/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { both, config, eliminado, found, tags } from './catalogo-route.ts'
import { changeCatalogo, removeFromCatalogo } from './change-catalogo.ts'
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
