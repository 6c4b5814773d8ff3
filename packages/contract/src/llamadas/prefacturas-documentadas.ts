import { z } from 'zod'
import * as f from '../facturas-comisionista.ts'
import { del, get, post } from '../llamada.ts'
import * as p from '../prefacturas.ts'
import {
  deLectores,
  delAlmacen,
  delBorrador,
  delComisionista,
  delGuardado,
  delPaso,
  deSeleccion,
} from './negativas.ts'

export const llamadasDePrefacturasDocumentadas = {
  listar: get('/api/PreFactura', 'prefacturas.ver', {
    answer: z.array(p.preFacturaDocumentada),
    refusals: ['ordenDesconocido'],
  }),
  obtenerPreReservas: get('/api/PreFactura/ObtenerPreReservas', 'prefacturas.ver', {
    answer: z.array(p.preReservaDocumentada),
    refusals: ['ordenDesconocido'],
  }),
  crear: post('/api/PreFactura', 'prefacturas.crear', {
    body: p.preFacturaEntradaDocumentada,
    answer: p.prefacturaGuardada,
    refusals: deSeleccion,
  }),
  eliminar: del('/api/PreFactura/:id', 'prefacturas.crear', {
    params: p.idDePrefactura,
    answer: z.object({ mensaje: z.string() }),
    refusals: ['prefacturaNoEncontrada'],
  }),
  validarBookingCodes: post('/api/FacturaComisionista/validarBookingCodes', 'prefacturas.ver', {
    literal: true,
    body: p.bookingCodesEntrada,
    answer: p.bookingCodesRespuesta,
    refusals: ['comisionesNoDisponibles', 'sistemaExternoCaido'],
  }),
  validarSat: post('/api/FacturaComisionista/validarSat', 'prefacturas.crear', {
    literal: true,
    body: f.validarSatComisionEntrada,
    answer: f.validarSatComisionRespuesta,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      'noEncontrado',
      'satErrorExterno',
      'satNoDisponible',
      'satSinConexion',
      'satSinConexionComision',
      'sistemaExternoCaido',
      'xmlAgotado',
      'xmlCorrupto',
    ],
  }),
  validarFactura: post('/api/FacturaComisionista/validarFactura', 'prefacturas.crear', {
    literal: true,
    body: f.validarFacturaEntrada,
    answer: f.validarFacturaRespuesta,
    refusals: [...delComisionista, 'antSinConexion', 'sistemaExternoCaido'],
  }),
  guardarLote: post('/api/FacturaComisionista/guardarLote', 'prefacturas.crear', {
    literal: true,
    body: f.guardarLoteComisionEntrada,
    answer: p.facturaGuardada,
    refusals: [
      ...deLectores,
      ...delAlmacen,
      ...delBorrador,
      ...delComisionista,
      ...delGuardado,
      ...delPaso,
      'ambosRegimenes',
      'archivoNoPermitido',
      'comisionNoPagable',
      'comisionesNoDisponibles',
      'demasiadosPdfs',
      'facturaComisionIncompleta',
      'facturaGuardandose',
      'facturaNoEncontrada',
      'facturaNoReemplazada',
      'ilegibleNoReemplaza',
      'noEncontrado',
      'pdfNoEncontrado',
      'prefacturaNoEncontrada',
      'prefacturaSinFactura',
      'regimenNoFactura',
      'reservasEnOtraPrefactura',
      'reservasNoExisten',
      'rfcSinRegimen',
      'seleccionaReservas',
      'sinLugar',
      'sistemaExternoCaido',
      'soloUnaFactura',
      'xmlAgotado',
    ],
  }),
  validarRegistros: post('/api/PreFactura/ValidarRegistros', 'prefacturas.ver', {
    body: p.validarRegistrosEntrada,
    answer: p.validarRegistrosRespuesta,
  }),
}
