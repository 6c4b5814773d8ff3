import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { refuse } from '../../refuse.ts'
import { nombresDeFuente } from '../estados-de-cuenta/perfiles-vigentes.ts'
import { assertByPolitica, canByPolitica } from '../politica/by-politica.ts'
import { aceptar } from './acciones/aceptar.ts'
import { aceptarVarios } from './acciones/aceptar-varios.ts'
import { searchCandidatos } from './candidatos/candidatos.ts'
import { countSugerencias } from './candidatos/count-sugerencias.ts'
import { confirmar } from './acciones/confirmar.ts'
import { deshacer, deshacerVarios } from './acciones/deshacer.ts'
import { ignorar, ignorarVarios } from './acciones/ignorar.ts'
import { type FilaAccion, listaDeAcciones, toAccion } from './acciones/lista-acciones.ts'
import { type FilaPorConciliar, listaPorConciliar, toPorConciliar } from './filas/lista-movimientos.ts'
import { posponer, posponerVarios } from './acciones/posponer.ts'
import { readMovimiento } from './read-movimiento.ts'
import { rechazar } from './acciones/rechazar.ts'
import { registerReglasRoutes } from './reglas-routes.ts'
import { readCorrida, readResumen, resumenVacio } from './filas/resumen.ts'
import { registerSincronizar } from './sincronizar-route.ts'
import { startCorrida } from './corrida/start-corrida.ts'
import { readUmbrales } from './umbrales.ts'
import { llamadasDeConciliacion } from '@valija/contract/llamadas/conciliacion.ts'
import { serve } from '../../http/serve.ts'

export function registerConciliacionRoutes(app: App, deps: Deps): void {
  const allowed = (actor: Actor) => assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  serve(app, llamadasDeConciliacion.resumen, async (req) =>
    (await canByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')) ? readResumen(deps) : resumenVacio,
  )
  serve(app, llamadasDeConciliacion.movimientos, async (req) => {
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
  })
  serve(app, llamadasDeConciliacion.movimiento, async (req) => {
    await allowed(req.actor)
    return readMovimiento(deps, req.params.movimientoID)
  })
  serve(app, llamadasDeConciliacion.candidatos, async (req) => {
    await allowed(req.actor)
    return { sugerencias: await searchCandidatos(deps, req.query) }
  })
  registerCambios(app, deps, allowed)
  serve(app, llamadasDeConciliacion.acciones, async (req) => {
    await allowed(req.actor)
    const pagina = await readPage<FilaAccion>(deps.db, listaDeAcciones(req.query), req.query)
    return { ...pagina, filas: pagina.filas.map(toAccion) }
  })
  serve(app, llamadasDeConciliacion.iniciarCorrida, async (req) => {
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
  })
  serve(app, llamadasDeConciliacion.corrida, async (req) => {
    await allowed(req.actor)
    return readCorrida(deps.db, req.params.corridaID)
  })
  registerReglasRoutes(app, deps, allowed)
  registerSincronizar(app, deps)
}

function registerCambios(app: App, deps: Deps, allowed: (actor: Actor) => Promise<void>): void {
  serve(app, llamadasDeConciliacion.aceptar, async (req) => {
    await allowed(req.actor)
    return aceptar(deps, req.actor, req.params.movimientoID, req.body)
  })
  serve(app, llamadasDeConciliacion.rechazar, async (req) => {
    await allowed(req.actor)
    return rechazar(deps, req.actor, req.params.movimientoID, req.body)
  })
  serve(app, llamadasDeConciliacion.ignorar, async (req) => {
    await allowed(req.actor)
    return ignorar(deps, req.actor, req.params.movimientoID, req.body)
  })
  serve(app, llamadasDeConciliacion.posponer, async (req) => {
    await allowed(req.actor)
    return posponer(deps, req.actor, req.params.movimientoID, req.body)
  })
  serve(app, llamadasDeConciliacion.posponerVarios, async (req) => {
    await allowed(req.actor)
    return posponerVarios(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.aceptarVarios, async (req) => {
    await allowed(req.actor)
    return aceptarVarios(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.ignorarVarios, async (req) => {
    await allowed(req.actor)
    return ignorarVarios(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.deshacer, async (req) => {
    await allowed(req.actor)
    return deshacer(deps, req.actor, req.params.accionID, req.body)
  })
  serve(app, llamadasDeConciliacion.confirmar, async (req) => {
    await allowed(req.actor)
    return confirmar(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.deshacerVarios, async (req) => {
    await allowed(req.actor)
    return deshacerVarios(deps, req.actor, req.body)
  })
}
