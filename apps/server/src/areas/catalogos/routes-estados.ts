import { estadoPago, estadoPagoEntrada, idDeCatalogo } from '@valija/contract/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { both, config, tags } from './catalogo-route.ts'
import { changeCatalogo } from './change-catalogo.ts'
import { listEstados } from './estados.ts'
import { saveEstado } from './promociones-productos.ts'

export function registerEstados(app: App, deps: Deps): void {
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
