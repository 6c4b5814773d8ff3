import { estadoPagoEntrada } from '@valija/contract/catalogos.ts'
import { llamadasDeCatalogos } from '@valija/contract/llamadas/catalogos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
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
  serve(app, llamadasDeCatalogos.getEstados, () => listEstados(deps.db))
  serve(app, llamadasDeCatalogos.createEstado, (req) => save(req.actor, req.body))
  serve(app, llamadasDeCatalogos.updateEstado, (req) => save(req.actor, req.body, req.params.id))
}
