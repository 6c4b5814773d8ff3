import { z } from 'zod'
import { loteGuardado } from '../borradores.ts'
import * as f from '../facturas-documentadas.ts'
import { get, post, put } from '../llamada.ts'
import { deLectores, delAlmacen, delBorrador, delGuardado, delPaso } from './negativas.ts'
import { archivo, porUuid } from './partes.ts'

export const llamadasDeFacturasDocumentadas = {
  obtenerReceptores: get('/api/Factura/obtenerReceptores', 'sesion', { literal: true, answer: f.receptores }),
  validarSat: post('/api/Factura/validarSat', 'lotes.proveedor.crear', {
    literal: true,
    body: f.validarSatEntrada,
    answer: f.validarSatRespuesta,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      'noEncontrado',
      'satErrorExterno',
      'satSinConexion',
      'sistemaExternoCaido',
      'xmlAgotado',
      'xmlCorrupto',
    ],
  }),
  validarUuid: post('/api/Factura/validarUuid', 'lotes.proveedor.crear', {
    literal: true,
    body: f.validarUuidEntrada,
    answer: f.validarUuidRespuesta,
    refusals: ['validarUuidFallo'],
  }),
  validarUuidDeComision: post('/api/FacturaComisionista/validarUuid', 'prefacturas.crear', {
    literal: true,
    body: f.validarUuidEntrada,
    answer: f.validarUuidRespuesta,
    refusals: ['validarUuidFallo'],
  }),
  antInvoiceValidation: post('/api/Reserva/AntInvoiceValidation', 'lotes.proveedor.crear', {
    literal: true,
    body: f.antFacturaEntrada,
    answer: f.verificacionFactura,
    refusals: ['antSinConexion', 'proveedorAjeno', 'proveedorDesconocido', 'sistemaExternoCaido'],
  }),
  antBookingValidation: post('/api/Reserva/AntBookingValidation', 'lotes.proveedor.crear', {
    literal: true,
    body: f.antReservasEntrada,
    answer: f.verificacionFactura,
    refusals: ['antSinConexion', 'proveedorAjeno', 'proveedorDesconocido', 'sistemaExternoCaido'],
  }),
  guardarLote: post('/api/Factura/guardarLote', 'lotes.proveedor.crear', {
    literal: true,
    body: f.guardarLoteEntrada,
    answer: loteGuardado,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      ...delBorrador,
      ...delGuardado,
      ...delPaso,
      'demasiadosPdfs',
      'facturaNoEncontrada',
      'facturasNoPasan',
      'layoutDemasiadoGrande',
      'noEncontrado',
      'pdfNoEncontrado',
      'proveedorAjeno',
      'proveedorDesconocido',
      'sinLugar',
      'sistemaExternoCaido',
      'usuarioNoCreaLotes',
      'xmlAgotado',
    ],
  }),
  actualizarMensajeError: put('/api/Factura/actualizarMensajeError', 'lotes.proveedor.crear', {
    literal: true,
    body: f.mensajeErrorEntrada,
    refusals: ['noEncontrado'],
  }),
  uploadFile: post('/api/File/uploadFile', 'archivos.subir', {
    literal: true,
    answer: z.string(),
    upload: true,
    refusals: ['archivoDePagoInvalido', 'archivoNoPermitido'],
  }),
  archivo: get('/api/File/:id', 'archivos.subir', {
    ...porUuid,
    ...archivo,
    refusals: [...delAlmacen, 'noEncontrado'],
  }),
}
