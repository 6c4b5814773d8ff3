import { llamadasDeConciliacion } from '@valija/contract/llamadas/conciliacion.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { nombresDeFuente } from '../estados-de-cuenta/perfiles-vigentes.ts'
import { assertByPolitica, canByPolitica } from '../politica/by-politica.ts'
import { accept } from './acciones/accept.ts'
import { acceptMany } from './acciones/accept-many.ts'
import { confirm } from './acciones/confirm.ts'
import { ignore, ignoreMany } from './acciones/ignore.ts'
import { type FilaAccion, listaDeAcciones, toAccion } from './acciones/list-acciones.ts'
import { postpone, postponeMany } from './acciones/postpone.ts'
import { reject } from './acciones/reject.ts'
import { takeBack, takeBackMany } from './acciones/take-back.ts'
import { searchCandidatos } from './candidatos/candidatos.ts'
import { countSugerencias } from './candidatos/count-sugerencias.ts'
import { startCorrida } from './corrida/start-corrida.ts'
import {
  atadosA,
  type FilaPorConciliar,
  listaPorConciliar,
  toPorConciliar,
} from './filas/list-movimientos.ts'
import { readCorrida, readResumen, resumenVacio } from './filas/resumen.ts'
import { readMovimiento } from './read-movimiento.ts'
import { registerReglasRoutes } from './routes-reglas.ts'
import { registerSincronizar } from './routes-sincronizacion.ts'
import { readUmbrales } from './umbrales.ts'

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
      listaPorConciliar(req.query, { ...umbrales, atados: await atadosA(deps.db, req.query.q) }),
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
    return accept(deps, req.actor, req.params.movimientoID, req.body)
  })
  serve(app, llamadasDeConciliacion.rechazar, async (req) => {
    await allowed(req.actor)
    return reject(deps, req.actor, req.params.movimientoID, req.body)
  })
  serve(app, llamadasDeConciliacion.ignorar, async (req) => {
    await allowed(req.actor)
    return ignore(deps, req.actor, req.params.movimientoID, req.body)
  })
  serve(app, llamadasDeConciliacion.posponer, async (req) => {
    await allowed(req.actor)
    return postpone(deps, req.actor, req.params.movimientoID, req.body)
  })
  serve(app, llamadasDeConciliacion.posponerVarios, async (req) => {
    await allowed(req.actor)
    return postponeMany(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.aceptarVarios, async (req) => {
    await allowed(req.actor)
    return acceptMany(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.ignorarVarios, async (req) => {
    await allowed(req.actor)
    return ignoreMany(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.deshacer, async (req) => {
    await allowed(req.actor)
    return takeBack(deps, req.actor, req.params.accionID, req.body)
  })
  serve(app, llamadasDeConciliacion.confirmar, async (req) => {
    await allowed(req.actor)
    return confirm(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.deshacerVarios, async (req) => {
    await allowed(req.actor)
    return takeBackMany(deps, req.actor, req.body)
  })
}
