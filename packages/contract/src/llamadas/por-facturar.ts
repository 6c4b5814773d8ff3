import * as d from '../estancias.ts'
import { consultaLista } from '../lista.ts'
import { get, post } from '../llamada.ts'
import { listaEntera, porId } from './partes.ts'

/** What nobody has sent: bookings without factura, commissions nobody billed, payments without booking. */
export const llamadasPorFacturar = {
  lectura: get('/api/por-facturar/lectura', 'porFacturar.ver', { answer: d.lecturaDeEstancias }),
  resumen: get('/api/por-facturar/resumen', 'porFacturar.ver', { answer: d.resumenPorFacturar }),
  hoteles: get('/api/por-facturar/hoteles', 'porFacturar.hoteles', {
    query: consultaLista,
    answer: d.paginaHoteles,
  }),
  exportarHoteles: listaEntera('/api/por-facturar/hoteles', 'porFacturar.hoteles', { query: consultaLista }),
  pedir: post('/api/por-facturar/hoteles/:id/pedir', 'porFacturar.pedir', {
    ...porId,
    answer: d.facturasPedidas,
    summary: 'Pide por correo a un hotel las facturas de sus reservas sin factura',
    refusals: [
      'facturasYaPedidas',
      'nadaPorPedir',
      'hotelSinCorreo',
      'estanciasDesconocidas',
      'noEncontrado',
    ],
  }),
  reservas: get('/api/por-facturar/reservas', 'porFacturar.hoteles', {
    query: d.consultaPorFacturar,
    answer: d.paginaPorFacturar,
  }),
  exportarReservas: listaEntera('/api/por-facturar/reservas', 'porFacturar.hoteles', {
    query: d.consultaPorFacturar,
  }),
  comisiones: get('/api/por-facturar/comisiones', 'porFacturar.comisiones', {
    query: consultaLista,
    answer: d.paginaAgentes,
  }),
  exportarComisiones: listaEntera('/api/por-facturar/comisiones', 'porFacturar.comisiones', {
    query: consultaLista,
  }),
  pagos: get('/api/por-facturar/pagos', 'porFacturar.pagos', {
    query: consultaLista,
    answer: d.paginaPagosSinReserva,
  }),
  exportarPagos: listaEntera('/api/por-facturar/pagos', 'porFacturar.pagos', { query: consultaLista }),
}
