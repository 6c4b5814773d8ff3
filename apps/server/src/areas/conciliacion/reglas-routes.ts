import { corrida } from '@valija/contract/conciliacion.ts'
import {
  idDeRegla,
  ordenDeReglasEntrada,
  previaDeRegla,
  regla,
  reglaEntrada,
  reglasRespuesta,
} from '@valija/contract/conciliacion-reglas.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { deleteRegla, listReglas, orderReglas, previewRegla, saveRegla } from './reglas.ts'
import { readCorrida } from './resumen.ts'
import { startCorrida } from './start-corrida.ts'

const tags = ['conciliacion']
const config = { allow: 'pagos.ver' } as const

export function registerReglasRoutes(app: App, deps: Deps, allowed: (actor: Actor) => Promise<void>): void {
  app.get(
    '/api/conciliacion/reglas',
    { schema: { tags, response: { 200: reglasRespuesta } }, config },
    async (req) => {
      await allowed(req.actor)
      return { reglas: await listReglas(deps.db) }
    },
  )
  app.post(
    '/api/conciliacion/reglas',
    { schema: { tags, body: reglaEntrada, response: { 200: regla } }, config },
    async (req) => {
      await allowed(req.actor)
      return saveRegla(deps, req.actor, req.body)
    },
  )
  app.put(
    '/api/conciliacion/reglas/orden',
    { schema: { tags, body: ordenDeReglasEntrada, response: { 200: reglasRespuesta } }, config },
    async (req) => {
      await allowed(req.actor)
      return { reglas: await orderReglas(deps, req.actor, req.body.reglaIDs) }
    },
  )
  app.put(
    '/api/conciliacion/reglas/:reglaID',
    { schema: { tags, params: idDeRegla, body: reglaEntrada, response: { 200: regla } }, config },
    async (req) => {
      await allowed(req.actor)
      return saveRegla(deps, req.actor, req.body, req.params.reglaID)
    },
  )
  app.delete(
    '/api/conciliacion/reglas/:reglaID',
    { schema: { tags, params: idDeRegla, response: { 200: regla } }, config },
    async (req) => {
      await allowed(req.actor)
      return deleteRegla(deps, req.actor, req.params.reglaID)
    },
  )
  app.post(
    '/api/conciliacion/reglas/previa',
    { schema: { tags, body: reglaEntrada, response: { 200: previaDeRegla } }, config },
    async (req) => {
      await allowed(req.actor)
      return previewRegla(deps, req.body)
    },
  )
  app.post(
    '/api/conciliacion/reglas/aplicar',
    { schema: { tags, response: { 200: corrida } }, config },
    async (req) => {
      await allowed(req.actor)
      const corridaId = await inTransaction(deps.db, (tx) =>
        startCorrida(deps, tx, { importacionId: null, quien: req.actor.correo }),
      )
      return readCorrida(deps.db, corridaId)
    },
  )
}
