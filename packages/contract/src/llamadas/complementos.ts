import * as c from '../complementos.ts'
import { idNumerico } from '../id.ts'
import { delAlmacen } from './negativas.ts'
import { z } from 'zod'
import { get, post } from '../llamada.ts'

export const llamadasDeComplementos = {
  resumen: get('/api/complementos/resumen', 'complementos.ver', { answer: c.resumenComplementos }),
  esperados: get('/api/complementos/esperados', 'complementos.ver', {
    query: c.consultaEsperados,
    answer: c.paginaEsperados,
  }),
  exportarEsperados: get('/api/complementos/esperados/exportar', 'complementos.ver', {
    query: c.exportarEsperados,
    file: true,
    boleto: true,
  }),
  enviarDatos: post('/api/complementos/esperados/:id/enviar', 'complementos.ver', {
    params: z.object({ id: idNumerico }),
    answer: z.object({ correo: z.string() }),
    refusals: ['complementoNoEsperado', 'complementoSinDestino', 'noEncontrado'],
  }),
  impuestos: get('/api/complementos/esperados/:id/impuestos', 'complementos.ver', {
    params: z.object({ id: idNumerico }),
    answer: c.impuestosEsperados,
    refusals: ['noEncontrado'],
  }),
  verificar: post('/api/complementos/:id/verificar', 'complementos.ver', {
    params: z.object({ id: idNumerico }),
    answer: z.object({ estado: z.string() }),
    summary:
      'Pregunta otra vez al SAT por un complemento guardado; cancelado, sus pagos vuelven a esperar uno',
    refusals: ['noEncontrado', 'sistemaExternoCaido'],
  }),
  revision: post('/api/complementos/:id/revision', 'lotes.procesar', {
    params: z.object({ id: idNumerico }),
    body: c.revisarComplemento,
    answer: z.object({ mensaje: z.string() }),
    summary:
      'Acepta o rechaza, con un motivo, un complemento por revisar; rechazado, sus pagos vuelven a esperar uno',
    refusals: ['complementoSinRevision', 'noEncontrado'],
  }),
  recibidos: get('/api/complementos/recibidos', 'complementos.ver', {
    query: c.consultaRecibidos,
    answer: c.paginaComplementos,
  }),
  exportarRecibidos: get('/api/complementos/recibidos/exportar', 'complementos.ver', {
    query: c.exportarRecibidos,
    file: true,
    boleto: true,
  }),
  archivo: get('/api/complementos/:id/:clase', 'complementos.ver', {
    params: z.object({ id: idNumerico, clase: z.enum(['xml', 'pdf']) }),
    file: true,
    boleto: true,
    refusals: [...delAlmacen, 'noEncontrado'],
  }),
  revisar: post('/api/complementos/revisar', 'complementos.subir', {
    answer: c.complementosRevisados,
    upload: true,
    summary: 'Revisa complementos en XML sin guardarlos',
    refusals: ['sistemaExternoCaido', 'xmlAgotado'],
  }),
  guardar: post('/api/complementos', 'complementos.subir', {
    answer: c.complementosGuardados,
    upload: true,
    summary: 'Guarda complementos: partes con los archivos y «pares» (posiciones de cada XML y su PDF)',
    refusals: [
      'complementoPdfNoEsPdf',
      'complementosIncorrectos',
      'complementosSinPdf',
      'complementosSinVerificar',
      'complementosSinXml',
      'sistemaExternoCaido',
      'xmlAgotado',
    ],
  }),
}
