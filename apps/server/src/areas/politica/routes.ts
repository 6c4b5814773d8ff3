import {
  cambioEntrada,
  historiaRespuesta,
  politicaRespuesta,
  previaEntrada,
  previaRespuesta,
} from '@valija/contract/politica.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { changePolitica } from './change-politica.ts'
import { previewPolitica } from './preview-politica.ts'
import { readHistoria, readPolitica } from './read-politica.ts'

const tags = ['política']
const params = z.object({ clave: z.string().max(60) })

export function registerPoliticaRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/politica',
    { schema: { tags, response: { 200: politicaRespuesta } }, config: { allow: 'politica.ver' } },
    async () => readPolitica(deps.db, await deps.reloj.hoy()),
  )
  app.get(
    '/api/politica/:clave/historia',
    { schema: { tags, params, response: { 200: historiaRespuesta } }, config: { allow: 'politica.ver' } },
    (req) => readHistoria(deps.db, req.params.clave),
  )
  app.post(
    '/api/politica/:clave/previa',
    {
      schema: { tags, params, body: previaEntrada, response: { 200: previaRespuesta } },
      config: { allow: 'politica.editar' },
    },
    (req) => previewPolitica(deps, req.params.clave, req.body),
  )
  app.post(
    '/api/politica/:clave',
    {
      schema: { tags, params, body: cambioEntrada, response: { 200: historiaRespuesta } },
      config: { allow: 'politica.editar' },
    },
    (req) => changePolitica(deps, req.actor, req.params.clave, req.body),
  )
}
