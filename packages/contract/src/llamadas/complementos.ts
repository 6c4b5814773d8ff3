import { z } from 'zod'
import * as c from '../complementos.ts'
import { idNumerico } from '../id.ts'
import { get, post } from '../llamada.ts'
import { delAlmacen } from './negativas.ts'
import { archivo, claveDePedido, listaEntera, porId } from './partes.ts'

export const llamadasDeComplementos = {
  resumen: get('/api/complementos/resumen', 'complementos.ver', { answer: c.resumenComplementos }),
  esperados: get('/api/complementos/esperados', 'complementos.ver', {
    query: c.consultaEsperados,
    answer: c.paginaEsperados,
  }),
  exportarEsperados: listaEntera('/api/complementos/esperados', 'complementos.ver', {
    query: c.consultaEsperados,
  }),
  enviarDatos: post('/api/complementos/esperados/:id/enviar', 'complementos.ver', {
    ...porId,
    body: claveDePedido,
    answer: z.object({ correo: z.string(), otraVez: z.boolean() }),
    refusals: ['complementoNoEsperado', 'complementoSinDestino', 'noEncontrado'],
  }),
  impuestos: get('/api/complementos/esperados/:id/impuestos', 'complementos.ver', {
    ...porId,
    answer: c.impuestosEsperados,
    refusals: ['noEncontrado'],
  }),
  verificar: post('/api/complementos/:id/verificar', 'complementos.ver', {
    ...porId,
    /** `estado` null: the SAT did not answer; `seCancela`: its issuer has asked for it to be cancelled. */
    answer: z.object({ estado: z.string().nullable(), seCancela: z.boolean() }),
    summary:
      'Pregunta otra vez al SAT por un complemento guardado; cancelado, sus pagos vuelven a esperar uno',
    refusals: ['noEncontrado', 'sistemaExternoCaido'],
  }),
  revision: post('/api/complementos/:id/revision', 'lotes.procesar', {
    ...porId,
    body: c.revisarComplemento,
    answer: z.object({ mensaje: z.string() }),
    summary:
      'Acepta o rechaza, con un motivo, un complemento por revisar; rechazado, sus pagos vuelven a esperar uno',
    refusals: ['complementoSinRevision', 'complementoSinPago', 'noEncontrado'],
  }),
  recibidos: get('/api/complementos/recibidos', 'complementos.ver', {
    query: c.consultaRecibidos,
    answer: c.paginaComplementos,
  }),
  exportarRecibidos: listaEntera('/api/complementos/recibidos', 'complementos.ver', {
    query: c.consultaRecibidos,
  }),
  archivo: get('/api/complementos/:id/:clase', 'complementos.ver', {
    params: z.object({ id: idNumerico, clase: z.enum(['xml', 'pdf']) }),
    ...archivo,
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
    summary:
      'Guarda complementos: partes con los archivos y «pares» (posiciones de cada XML y su PDF); «otraVez=si» si se enviaron antes y no hubo respuesta',
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
