import { comprobanteSubido, idDeComprobante } from '../comprobantes-de-pago.ts'
import { get, post } from '../llamada.ts'
import * as p from '../pagos.ts'
import {
  guardarPagosEntrada,
  guardarPagosRespuesta,
  revisarReusoEntrada,
  revisarReusoRespuesta,
} from '../pagos-nuevos.ts'
import {
  buscarReservaEntrada,
  busquedaReserva,
  comprobanteConReserva,
  fechaDeTipoCambio,
  reservasPropuestas,
  tipoCambioRespuesta,
} from '../reservas-de-pago.ts'
import { delAlmacen, deReserva } from './negativas.ts'
import { archivo, listaEntera } from './partes.ts'

export const llamadasDePagos = {
  listar: get('/api/pagos', 'pagos.ver', { query: p.consultaPagos, answer: p.paginaPagos }),
  exportar: listaEntera('/api/pagos', 'pagos.ver', { query: p.consultaPagos }),
  ajustes: get('/api/pagos/ajustes', 'pagos.ver', { answer: p.ajustesDePago }),
  // Who knows only one of the two must not find the other by trying.
  buscarReserva: post('/api/pagos/buscar-reserva', 'pagos.crear', {
    asks: true,
    body: buscarReservaEntrada,
    answer: busquedaReserva,
    perMinute: 60,
    refusals: [
      ...deReserva,
      'camposIncompletos',
      'localizadorInvalido',
      'productoNoDisponible',
      'rfcDePagoInvalido',
      'sistemaExternoCaido',
    ],
  }),
  // A proof is read for it, as for the documented analysis.
  reservasDelComprobante: post('/api/pagos/reservas-del-comprobante', 'pagos.reservas', {
    body: comprobanteConReserva,
    answer: reservasPropuestas,
    perMinute: 30,
    perPerson: true,
    refusals: ['comprobanteNoObtenido', 'lectorNoDisponible', 'lectorOcupado', 'lectorSinTiempo'],
  }),
  guardar: post('/api/pagos/guardar', 'pagos.crear', {
    body: guardarPagosEntrada,
    answer: guardarPagosRespuesta,
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
  atenderAvisos: post('/api/pagos/:pagoID/avisos/atender', 'pagos.ver', {
    params: p.idDePago,
    body: p.atenderAvisosEntrada,
    answer: p.pagoDetalle,
    refusals: ['noEncontrado', 'sinPermisoDePago'],
  }),
  revisarReuso: post('/api/pagos/revisar-reuso', 'pagos.crear', {
    asks: true,
    body: revisarReusoEntrada,
    answer: revisarReusoRespuesta,
    refusals: [
      ...deReserva,
      'fechaFutura',
      'pagosConFallas',
      'sistemaExternoCaido',
      'tipoCambioNoDisponible',
    ],
  }),
  subirComprobante: post('/api/pagos/comprobantes', 'pagos.crear', {
    answer: comprobanteSubido,
    upload: true,
    summary: 'Sube un comprobante: parte «archivo» (PDF o imagen)',
    refusals: ['archivoDePagoInvalido'],
  }),
  comprobanteSubido: get('/api/comprobantes/:comprobanteID', 'pagos.crear', {
    params: idDeComprobante,
    ...archivo,
    refusals: [...delAlmacen, 'comprobanteNoObtenido'],
  }),
  leer: get('/api/pagos/:pagoID', 'pagos.ver', {
    params: p.idDePago,
    answer: p.pagoDetalle,
    refusals: ['noEncontrado'],
  }),
  comprobante: get('/api/pagos/:pagoID/comprobante', 'pagos.ver', {
    params: p.idDePago,
    ...archivo,
    refusals: [...delAlmacen, 'comprobanteNoObtenido'],
  }),
  tipoCambio: get('/api/TipoCambio/:fecha', 'pagos.ver', {
    literal: true,
    params: fechaDeTipoCambio,
    answer: tipoCambioRespuesta,
    refusals: ['fechaFutura', 'sistemaExternoCaido', 'tipoCambioNoDisponible'],
  }),
}
