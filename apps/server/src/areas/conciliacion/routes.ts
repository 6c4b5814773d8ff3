import {
  accionHecha,
  aceptarEntrada,
  aceptarVariosEntrada,
  candidatos,
  confirmarEntrada,
  consultaAcciones,
  consultaCandidatos,
  consultaPorConciliar,
  corrida,
  corridaEntrada,
  deshacerEntrada,
  deshacerVariosEntrada,
  idDeAccion,
  idDeCorrida,
  idDeMovimiento,
  ignorarEntrada,
  ignorarVariosEntrada,
  movimientoConSugerencias,
  paginaAcciones,
  paginaPorConciliar,
  posponerEntrada,
  posponerVariosEntrada,
  rechazarEntrada,
  resumenConciliacion,
  variasHechas,
} from '@valija/contract/conciliacion.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { refuse } from '../../refuse.ts'
import { nombresDeFuente } from '../estados-de-cuenta/perfiles-vigentes.ts'
import { assertByPolitica, canByPolitica } from '../pagos/alcance-pagos.ts'
import { aceptar } from './aceptar.ts'
import { aceptarVarios } from './aceptar-varios.ts'
import { searchCandidatos } from './candidatos.ts'
import { countSugerencias } from './count-sugerencias.ts'
import { confirmar } from './confirmar.ts'
import { deshacer, deshacerVarios } from './deshacer.ts'
import { ignorar, ignorarVarios } from './ignorar.ts'
import { type FilaAccion, listaDeAcciones, toAccion } from './lista-acciones.ts'
import { type FilaPorConciliar, listaPorConciliar, toPorConciliar } from './lista-movimientos.ts'
import { posponer, posponerVarios } from './posponer.ts'
import { readMovimiento } from './read-movimiento.ts'
import { rechazar } from './rechazar.ts'
import { registerReglasRoutes } from './reglas-routes.ts'
import { readCorrida, readResumen, resumenVacio } from './resumen.ts'
import { registerSincronizar } from './sincronizar-route.ts'
import { startCorrida } from './start-corrida.ts'
import { readUmbrales } from './umbrales.ts'

const tags = ['conciliacion']
// Payments opens to the five roles; matching is for the policy's list of roles (decision 111).
const config = { allow: 'pagos.ver' } as const

