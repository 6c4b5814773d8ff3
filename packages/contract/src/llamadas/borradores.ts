import { z } from 'zod'
import * as b from '../borradores.ts'
import { explicarEntrada } from '../envio-de-lotes.ts'
import { idNumerico } from '../id.ts'
import { del, get, post, put } from '../llamada.ts'
import { delBorrador, delGuardado, delPaso } from './negativas.ts'
import { archivo, porUuid } from './partes.ts'

const deCfdi = { params: z.object({ id: z.uuid(), cfdi: z.uuid() }), answer: b.borrador }
const deRenglon = {
  params: z.object({ id: z.uuid(), numero: idNumerico }),
  answer: b.borrador,
  refusals: [...delBorrador, 'renglonNoEncontrado'],
} as const
const paso = { ...porUuid, answer: b.borrador, refusals: [...delBorrador, 'proveedorAjeno'] } as const

export const llamadasDeBorradores = {
  listar: get('/api/borradores', 'lotes.proveedor.crear', { answer: z.array(b.borradorResumen) }),
  reglas: get('/api/borradores/reglas', 'lotes.proveedor.crear', { answer: b.reglasVigentes }),
  crear: post('/api/borradores', 'lotes.proveedor.crear', {
    body: b.borradorEntrada,
    answer: b.borrador,
    refusals: [...delBorrador, 'sinLugar', 'sistemaExternoCaido', 'usuarioNoCreaLotes'],
  }),
  leer: get('/api/borradores/:id', 'lotes.proveedor.crear', {
    ...porUuid,
    answer: b.borrador,
    refusals: delBorrador,
  }),
  eliminar: del('/api/borradores/:id', 'lotes.proveedor.crear', { ...porUuid, refusals: delBorrador }),
  subirCfdis: post('/api/borradores/:id/cfdis', 'lotes.proveedor.crear', {
    ...porUuid,
    query: z.object({ reemplaza: z.uuid().optional() }),
    answer: b.cargaRespuesta,
    upload: true,
    refusals: [...delBorrador, 'demasiadasFacturas', 'facturaNoEncontrada', 'unaCorregida', 'xmlAgotado'],
  }),
  subirLayout: post('/api/borradores/:id/layout', 'lotes.proveedor.crear', {
    ...porUuid,
    /** Also where more facturas were right with the one before. */
    query: z.object({ deTodosModos: z.literal('si').optional() }),
    answer: b.cargaRespuesta,
    upload: true,
    refusals: [
      ...delBorrador,
      'layoutColumnasDudosas',
      'layoutConClave',
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
    ...porUuid,
    body: z.object({ clave: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'sinLayoutAnterior'],
  }),
  subirPdfs: post('/api/borradores/:id/pdfs', 'lotes.proveedor.crear', {
    ...porUuid,
    query: z.object({ cfdi: z.uuid().optional() }),
    answer: b.cargaRespuesta,
    upload: true,
    refusals: [...delBorrador, 'demasiadosPdfs', 'facturaNoEncontrada', 'pdfNoEncontrado'],
  }),
  elegirProveedor: put('/api/borradores/:id/proveedor', 'lotes.proveedor.crear', {
    ...porUuid,
    body: b.proveedorEntrada,
    answer: b.borrador,
    refusals: [...delBorrador, 'proveedorAjeno', 'proveedorDesconocido', 'sistemaExternoCaido'],
  }),
  nombrar: put('/api/borradores/:id/nombre', 'lotes.proveedor.crear', {
    ...porUuid,
    body: b.nombreEntrada,
    answer: b.borrador,
    refusals: delBorrador,
  }),
  quitarCfdi: del('/api/borradores/:id/cfdis/:cfdi', 'lotes.proveedor.crear', {
    ...deCfdi,
    refusals: [...delBorrador, 'demasiadasFacturas', 'facturaNoEncontrada'],
  }),
  restaurarCfdi: post('/api/borradores/:id/cfdis/:cfdi/restaurar', 'lotes.proveedor.crear', {
    ...deCfdi,
    refusals: [...delBorrador, 'demasiadasFacturas', 'facturaNoEncontrada'],
  }),
  unirPdf: put('/api/borradores/:id/cfdis/:cfdi/pdf', 'lotes.proveedor.crear', {
    ...deCfdi,
    body: b.pdfEntrada,
    refusals: [...delBorrador, 'facturaNoEncontrada', 'pdfNoEncontrado'],
  }),
  explicarReservas: put('/api/borradores/:id/cfdis/:cfdi/motivo', 'lotes.proveedor.crear', {
    ...deCfdi,
    body: explicarEntrada,
    refusals: [...delBorrador, 'facturaNoEncontrada', 'nadaQueExplicar'],
  }),
  quitarPdf: del('/api/borradores/:id/pdfs/:pdf', 'lotes.proveedor.crear', {
    params: z.object({ id: z.uuid(), pdf: z.uuid() }),
    answer: b.borrador,
    refusals: [...delBorrador, 'pdfNoEncontrado'],
  }),
  cambiarRenglon: put('/api/borradores/:id/renglones/:numero', 'lotes.proveedor.crear', {
    ...deRenglon,
    body: b.renglonEntrada,
  }),
  quitarRenglon: del('/api/borradores/:id/renglones/:numero', 'lotes.proveedor.crear', deRenglon),
  validarUuids: post('/api/borradores/:id/validarUuids', 'lotes.proveedor.crear', paso),
  validarFacturas: post('/api/borradores/:id/validarFacturas', 'lotes.proveedor.crear', paso),
  validarReservas: post('/api/borradores/:id/validarReservas', 'lotes.proveedor.crear', paso),
  validarLayout: post('/api/borradores/:id/validarLayout', 'lotes.proveedor.crear', paso),
  validarLote: post('/api/borradores/:id/validarLote', 'lotes.proveedor.crear', paso),
  guardar: post('/api/borradores/:id/guardar', 'lotes.proveedor.crear', {
    ...porUuid,
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
  plantilla: get('/api/borradores/:id/layout.xlsx', 'lotes.proveedor.crear', { ...porUuid, ...archivo }),
  excepciones: get('/api/borradores/:id/excepciones.xlsx', 'lotes.proveedor.crear', {
    ...porUuid,
    ...archivo,
  }),
  dictamen: get('/api/borradores/:id/dictamen.xlsx', 'lotes.proveedor.crear', { ...porUuid, ...archivo }),
}
