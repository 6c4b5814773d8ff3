import { z } from 'zod'
import { del, get, post } from '../llamada.ts'
import * as p from '../prefacturas.ts'
import { delBorrador, delComisionista, delGuardado, delPaso, deSeleccion } from './negativas.ts'
import { archivo } from './partes.ts'

/** What reads a pre-invoice with whose it is, as ANT tells. */
const deLectura = [
  'prefacturaNoEncontrada',
  'regimenNoFactura',
  'rfcSinRegimen',
  'sistemaExternoCaido',
] as const
/** What goes on with the draft of its factura. */
const deFactura = [...delBorrador, ...deLectura] as const
/** What verifies that draft anew. */
const deVerificar = [...deFactura, 'pasoFaltaFacturas', 'pasoFaltaLayout', 'pasoFaltaProveedor'] as const

export const llamadasDePrefacturas = {
  listar: get('/api/prefacturas', 'prefacturas.ver', {
    query: p.consultaPrefacturas,
    answer: p.paginaPrefacturas,
    refusals: delComisionista,
  }),
  crear: post('/api/prefacturas', 'prefacturas.crear', {
    body: p.prefacturaEntrada,
    answer: p.prefacturaGuardada,
    refusals: deSeleccion,
  }),
  leer: get('/api/prefacturas/:id', 'prefacturas.ver', {
    params: p.idDePrefactura,
    answer: p.prefacturaDetalle,
    refusals: deLectura,
  }),
  eliminar: del('/api/prefacturas/:id', 'prefacturas.crear', {
    params: p.idDePrefactura,
    answer: z.object({ mensaje: z.string() }),
    refusals: ['prefacturaNoEncontrada'],
  }),
  reservas: get('/api/prefacturas/:id/reservas', 'prefacturas.ver', {
    params: p.idDePrefactura,
    query: p.consultaPreReservas,
    answer: p.paginaPreReservas,
    refusals: ['prefacturaNoEncontrada'],
  }),
  pdf: get('/api/prefacturas/:id/prefactura.pdf', 'prefacturas.ver', {
    params: p.idDePrefactura,
    ...archivo,
    refusals: deLectura,
  }),
  factura: get('/api/prefacturas/:id/factura', 'prefacturas.ver', {
    params: p.idDePrefactura,
    answer: p.facturaDePrefactura,
    refusals: deFactura,
  }),
  ponerXml: post('/api/prefacturas/:id/factura', 'prefacturas.crear', {
    params: p.idDePrefactura,
    answer: p.facturaDePrefactura,
    upload: true,
    refusals: [
      ...deVerificar,
      'ambosRegimenes',
      'archivoNoPermitido',
      'demasiadasFacturas',
      'facturaNoReemplazada',
      'ilegibleNoReemplaza',
      'soloUnaFactura',
      'xmlAgotado',
    ],
  }),
  ponerPdf: post('/api/prefacturas/:id/factura/pdf', 'prefacturas.crear', {
    params: p.idDePrefactura,
    answer: p.facturaDePrefactura,
    upload: true,
    refusals: [
      ...deFactura,
      'archivoNoPermitido',
      'demasiadosPdfs',
      'facturaNoEncontrada',
      'pdfNoEncontrado',
      'prefacturaSinFactura',
    ],
  }),
  volver: post('/api/prefacturas/:id/factura/anterior', 'prefacturas.crear', {
    params: p.idDePrefactura,
    body: p.volverAFactura,
    answer: p.facturaDePrefactura,
    refusals: [...deVerificar, 'sinFacturaAnterior', 'sinLugar'],
  }),
  verificar: post('/api/prefacturas/:id/factura/verificar', 'prefacturas.crear', {
    params: p.idDePrefactura,
    answer: p.facturaDePrefactura,
    refusals: [...deVerificar, 'sinLugar'],
  }),
  guardarFactura: post('/api/prefacturas/:id/factura/guardar', 'prefacturas.crear', {
    params: p.idDePrefactura,
    query: p.facturaVista,
    answer: p.facturaGuardada,
    refusals: [
      ...deFactura,
      ...delGuardado,
      ...delPaso,
      'facturaCambio',
      'facturaComisionIncompleta',
      'facturaGuardandose',
      'prefacturaSinFactura',
      'sinLugar',
    ],
  }),
}
