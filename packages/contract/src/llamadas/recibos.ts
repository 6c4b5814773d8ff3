import { z } from 'zod'
import { idNumerico } from '../id.ts'
import { get, post, put } from '../llamada.ts'
import * as r from '../recibos.ts'
import { deDeshacer, deLectores, delAlmacen } from './negativas.ts'
import { archivo, porId, porUuid } from './partes.ts'

export const llamadasDeRecibos = {
  buscarLotes: post('/api/recibos/buscar-lotes', 'recibos.cargar', {
    asks: true,
    body: r.buscarLotesEntrada,
    answer: r.buscarLotesRespuesta,
  }),
  guardar: post('/api/recibos', 'recibos.cargar', {
    answer: r.reciboGuardado,
    upload: true,
    summary: 'Guarda un recibo del banco: partes «datos» (JSON) y «archivo» (PDF)',
    refusals: ['loteNoSePuedePagar', 'noEncontrado', 'reciboIlegible', 'reciboSinArchivo'],
  }),
  archivo: get('/api/recibos/:id/archivo', 'recibos.cargar', {
    ...porUuid,
    ...archivo,
    refusals: ['noEncontrado'],
  }),
  comprobantesDeLote: get('/api/lotes/:id/comprobantes', 'comprobantes.agregar', {
    ...porId,
    answer: r.comprobantesDeLote,
    refusals: ['noEncontrado'],
  }),
  pagosDeLote: get('/api/lotes/:id/pagos', 'lotes.ver', {
    ...porId,
    query: r.consultaPagosDeLote,
    answer: r.paginaPagosDeLote,
    refusals: ['noEncontrado'],
  }),
  reciboDePago: get('/api/lotes/:id/pagos/:pagoId/recibo', 'lotes.ver', {
    params: z.object({ id: idNumerico, pagoId: idNumerico }),
    ...archivo,
    refusals: [...deLectores, 'noEncontrado', 'reciboSinPagina'],
  }),
  anularComprobante: post('/api/comprobantes/:id/anular', 'comprobantes.agregar', {
    ...porId,
    body: r.anularEntrada,
    answer: r.loteTrasPago,
    refusals: [...deDeshacer, 'comprobanteYaAnulado', 'movimientosSiguenLlegando', 'noEncontrado'],
  }),
  guardarComprobantePago: post('/api/Factura/guardarComprobantePago', 'comprobantes.agregar', {
    literal: true,
    body: r.comprobantesPagoWire,
    answer: r.comprobantesGuardados,
    refusals: ['loteNoSePuedePagar', 'noEncontrado'],
  }),
  guardarComprobantes: post('/api/Factura/guardarComprobantes', 'comprobantes.agregar', {
    literal: true,
    body: r.comprobantesPagoWire,
    answer: r.comprobantesGuardados,
    refusals: ['loteNoSePuedePagar', 'noEncontrado'],
  }),
  marcarPagados: put('/api/Factura/actualizar-estatus-a-pagado', 'comprobantes.agregar', {
    literal: true,
    body: r.lotesPorMarcar,
    answer: r.lotesMarcados,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      'loteNoCubierto',
      'loteNoEnPago',
      'loteNoSePuedePagar',
      'noEncontrado',
      'sistemaExternoCaido',
      'xmlAgotado',
    ],
  }),
}
