import { z } from 'zod'
import { comprobanteWire, crearComprobanteEntrada } from '../comprobantes-de-pago.ts'
import { analisisComprobante, analizarComprobanteEntrada } from '../comprobantes-leidos.ts'
import { idNumerico } from '../id.ts'
import { get, post, put } from '../llamada.ts'
import * as p from '../pagos.ts'
import { guardarPagosRespuesta, pagosNuevos } from '../pagos-nuevos.ts'
import { deDeshacer, deReserva } from './negativas.ts'

export const llamadasDePagosDocumentados = {
  buscarPagina: post('/api/Pagos/BuscarPagos/BuscarPagos', 'pagos.ver', {
    asks: true,
    literal: true,
    body: p.buscarPagosEntrada,
    answer: p.pagosListados,
    refusals: ['cursorInvalido', 'ordenDesconocido'],
  }),
  buscarPagos: post('/api/Pagos/BuscarPagos', 'pagos.ver', {
    asks: true,
    literal: true,
    body: p.filtrosDePago,
    answer: p.pagosListados,
    refusals: ['cursorInvalido', 'ordenDesconocido'],
  }),
  guardarPagos: post('/api/Pagos/GuardarPagos', 'pagos.crear', {
    literal: true,
    body: pagosNuevos,
    answer: guardarPagosRespuesta,
    status: 201,
    refusals: [
      ...deReserva,
      'comprobanteReutilizado',
      'fechaFutura',
      'pagosConFallas',
      'sinPagos',
      'sistemaExternoCaido',
      'tipoCambioNoDisponible',
    ],
  }),
  actualizarEstado: put('/api/Pagos/ActualizarEstadoPago/ActualizarEstado', 'pagos.ver', {
    literal: true,
    body: p.actualizarEstadoEntrada,
    answer: p.estadoActualizado,
    refusals: [
      ...deDeshacer,
      'estadoCambioEntretanto',
      'movimientosSiguenLlegando',
      'noEncontrado',
      'sinPermisoDePago',
    ],
  }),
  getComprobanteById: get('/api/Pagos/GetComprobanteById', 'pagos.ver', {
    literal: true,
    query: z.object({ id: idNumerico }),
    answer: comprobanteWire,
    refusals: ['comprobanteNoObtenido'],
  }),
  createComprobante: post('/api/Pagos/CreateComprobante', 'pagos.crear', {
    literal: true,
    body: crearComprobanteEntrada,
    answer: comprobanteWire,
    refusals: ['comprobanteNoObtenido'],
  }),
  // A reading keeps the machine busy for seconds; what was read before costs nothing and counts all the same.
  analizarComprobante: get('/api/Pagos/AnalizarComprobante', 'pagos.crear', {
    literal: true,
    query: analizarComprobanteEntrada,
    answer: analisisComprobante,
    perMinute: 30,
    perPerson: true,
    refusals: ['comprobanteNoObtenido', 'lectorNoDisponible', 'lectorOcupado', 'lectorSinTiempo'],
  }),
}