export function registerConciliacionRoutes(app: App, deps: Deps): void {
  const allowed = (actor: Actor) => assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  app.get(
    '/api/conciliacion/resumen',
    { schema: { tags, response: { 200: resumenConciliacion } }, config },
    async (req) =>
      (await canByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')) ? readResumen(deps) : resumenVacio,
  )
  app.get(
    '/api/conciliacion/movimientos',
    { schema: { tags, querystring: consultaPorConciliar, response: { 200: paginaPorConciliar } }, config },
    async (req) => {
      await allowed(req.actor)
      const umbrales = await readUmbrales(deps)
      const nombreDeFuente = await nombresDeFuente(deps.db)
      const pagina = await readPage<FilaPorConciliar>(
        deps.db,
        listaPorConciliar(req.query, umbrales),
        req.query,
      )
      const num = await countSugerencias(
        deps.db,
        pagina.filas.map(({ movimientoId }) => movimientoId),
        umbrales,
      )
      return {
        ...pagina,
        filas: pagina.filas.map((fila) =>
          toPorConciliar(fila, nombreDeFuente, num.get(fila.movimientoId) ?? null),
        ),
      }
    },
  )
  app.get(
    '/api/conciliacion/movimientos/:movimientoID',
    { schema: { tags, params: idDeMovimiento, response: { 200: movimientoConSugerencias } }, config },
    async (req) => {
      await allowed(req.actor)
      return readMovimiento(deps, req.params.movimientoID)
    },
  )
  app.get(
    '/api/conciliacion/candidatos',
    { schema: { tags, querystring: consultaCandidatos, response: { 200: candidatos } }, config },
    async (req) => {
      await allowed(req.actor)
      return { sugerencias: await searchCandidatos(deps, req.query) }
    },
  )
  registerCambios(app, deps, allowed)
  app.get(
    '/api/conciliacion/acciones',
    { schema: { tags, querystring: consultaAcciones, response: { 200: paginaAcciones } }, config },
    async (req) => {
      await allowed(req.actor)
      const pagina = await readPage<FilaAccion>(deps.db, listaDeAcciones(req.query), req.query)
      return { ...pagina, filas: pagina.filas.map(toAccion) }
    },
  )
  app.post(
    '/api/conciliacion/corridas',
    { schema: { tags, body: corridaEntrada, response: { 200: corrida } }, config },
    async (req) => {
      await allowed(req.actor)
      const importacionId = req.body.importacionID ?? null
      const known =
        importacionId === null ||
        (await deps.db
          .selectFrom('importaciones')
          .select('importacionId')
          .where('importacionId', '=', importacionId)
          .executeTakeFirst())
      if (!known) throw refuse('noEncontrado')
      const corridaId = await inTransaction(deps.db, (tx) =>
        startCorrida(deps, tx, { importacionId, quien: req.actor.correo }),
      )
      return readCorrida(deps.db, corridaId)
    },
  )
  app.get(
    '/api/conciliacion/corridas/:corridaID',
    { schema: { tags, params: idDeCorrida, response: { 200: corrida } }, config },
    async (req) => {
      await allowed(req.actor)
      return readCorrida(deps.db, req.params.corridaID)
    },
  )
  registerReglasRoutes(app, deps, allowed)
  registerSincronizar(app, deps)
}

function registerCambios(app: App, deps: Deps, allowed: (actor: Actor) => Promise<void>): void {
  app.post(
    '/api/conciliacion/movimientos/:movimientoID/aceptar',
    {
      schema: { tags, params: idDeMovimiento, body: aceptarEntrada, response: { 200: accionHecha } },
      config,
    },
    async (req) => {
      await allowed(req.actor)
      return aceptar(deps, req.actor, req.params.movimientoID, req.body)
    },
  )
  app.post(
    '/api/conciliacion/movimientos/:movimientoID/rechazar',
    {
      schema: { tags, params: idDeMovimiento, body: rechazarEntrada, response: { 200: accionHecha } },
      config,
    },
    async (req) => {
      await allowed(req.actor)
      return rechazar(deps, req.actor, req.params.movimientoID, req.body)
    },
  )
  app.post(
    '/api/conciliacion/movimientos/:movimientoID/ignorar',
    {
      schema: { tags, params: idDeMovimiento, body: ignorarEntrada, response: { 200: accionHecha } },
      config,
    },
    async (req) => {
      await allowed(req.actor)
      return ignorar(deps, req.actor, req.params.movimientoID, req.body)
    },
  )
  app.post(
    '/api/conciliacion/movimientos/:movimientoID/posponer',
    {
      schema: { tags, params: idDeMovimiento, body: posponerEntrada, response: { 200: accionHecha } },
      config,
    },
    async (req) => {
      await allowed(req.actor)
      return posponer(deps, req.actor, req.params.movimientoID, req.body)
    },
  )
  app.post(
    '/api/conciliacion/posponer',
    { schema: { tags, body: posponerVariosEntrada, response: { 200: variasHechas } }, config },
    async (req) => {
      await allowed(req.actor)
      return posponerVarios(deps, req.actor, req.body)
    },
  )
  app.post(
    '/api/conciliacion/aceptar',
    { schema: { tags, body: aceptarVariosEntrada, response: { 200: variasHechas } }, config },
    async (req) => {
      await allowed(req.actor)
      return aceptarVarios(deps, req.actor, req.body)
    },
  )
  app.post(
    '/api/conciliacion/ignorar',
    { schema: { tags, body: ignorarVariosEntrada, response: { 200: variasHechas } }, config },
    async (req) => {
      await allowed(req.actor)
      return ignorarVarios(deps, req.actor, req.body)
    },
  )
  app.post(
    '/api/conciliacion/acciones/:accionID/deshacer',
    { schema: { tags, params: idDeAccion, body: deshacerEntrada, response: { 200: accionHecha } }, config },
    async (req) => {
      await allowed(req.actor)
      return deshacer(deps, req.actor, req.params.accionID, req.body)
    },
  )
  app.post(
    '/api/conciliacion/confirmar',
    { schema: { tags, body: confirmarEntrada, response: { 200: variasHechas } }, config },
    async (req) => {
      await allowed(req.actor)
      return confirmar(deps, req.actor, req.body)
    },
  )
  app.post(
    '/api/conciliacion/deshacer',
    { schema: { tags, body: deshacerVariosEntrada, response: { 200: variasHechas } }, config },
    async (req) => {
      await allowed(req.actor)
      return deshacerVarios(deps, req.actor, req.body)
    },
  )
}
