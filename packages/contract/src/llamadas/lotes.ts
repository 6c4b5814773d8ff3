import { z } from 'zod'
import { consultaDescarga, descargaRespuesta } from '../descarga-de-lotes.ts'
import * as e from '../envio-de-lotes.ts'
import { del, get, post } from '../llamada.ts'
import * as d from '../lote-detalle.ts'
import * as l from '../lotes.ts'
import { deLectores, delAlmacen } from './negativas.ts'
import { archivo, listaEntera, porId, porUuid } from './partes.ts'

export const llamadasDeLotes = {
  listar: get('/api/lotes', 'lotes.ver', { query: l.consultaLotes, answer: l.paginaLotes }),
  exportar: listaEntera('/api/lotes', 'lotes.ver', { query: l.consultaLotes }),
  porHotel: get('/api/lotes/por-hotel', 'lotes.ver', { query: l.consultaLotes, answer: l.paginaPorHotel }),
  exportarPorHotel: listaEntera('/api/lotes/por-hotel', 'lotes.ver', { query: l.consultaLotes }),
  conteos: get('/api/lotes/conteos', 'lotes.ver', { query: l.consultaConteos, answer: l.conteosLotes }),
  ajustes: get('/api/lotes/ajustes', 'lotes.ver', { answer: l.ajustesLotes }),
  proveedores: get('/api/lotes/proveedores', 'lotes.ver', {
    query: l.consultaConteos.pick({ categoria: true }),
    answer: l.proveedoresDeLotes,
  }),
  leer: get('/api/lotes/:id', 'lotes.ver', {
    params: l.idDeLote,
    answer: d.loteDetalle,
    refusals: ['noEncontrado', 'sistemaExternoCaido'],
  }),
  layout: get('/api/lotes/:id/layout', 'lotes.ver', {
    params: l.idDeLote,
    ...archivo,
    refusals: [...delAlmacen, 'noEncontrado'],
  }),
  facturas: get('/api/lotes/:id/facturas', 'lotes.ver', {
    params: l.idDeLote,
    query: d.consultaFacturas,
    answer: d.paginaFacturas,
  }),
  exportarFacturas: listaEntera('/api/lotes/:id/facturas', 'lotes.ver', {
    params: l.idDeLote,
    query: d.consultaFacturas,
  }),
  factura: get('/api/facturas/:id', 'lotes.ver', {
    ...porId,
    answer: d.facturaFila,
    refusals: ['noEncontrado'],
  }),
  reservas: get('/api/facturas/:id/reservas', 'lotes.ver', {
    ...porId,
    query: d.consultaFacturas,
    answer: d.paginaReservas,
  }),
  exportarReservas: listaEntera('/api/facturas/:id/reservas', 'lotes.ver', {
    ...porId,
    query: d.consultaFacturas,
  }),
  xml: get('/api/facturas/:id/xml', 'lotes.ver', {
    ...porId,
    ...archivo,
    refusals: [...delAlmacen, 'noEncontrado'],
  }),
  pdf: get('/api/facturas/:id/pdf', 'lotes.ver', {
    ...porId,
    ...archivo,
    refusals: [...delAlmacen, 'noEncontrado'],
  }),
  pedirDescarga: post('/api/lotes/descargas', 'lotes.descargar', {
    body: consultaDescarga,
    answer: descargaRespuesta,
    refusals: ['noEncontrado'],
  }),
  descarga: get('/api/lotes/descargas/:id', 'lotes.descargar', {
    ...porUuid,
    answer: descargaRespuesta,
    refusals: ['noEncontrado'],
  }),
  zip: get('/api/lotes/descargas/:id/zip', 'lotes.descargar', {
    ...porUuid,
    ...archivo,
    refusals: [...delAlmacen, 'noEncontrado', 'zipSinArchivos'],
  }),
  procesar: post('/api/lotes/procesar', 'lotes.procesar', {
    body: e.procesarEntrada,
    answer: e.procesarRespuesta,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      'fechaPagoLejana',
      'fechaPagoPasada',
      'loteNoProcesable',
      'noEncontrado',
      'sistemaExternoCaido',
      'xmlAgotado',
    ],
  }),
  validarRfc: post('/api/lotes/validarRfc', 'lotes.validarRfc', {
    body: e.validarRfcEntrada,
    answer: e.validarRfcRespuesta,
    refusals: ['noEncontrado', 'sistemaExternoCaido'],
  }),
  enviosRecientes: get('/api/lotes/envios/recientes', 'lotes.procesar', { answer: e.enviosRecientes }),
  envio: get('/api/lotes/envios/:grupo', 'lotes.procesar', {
    params: e.grupoDeEnvio,
    answer: e.envioDeGrupo,
    refusals: ['noEncontrado'],
  }),
  consultar: post('/api/lotes/:id/consultar', 'lotes.procesar', {
    params: l.idDeLote,
    answer: d.loteDetalle,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      'envioEnCurso',
      'loteYaEnProceso',
      'noEncontrado',
      'sinConexionAnt',
      'sinConexionCola',
      'sistemaExternoCaido',
      'xmlAgotado',
    ],
  }),
  reenviar: post('/api/lotes/:id/reenviar', 'lotes.procesar', {
    params: l.idDeLote,
    answer: d.loteDetalle,
    refusals: ['nadaQueReintentar', 'noEncontrado', 'sistemaExternoCaido'],
  }),
  retirarFactura: post('/api/lotes/:id/facturas/:facturaId/retirar', 'lotes.procesar', {
    params: l.idDeFactura,
    body: e.retirarEntrada,
    answer: d.loteDetalle,
    refusals: [
      'facturaConPagos',
      'facturaNoRetirable',
      'noEncontrado',
      'sistemaExternoCaido',
      'ultimaFactura',
    ],
  }),
  revisarFactura: post('/api/lotes/:id/facturas/:facturaId/revisar', 'lotes.procesar', {
    params: l.idDeFactura,
    body: e.revisarEntrada,
    answer: e.revisarRespuesta,
    refusals: ['nadaQueRevisar', 'noEncontrado'],
  }),
  atenderFactura: post('/api/lotes/:id/facturas/:facturaId/atender', 'lotes.procesar', {
    params: l.idDeFactura,
    body: e.atenderEntrada,
    answer: d.loteDetalle,
    refusals: ['nadaQueAtender', 'noEncontrado', 'sistemaExternoCaido'],
  }),
  explicarFactura: post('/api/lotes/:id/facturas/:facturaId/explicar', 'lotes.explicar', {
    params: l.idDeFactura,
    body: e.explicarEntrada,
    answer: d.loteDetalle,
    refusals: ['nadaQueExplicar', 'noEncontrado', 'sistemaExternoCaido'],
  }),
  resolverFactura: post('/api/lotes/:id/facturas/:facturaId/resolver', 'lotes.procesar', {
    params: l.idDeFactura,
    body: e.resolverEntrada,
    answer: d.loteDetalle,
    refusals: ['nadaEnDuda', 'noEncontrado', 'sistemaExternoCaido'],
  }),
  eliminar: del('/api/FacturaComisionista/EliminarLote/:id', 'lotes.eliminar', {
    literal: true,
    params: l.idDeLote,
    query: l.eliminarEntrada,
    answer: z.object({ mensaje: z.string() }),
    refusals: ['loteEnAnt', 'loteNoEliminable', 'noEncontrado'],
  }),
}
