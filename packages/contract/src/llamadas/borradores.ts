import { z } from 'zod'
import * as b from '../borradores.ts'
import { idNumerico } from '../id.ts'
import { del, get, post, put } from '../llamada.ts'
import { explicarEntrada } from '../lotes.ts'
import { delBorrador, delGuardado, delPaso } from './negativas.ts'

export const llamadasDeBorradores = {
  listar: get('/api/borradores', 'lotes.proveedor.crear', { answer: z.array(b.borradorResumen) }),
  reglas: get('/api/borradores/reglas', 'lotes.proveedor.crear', { answer: b.reglasVigentes }),
  crear: post('/api/borradores', 'lotes.proveedor.crear', {
    body: b.borradorEntrada,
    answer: b.borrador,
    refusals: [...delBorrador, 'sinLugar', 'sistemaExternoCaido', 'usuarioNoCreaLotes'],
  }),
  leer: get('/api/borradores/:id', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    answer: b.borrador,
    refusals: delBorrador,
  }),
  eliminar: del('/api/borradores/:id', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    refusals: delBorrador,
  }),
  subirCfdis: post('/api/borradores/:id/cfdis', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    query: z.object({ reemplaza: z.uuid().optional() }),
    answer: b.cargaRespuesta,
    upload: true,
    refusals: [...delBorrador, 'demasiadasFacturas', 'facturaNoEncontrada', 'unaCorregida', 'xmlAgotado'],
  }),
  subirLayout: post('/api/borradores/:id/layout', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    /** Also where more facturas were right with the one before. */
    query: z.object({ deTodosModos: z.literal('si').optional() }),
    answer: b.cargaRespuesta,
    upload: true,
    refusals: [
      ...delBorrador,
      'layoutColumnasDudosas',
      'layoutDanado',
      'layoutDemasiadoGrande',
      'layoutNoEsExcel',
      'layoutNoReemplazado',
      'layoutTardo',
      'layoutVacio',
      'pasoFaltaFacturas',
      'pasoFaltaProveedor',
      'pasoFaltaValidarFacturas',
      'pasoNingunaContinua',
    ],
  }),
  volverAlLayout: post('/api/borradores/:id/layout/anterior', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'sinLayoutAnterior'],
  }),
  subirPdfs: post('/api/borradores/:id/pdfs', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    query: z.object({ cfdi: z.uuid().optional() }),
    answer: b.cargaRespuesta,
    upload: true,
    refusals: [...delBorrador, 'demasiadosPdfs', 'facturaNoEncontrada', 'pdfNoEncontrado'],
  }),
  elegirProveedor: put('/api/borradores/:id/proveedor', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    body: b.proveedorEntrada,
    answer: b.borrador,
    refusals: [...delBorrador, 'proveedorAjeno', 'proveedorDesconocido', 'sistemaExternoCaido'],
  }),
  nombrar: put('/api/borradores/:id/nombre', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    body: b.nombreEntrada,
    answer: b.borrador,
    refusals: delBorrador,
  }),
  quitarCfdi: del('/api/borradores/:id/cfdis/:cfdi', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid(), cfdi: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'demasiadasFacturas', 'facturaNoEncontrada'],
  }),
  restaurarCfdi: post('/api/borradores/:id/cfdis/:cfdi/restaurar', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid(), cfdi: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'demasiadasFacturas', 'facturaNoEncontrada'],
  }),
  unirPdf: put('/api/borradores/:id/cfdis/:cfdi/pdf', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid(), cfdi: z.uuid() }),
    body: b.pdfEntrada,
    answer: b.borrador,
    refusals: [...delBorrador, 'facturaNoEncontrada', 'pdfNoEncontrado'],
  }),
  explicarReservas: put('/api/borradores/:id/cfdis/:cfdi/motivo', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid(), cfdi: z.uuid() }),
    body: explicarEntrada,
    answer: b.borrador,
    refusals: [...delBorrador, 'facturaNoEncontrada', 'nadaQueExplicar'],
  }),
  quitarPdf: del('/api/borradores/:id/pdfs/:pdf', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid(), pdf: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'pdfNoEncontrado'],
  }),
  cambiarRenglon: put('/api/borradores/:id/renglones/:numero', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid(), numero: idNumerico }),
    body: b.renglonEntrada,
    answer: b.borrador,
    refusals: [...delBorrador, 'renglonNoEncontrado'],
  }),
  quitarRenglon: del('/api/borradores/:id/renglones/:numero', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid(), numero: idNumerico }),
    answer: b.borrador,
    refusals: [...delBorrador, 'renglonNoEncontrado'],
  }),
  validarUuids: post('/api/borradores/:id/validarUuids', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'proveedorAjeno'],
  }),
  validarFacturas: post('/api/borradores/:id/validarFacturas', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'proveedorAjeno'],
  }),
  validarReservas: post('/api/borradores/:id/validarReservas', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'proveedorAjeno'],
  }),
  validarLayout: post('/api/borradores/:id/validarLayout', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'proveedorAjeno'],
  }),
  validarLote: post('/api/borradores/:id/validarLote', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'proveedorAjeno'],
  }),
  guardar: post('/api/borradores/:id/guardar', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    /** The hotel that its maker was shown: a draft that has another by now is not saved. */
    query: z.object({ proveedorId: z.coerce.number().int().optional() }),
    answer: b.loteGuardado,
    refusals: [
      ...delBorrador,
      ...delGuardado,
      ...delPaso,
      'hotelCambioMientras',
      'hotelFueraDeAnt',
      'proveedorAjeno',
      'sistemaExternoCaido',
    ],
  }),
  plantilla: get('/api/borradores/:id/layout.xlsx', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    file: true,
    boleto: true,
  }),
  excepciones: get('/api/borradores/:id/excepciones.xlsx', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    file: true,
    boleto: true,
  }),
  dictamen: get('/api/borradores/:id/dictamen.xlsx', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid() }),
    file: true,
    boleto: true,
  }),
}
