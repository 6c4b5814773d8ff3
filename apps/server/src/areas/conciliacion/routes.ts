import type { Llamada } from '@valija/contract/llamada.ts'
import { llamadasDeConciliacion } from '@valija/contract/llamadas/conciliacion.ts'
import { llamadasDeConciliacionDocumentada } from '@valija/contract/llamadas/conciliacion-documentada.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { type Handler, serve } from '../../http/serve.ts'
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
import { syncRenglones } from './corrida/sync-renglones.ts'
import {
  atadosA,
  type FilaPorConciliar,
  listaPorConciliar,
  toPorConciliar,
} from './filas/list-movimientos.ts'
import { readCorrida, readResumen, resumenVacio } from './filas/resumen.ts'
import { readMovimiento } from './read-movimiento.ts'
import { deleteRegla, listReglas, orderReglas, previewRegla, saveRegla } from './reglas/reglas.ts'
import { readUmbrales } from './umbrales.ts'

/** Serves calls of whoever the policy lets match. */
const servingAllowed =
  (app: App, deps: Deps) =>
  <const L extends Llamada>(llamada: L, handler: Handler<L>): void =>
    serve(app, llamada, async (req, reply) => {
      await assertByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
      return handler(req, reply)
    })
type ServeAllowed = ReturnType<typeof servingAllowed>

export function registerConciliacionRoutes(app: App, deps: Deps): void {
  const serveAllowed = servingAllowed(app, deps)
  serve(app, llamadasDeConciliacion.resumen, async (req) =>
    (await canByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')) ? readResumen(deps) : resumenVacio,
  )
  serveAllowed(llamadasDeConciliacion.movimientos, async (req) => {
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
  serveAllowed(llamadasDeConciliacion.movimiento, (req) => readMovimiento(deps, req.params.movimientoID))
  serveAllowed(llamadasDeConciliacion.candidatos, async (req) => ({
    sugerencias: await searchCandidatos(deps, req.query),
  }))
  registerCambios(serveAllowed, deps)
  serveAllowed(llamadasDeConciliacion.acciones, async (req) => {
    const pagina = await readPage<FilaAccion>(deps.db, listaDeAcciones(req.query), req.query)
    return { ...pagina, filas: pagina.filas.map(toAccion) }
  })
  serveAllowed(llamadasDeConciliacion.iniciarCorrida, async (req) => {
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
  serveAllowed(llamadasDeConciliacion.corrida, (req) => readCorrida(deps.db, req.params.corridaID))
  registerReglasRoutes(serveAllowed, deps)
  // Payments §7: canonical under /api with the literal spelling as alias.
  serve(app, llamadasDeConciliacionDocumentada.sincronizarEstadoCuenta, (req) =>
    syncRenglones(deps, req.actor, { renglones: req.body, ...req.query }),
  )
}

function registerCambios(serveAllowed: ServeAllowed, deps: Deps): void {
  serveAllowed(llamadasDeConciliacion.aceptar, (req) =>
    accept(deps, req.actor, req.params.movimientoID, req.body),
  )
  serveAllowed(llamadasDeConciliacion.rechazar, (req) =>
    reject(deps, req.actor, req.params.movimientoID, req.body),
  )
  serveAllowed(llamadasDeConciliacion.ignorar, (req) =>
    ignore(deps, req.actor, req.params.movimientoID, req.body),
  )
  serveAllowed(llamadasDeConciliacion.posponer, (req) =>
    postpone(deps, req.actor, req.params.movimientoID, req.body),
  )
  serveAllowed(llamadasDeConciliacion.posponerVarios, (req) => postponeMany(deps, req.actor, req.body))
  serveAllowed(llamadasDeConciliacion.aceptarVarios, (req) => acceptMany(deps, req.actor, req.body))
  serveAllowed(llamadasDeConciliacion.ignorarVarios, (req) => ignoreMany(deps, req.actor, req.body))
  serveAllowed(llamadasDeConciliacion.deshacer, (req) =>
    takeBack(deps, req.actor, req.params.accionID, req.body),
  )
  serveAllowed(llamadasDeConciliacion.confirmar, (req) => confirm(deps, req.actor, req.body))
  serveAllowed(llamadasDeConciliacion.deshacerVarios, (req) => takeBackMany(deps, req.actor, req.body))
}

function registerReglasRoutes(serveAllowed: ServeAllowed, deps: Deps): void {
  serveAllowed(llamadasDeConciliacion.reglas, async () => ({ reglas: await listReglas(deps.db) }))
  serveAllowed(llamadasDeConciliacion.crearRegla, (req) => saveRegla(deps, req.actor, req.body))
  serveAllowed(llamadasDeConciliacion.ordenarReglas, async (req) => ({
    reglas: await orderReglas(deps, req.actor, req.body.reglaIDs),
  }))
  serveAllowed(llamadasDeConciliacion.cambiarRegla, (req) =>
    saveRegla(deps, req.actor, req.body, req.params.reglaID),
  )
  serveAllowed(llamadasDeConciliacion.quitarRegla, (req) => deleteRegla(deps, req.actor, req.params.reglaID))
  serveAllowed(llamadasDeConciliacion.previaDeRegla, (req) => previewRegla(deps, req.body))
  serveAllowed(llamadasDeConciliacion.aplicarReglas, async (req) => {
    const corridaId = await inTransaction(deps.db, (tx) =>
      startCorrida(deps, tx, { importacionId: null, quien: req.actor.correo }),
    )
    return readCorrida(deps.db, corridaId)
  })
}
