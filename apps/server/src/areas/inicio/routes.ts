import {
  avisosRespuesta,
  consultaDetalle,
  detalleRespuesta,
  inicioRespuesta,
  resumenRespuesta,
} from '@valija/contract/inicio.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { resumenPorMes } from '../lotes/resumen-lotes.ts'
import { listDetalle } from './list-detalle.ts'
import { readAsuntos, readInicio } from './read-inicio.ts'

const tags = ['inicio']

export function registerInicioRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/inicio',
    { schema: { tags, response: { 200: inicioRespuesta } }, config: { allow: 'inicio.ver' } },
    (req) => readInicio(deps, req.actor),
  )
  app.get(
    '/api/inicio/avisos',
    { schema: { tags, response: { 200: avisosRespuesta } }, config: { allow: 'inicio.ver' } },
    async (req) => ({ porResolver: await readAsuntos(deps, req.actor, await deps.reloj.hoy()) }),
  )
  app.get(
    '/api/inicio/resumen',
    { schema: { tags, response: { 200: resumenRespuesta } }, config: { allow: 'inicio.ver' } },
    async (req) => resumenPorMes(deps.db, req.actor, await deps.reloj.hoy()),
  )
  app.get(
    '/api/inicio/detalle',
    {
      schema: { tags, querystring: consultaDetalle, response: { 200: detalleRespuesta } },
      config: { allow: 'inicio.ver' },
    },
    (req) => listDetalle(deps.db, req.actor, req.query),
  )
}
