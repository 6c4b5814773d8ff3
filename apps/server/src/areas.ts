import { recoveryJob } from './areas/acceso/recovery.ts'
import { registerAccesoRoutes } from './areas/acceso/routes.ts'
import { registerBitacora } from './areas/bitacora/routes.ts'
import { borradoresJobs } from './areas/borradores/jobs.ts'
import { rejudgeBorradores } from './areas/borradores/rejudge-borradores.ts'
import { registerBorradoresRoutes } from './areas/borradores/routes.ts'
import { registerDocumentedFacturas } from './areas/borradores/routes-documentadas.ts'
import { registerBuscarRoutes } from './areas/buscar/routes.ts'
import { registerCatalogosRoutes } from './areas/catalogos/routes.ts'
import { registerComisionesRoutes } from './areas/comisiones/routes.ts'
import { avisosDeComplementoJob } from './areas/complementos/remind-complementos.ts'
import { registerComplementosRoutes } from './areas/complementos/routes.ts'
import { complementosGuardados, verificarComplementosJob } from './areas/complementos/verify-complementos.ts'
import { freePagoRechazado, lockPago } from './areas/conciliacion/acciones/free-pago-rechazado.ts'
import { retireConciliaciones } from './areas/conciliacion/acciones/retire-conciliaciones.ts'
import { lockComprobante, undoDeComprobante } from './areas/conciliacion/acciones/undo-de-comprobante.ts'
import { corridaJob } from './areas/conciliacion/corrida/corrida.ts'
import { reservasJob } from './areas/conciliacion/corrida/learn-reservas.ts'
import { startCorrida } from './areas/conciliacion/corrida/start-corrida.ts'
import { readMovimientosDePago } from './areas/conciliacion/filas/movimientos-de-pago.ts'
import { registerConciliacionRoutes } from './areas/conciliacion/routes.ts'
import { resumenesJob } from './areas/correos/resumen-del-dia.ts'
import { registerCorreosRoutes } from './areas/correos/routes.ts'
import { correoJob } from './areas/correos/send-correo.ts'
import { registerCuentasPagoRoutes } from './areas/cuentas-pago/routes.ts'
import { directorioJobs, registerDirectorioRoutes } from './areas/directorio/routes.ts'
import { registerDirectoryLists } from './areas/directorio/routes-listas.ts'
import { registerEstadosDeCuentaRoutes } from './areas/estados-de-cuenta/routes.ts'
import { estanciasJob } from './areas/estancias/read-estancias.ts'
import { registerEstanciasRoutes } from './areas/estancias/routes.ts'
import { repartirPreguntasJob } from './areas/facturas/share-preguntas.ts'
import { historialJob } from './areas/historial/enfriar-historial.ts'
import { registerPrimerosPasos } from './areas/inicio/primeros-pasos.ts'
import { registerInicioRoutes } from './areas/inicio/routes.ts'
import { registerInstalacionRoutes } from './areas/instalacion/routes.ts'
import { expireCargasJob } from './areas/invitados/expire-cargas.ts'
import { registerInvitadosRoutes } from './areas/invitados/routes.ts'
import { lotesJobs } from './areas/lotes/jobs.ts'
import { enEspera, guardadas } from './areas/lotes/por-preguntar.ts'
import { lectoresDeLotes } from './areas/lotes/puede-leer.ts'
import { registerLotesRoutes } from './areas/lotes/routes.ts'
import { cleanPedidosJob } from './areas/pagos/clean-pedidos.ts'
import { registerPagosRoutes } from './areas/pagos/routes.ts'
import { registerPermisosRoutes } from './areas/permisos/routes.ts'
import { registerPoliticaRoutes } from './areas/politica/routes.ts'
import { registerPrefacturasRoutes } from './areas/prefacturas/routes.ts'
import { marcarPagadosJob } from './areas/recibos/mark-pagados-job.ts'
import { registerRecibosRoutes } from './areas/recibos/routes.ts'
import { preguntarReservasJob } from './areas/reservas/ask-waiting.ts'
import { registerReservasRoutes } from './areas/reservas/routes.ts'
import { registerUsuariosRoutes } from './areas/usuarios/routes.ts'
import type { Deps } from './deps.ts'
import { fuentesDeAvisos } from './fuentes-de-avisos.ts'
import { buscas } from './grupos-de-busqueda.ts'
import type { App } from './http/app-type.ts'
import type { JobKind } from './jobs/jobs.ts'
import { plantillasDeCorreo } from './plantillas-de-correo.ts'

/** Every area's routes: one line each. */
export function registerAreas(app: App, deps: Deps): void {
  registerAccesoRoutes(app, deps)
  registerUsuariosRoutes(app, deps)
  registerCorreosRoutes(app, deps, plantillasDeCorreo)
  registerCatalogosRoutes(app, deps)
  registerPagosRoutes(app, deps, {
    lock: lockPago,
    free: freePagoRechazado,
    read: readMovimientosDePago,
  })
  registerEstadosDeCuentaRoutes(app, deps, { start: startCorrida, retire: retireConciliaciones })
  registerConciliacionRoutes(app, deps)
  registerComplementosRoutes(app, deps)
  registerCuentasPagoRoutes(app, deps)
  registerDirectoryLists(app, deps)
  registerLotesRoutes(app, deps)
  registerBitacora(app, deps, { ...lectoresDeLotes })
  registerRecibosRoutes(app, deps, { lock: lockComprobante, undo: undoDeComprobante })
  registerReservasRoutes(app, deps)
  registerComisionesRoutes(app, deps)
  registerPrefacturasRoutes(app, deps)
  registerDirectorioRoutes(app, deps)
  registerBorradoresRoutes(app, deps)
  registerInvitadosRoutes(app, deps)
  registerDocumentedFacturas(app, deps)
  registerPoliticaRoutes(app, deps, rejudgeBorradores)
  registerEstanciasRoutes(app, deps)
  registerPrimerosPasos(app, deps)
  registerInicioRoutes(app, deps, fuentesDeAvisos)
  registerBuscarRoutes(app, deps, buscas)
  registerPermisosRoutes(app)
  registerInstalacionRoutes(app, deps)
}

/** Every area's jobs: one line each. */
export function areaJobs(deps: Deps): JobKind<object>[] {
  return [
    correoJob(deps, plantillasDeCorreo),
    resumenesJob(deps),
    historialJob(deps),
    recoveryJob(deps),
    marcarPagadosJob(deps),
    avisosDeComplementoJob(deps),
    verificarComplementosJob(deps),
    repartirPreguntasJob(deps, [complementosGuardados, enEspera, ...guardadas]),
    corridaJob(deps),
    reservasJob(deps),
    cleanPedidosJob(deps),
    estanciasJob(deps),
    preguntarReservasJob(deps),
    ...lotesJobs(deps),
    ...directorioJobs(deps),
    ...borradoresJobs(deps),
    expireCargasJob(deps),
  ]
}
