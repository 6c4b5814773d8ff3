import * as c from '../conciliacion.ts'
import * as h from '../conciliacion-cambios.ts'
import * as k from '../conciliacion-corridas.ts'
import * as d from '../conciliacion-reglas.ts'
import { del, get, post, put } from '../llamada.ts'
import { deDeshacer, deReserva } from './negativas.ts'

/** Payments opens to the five roles; matching is for the policy's list of roles (decision 111). */
export const llamadasDeConciliacion = {
  resumen: get('/api/conciliacion/resumen', 'pagos.ver', { answer: k.resumenConciliacion }),
  movimientos: get('/api/conciliacion/movimientos', 'pagos.ver', {
    query: c.consultaPorConciliar,
    answer: c.paginaPorConciliar,
    refusals: ['sinPermisoDePago'],
  }),
  movimiento: get('/api/conciliacion/movimientos/:movimientoID', 'pagos.ver', {
    params: c.idDeMovimiento,
    answer: c.movimientoConSugerencias,
    refusals: ['cursorInvalido', 'noEncontrado', 'ordenDesconocido', 'sinPermisoDePago'],
  }),
  candidatos: get('/api/conciliacion/candidatos', 'pagos.ver', {
    query: c.consultaCandidatos,
    answer: c.candidatos,
    refusals: [...deReserva, 'noEncontrado', 'sinPermisoDePago', 'sistemaExternoCaido'],
  }),
  aceptar: post('/api/conciliacion/movimientos/:movimientoID/aceptar', 'pagos.ver', {
    params: c.idDeMovimiento,
    body: h.aceptarEntrada,
    answer: h.accionHecha,
    refusals: [
      ...deReserva,
      'comprobanteReutilizado',
      'fechaFutura',
      'monedaDistinta',
      'montoDeLineaInvalido',
      'montoExcedido',
      'movimientoCambio',
      'movimientoConciliado',
      'movimientoEsCargo',
      'movimientoIgnorado',
      'noEncontrado',
      'pagoDeReservaYaExiste',
      'pagoNoConciliable',
      'sinLineas',
      'sinMetodoDeCuenta',
      'sistemaExternoCaido',
      'tipoCambioNoDisponible',
    ],
  }),
  rechazar: post('/api/conciliacion/movimientos/:movimientoID/rechazar', 'pagos.ver', {
    params: c.idDeMovimiento,
    body: h.rechazarEntrada,
    answer: h.accionHecha,
    refusals: ['movimientoConciliado', 'movimientoIgnorado', 'noEncontrado', 'parejaConciliada'],
  }),
  ignorar: post('/api/conciliacion/movimientos/:movimientoID/ignorar', 'pagos.ver', {
    params: c.idDeMovimiento,
    body: h.ignorarEntrada,
    answer: h.accionHecha,
    refusals: ['movimientoConciliado', 'movimientoIgnorado', 'noEncontrado'],
  }),
  posponer: post('/api/conciliacion/movimientos/:movimientoID/posponer', 'pagos.ver', {
    params: c.idDeMovimiento,
    body: h.posponerEntrada,
    answer: h.accionHecha,
    refusals: ['movimientoConciliado', 'movimientoIgnorado', 'movimientoYaParaDespues', 'noEncontrado'],
  }),
  posponerVarios: post('/api/conciliacion/posponer', 'pagos.ver', {
    body: h.posponerVariosEntrada,
    answer: h.variasHechas,
    refusals: ['movimientoConciliado', 'movimientoIgnorado', 'movimientoYaParaDespues', 'noEncontrado'],
  }),
  aceptarVarios: post('/api/conciliacion/aceptar', 'pagos.ver', {
    body: h.aceptarVariosEntrada,
    answer: h.variasHechas,
    refusals: [
      'monedaDistinta',
      'montoDeLineaInvalido',
      'montoExcedido',
      'movimientoConciliado',
      'movimientoEsCargo',
      'movimientoIgnorado',
      'noEncontrado',
      'pagoNoConciliable',
      'sinLineas',
      'sugerenciaCambio',
    ],
  }),
  ignorarVarios: post('/api/conciliacion/ignorar', 'pagos.ver', {
    body: h.ignorarVariosEntrada,
    answer: h.variasHechas,
    refusals: ['movimientoConciliado', 'movimientoIgnorado', 'noEncontrado'],
  }),
  deshacer: post('/api/conciliacion/acciones/:accionID/deshacer', 'pagos.ver', {
    params: h.idDeAccion,
    body: h.deshacerEntrada,
    answer: h.accionHecha,
    refusals: [...deDeshacer, 'noEncontrado'],
  }),
  confirmar: post('/api/conciliacion/confirmar', 'pagos.ver', {
    body: h.confirmarEntrada,
    answer: h.variasHechas,
    refusals: ['accionNoDeshacible'],
  }),
  deshacerVarios: post('/api/conciliacion/deshacer', 'pagos.ver', {
    body: h.deshacerVariosEntrada,
    answer: h.variasHechas,
    refusals: [...deDeshacer, 'nadaQueDeshacer', 'noEncontrado'],
  }),
  acciones: get('/api/conciliacion/acciones', 'pagos.ver', {
    query: c.consultaAcciones,
    answer: c.paginaAcciones,
    refusals: ['sinPermisoDePago'],
  }),
  iniciarCorrida: post('/api/conciliacion/corridas', 'pagos.ver', {
    body: k.corridaEntrada,
    answer: k.corrida,
    refusals: ['noEncontrado', 'sinPermisoDePago'],
  }),
  corrida: get('/api/conciliacion/corridas/:corridaID', 'pagos.ver', {
    params: k.idDeCorrida,
    answer: k.corrida,
    refusals: ['noEncontrado', 'sinPermisoDePago'],
  }),
  reglas: get('/api/conciliacion/reglas', 'pagos.ver', { answer: d.reglasRespuesta }),
  crearRegla: post('/api/conciliacion/reglas', 'pagos.ver', {
    body: d.reglaEntrada,
    answer: d.regla,
    refusals: ['noEncontrado', 'valorDeReglaRequerido'],
  }),
  ordenarReglas: put('/api/conciliacion/reglas/orden', 'pagos.ver', {
    body: d.ordenDeReglasEntrada,
    answer: d.reglasRespuesta,
    refusals: ['ordenDeReglasIncompleto'],
  }),
  cambiarRegla: put('/api/conciliacion/reglas/:reglaID', 'pagos.ver', {
    params: d.idDeRegla,
    body: d.reglaEntrada,
    answer: d.regla,
    refusals: ['noEncontrado', 'valorDeReglaRequerido'],
  }),
  quitarRegla: del('/api/conciliacion/reglas/:reglaID', 'pagos.ver', {
    params: d.idDeRegla,
    answer: d.regla,
    refusals: ['noEncontrado'],
  }),
  previaDeRegla: post('/api/conciliacion/reglas/previa', 'pagos.ver', {
    asks: true,
    body: d.reglaEntrada,
    answer: d.previaDeRegla,
    refusals: ['valorDeReglaRequerido'],
  }),
  aplicarReglas: post('/api/conciliacion/reglas/aplicar', 'pagos.ver', {
    answer: k.corrida,
    refusals: ['noEncontrado'],
  }),
}
