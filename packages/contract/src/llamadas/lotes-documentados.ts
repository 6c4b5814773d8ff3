import * as l from '../lotes-documentados.ts'
import { procesarRespuesta } from '../lotes.ts'
import { deLectores, delAlmacen } from './negativas.ts'
import { z } from 'zod'
import { get, post, put } from '../llamada.ts'

export const llamadasDeLotesDocumentados = {
  comisionesNoProcesadas: get('/api/FacturaComisionista/noProcesados', 'lotes.ver', {
    literal: true,
    query: l.paginacionDocumentada.omit({ categoria: true }),
    answer: z.array(l.loteComisionDocumentado),
    refusals: ['ordenDesconocido'],
  }),
  noProcesados: get('/api/Factura/noProcesados', 'lotes.ver', {
    literal: true,
    query: l.paginacionDocumentada,
    answer: z.array(l.loteDocumentado),
    refusals: ['ordenDesconocido'],
  }),
  comisionesEnCola: get('/api/FacturaComisionista/enCola', 'lotes.ver', {
    literal: true,
    query: l.paginacionDocumentada.omit({ categoria: true }),
    answer: z.array(l.loteComisionDocumentado),
    refusals: ['ordenDesconocido'],
  }),
  enCola: get('/api/Factura/enCola', 'lotes.ver', {
    literal: true,
    query: l.paginacionDocumentada,
    answer: z.array(l.loteDocumentado),
    refusals: ['ordenDesconocido'],
  }),
  comisionesEnProcesoDePago: get('/api/FacturaComisionista/enProcesoDePago', 'lotes.ver', {
    literal: true,
    query: l.paginacionDocumentada.omit({ categoria: true }),
    answer: z.array(l.loteComisionDocumentado),
    refusals: ['ordenDesconocido'],
  }),
  enProcesoDePago: get('/api/Factura/enProcesoDePago', 'lotes.ver', {
    literal: true,
    query: l.paginacionDocumentada,
    answer: z.array(l.loteDocumentado),
    refusals: ['ordenDesconocido'],
  }),
  comisionesPagadas: get('/api/FacturaComisionista/pagados', 'lotes.ver', {
    literal: true,
    query: l.paginacionDocumentada.omit({ categoria: true }),
    answer: z.array(l.loteComisionDocumentado),
    refusals: ['ordenDesconocido'],
  }),
  pagados: get('/api/Factura/pagados', 'lotes.ver', {
    literal: true,
    query: l.paginacionDocumentada,
    answer: z.array(l.loteDocumentado),
    refusals: ['ordenDesconocido'],
  }),
  marcarEnCola: put('/api/Factura/enCola', 'lotes.procesar', {
    literal: true,
    body: l.marcarEnColaEntrada,
    answer: l.marcarEnColaRespuesta,
    refusals: ['noEncontrado'],
  }),
  enviarLote: post('/api/Factura/enviarLote', 'lotes.procesar', {
    literal: true,
    body: l.enviarDocumentado,
    answer: procesarRespuesta,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      'fechaPagoIlegible',
      'fechaPagoLejana',
      'fechaPagoPasada',
      'loteNoProcesable',
      'noEncontrado',
      'paquetesDeVariosLotes',
      'sistemaExternoCaido',
      'xmlAgotado',
    ],
  }),
  marcarComisionesEnCola: put('/api/FacturaComisionista/enCola', 'lotes.procesar', {
    literal: true,
    body: l.marcarEnColaEntrada,
    answer: l.marcarEnColaRespuesta,
    refusals: ['noEncontrado'],
  }),
  enviarLoteDeComision: post('/api/FacturaComisionista/enviarLote', 'lotes.procesar', {
    literal: true,
    body: l.enviarDocumentado,
    answer: procesarRespuesta,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      'fechaPagoIlegible',
      'fechaPagoLejana',
      'fechaPagoPasada',
      'loteNoProcesable',
      'noEncontrado',
      'paquetesDeVariosLotes',
      'sistemaExternoCaido',
      'xmlAgotado',
    ],
  }),
}
