import { z } from 'zod'
import { procesarRespuesta } from '../envio-de-lotes.ts'
import { get, post, put } from '../llamada.ts'
import * as l from '../lotes-documentados.ts'
import { deLectores, delAlmacen } from './negativas.ts'

const refusals = ['ordenDesconocido'] as const
const lotes = {
  literal: true,
  query: l.paginacionDocumentada,
  answer: z.array(l.loteDocumentado),
  refusals,
} as const
const lotesDeComision = {
  literal: true,
  query: l.paginacionDocumentada.omit({ categoria: true }),
  answer: z.array(l.loteComisionDocumentado),
  refusals,
} as const
const enCola = {
  literal: true,
  body: l.marcarEnColaEntrada,
  answer: l.marcarEnColaRespuesta,
  refusals: ['noEncontrado'],
} as const
const envio = {
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
} as const

export const llamadasDeLotesDocumentados = {
  comisionesNoProcesadas: get('/api/FacturaComisionista/noProcesados', 'lotes.ver', lotesDeComision),
  noProcesados: get('/api/Factura/noProcesados', 'lotes.ver', lotes),
  comisionesEnCola: get('/api/FacturaComisionista/enCola', 'lotes.ver', lotesDeComision),
  enCola: get('/api/Factura/enCola', 'lotes.ver', lotes),
  comisionesEnProcesoDePago: get('/api/FacturaComisionista/enProcesoDePago', 'lotes.ver', lotesDeComision),
  enProcesoDePago: get('/api/Factura/enProcesoDePago', 'lotes.ver', lotes),
  comisionesPagadas: get('/api/FacturaComisionista/pagados', 'lotes.ver', lotesDeComision),
  pagados: get('/api/Factura/pagados', 'lotes.ver', lotes),
  marcarEnCola: put('/api/Factura/enCola', 'lotes.procesar', enCola),
  enviarLote: post('/api/Factura/enviarLote', 'lotes.procesar', envio),
  marcarComisionesEnCola: put('/api/FacturaComisionista/enCola', 'lotes.procesar', enCola),
  enviarLoteDeComision: post('/api/FacturaComisionista/enviarLote', 'lotes.procesar', envio),
}
