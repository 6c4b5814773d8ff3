import { llamadasDePolitica } from '@valija/contract/llamadas/politica.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { changePolitica } from './change-politica.ts'
import { previewPolitica, type Rejudge } from './preview-politica.ts'
import { readHistoria, readPolitica } from './read-politica.ts'

export function registerPoliticaRoutes(app: App, deps: Deps, rejudge: Rejudge): void {
  serve(app, llamadasDePolitica.leer, async () => readPolitica(deps.db, await deps.reloj.hoy()))
  serve(app, llamadasDePolitica.historia, (req) => readHistoria(deps.db, req.params.clave))
  serve(app, llamadasDePolitica.previa, (req) => previewPolitica(deps, rejudge, req.params.clave, req.body))
  serve(app, llamadasDePolitica.cambiar, (req) => changePolitica(deps, req.actor, req.params.clave, req.body))
}
