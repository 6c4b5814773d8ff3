import * as c from '../comisiones.ts'
import { delComisionista } from './negativas.ts'
import { get, post } from '../llamada.ts'

export const llamadasDeComisiones = {
  listar: get('/api/comisiones', 'comisiones.ver', {
    query: c.consultaComisiones,
    answer: c.paginaComisiones,
    refusals: [...delComisionista, 'comisionesNoDisponibles', 'sistemaExternoCaido'],
  }),
  exportar: get('/api/comisiones/exportar', 'comisiones.ver', {
    query: c.exportarComisiones,
    file: true,
    boleto: true,
    refusals: [...delComisionista, 'comisionesNoDisponibles', 'sistemaExternoCaido'],
  }),
  resumen: get('/api/comisiones/resumen', 'comisiones.ver', {
    query: c.deComisionista,
    answer: c.resumenComisiones,
    refusals: [...delComisionista, 'comisionesNoDisponibles', 'sistemaExternoCaido'],
  }),
  actualizar: post('/api/comisiones/actualizar', 'comisiones.ver', {
    body: c.deComisionista,
    answer: c.resumenComisiones,
    refusals: [...delComisionista, 'comisionesNoDisponibles', 'sistemaExternoCaido'],
  }),
  calculo: post('/api/comisiones/calculo', 'comisiones.ver', {
    body: c.seleccionEntrada,
    answer: c.hojaDeFactura,
    refusals: [
      ...delComisionista,
      'comisionNoPagable',
      'comisionesNoDisponibles',
      'regimenNoFactura',
      'reservasEnOtraPrefactura',
      'reservasNoExisten',
      'reservasYaFacturadas',
      'rfcSinRegimen',
      'seleccionaReservas',
      'sistemaExternoCaido',
    ],
  }),
  prefacturaPdf: post('/api/comisiones/prefactura.pdf', 'comisiones.ver', {
    body: c.seleccionEntrada,
    file: true,
    refusals: [
      ...delComisionista,
      'comisionNoPagable',
      'comisionesNoDisponibles',
      'regimenNoFactura',
      'reservasEnOtraPrefactura',
      'reservasNoExisten',
      'reservasYaFacturadas',
      'rfcSinRegimen',
      'seleccionaReservas',
      'sistemaExternoCaido',
    ],
  }),
  generar: post('/api/comisiones/generar', 'comisiones.generar', {
    body: c.generadorEntrada,
    answer: c.generadorRespuesta,
    refusals: [
      'comisionNoPagable',
      'comisionesNoDisponibles',
      'regimenNoFactura',
      'reservaNoExiste',
      'rfcNoRegistrado',
      'rfcSinRegimen',
      'sistemaExternoCaido',
    ],
  }),
  generarPdf: post('/api/comisiones/generar/prefactura.pdf', 'comisiones.generar', {
    body: c.generadorEntrada,
    file: true,
    refusals: [
      'comisionNoPagable',
      'comisionesNoDisponibles',
      'regimenNoFactura',
      'reservaNoExiste',
      'rfcNoRegistrado',
      'rfcSinRegimen',
      'sistemaExternoCaido',
    ],
  }),
  desglose: get('/api/comisiones/desglose/:customerId/:bookingCode', 'comisiones.desglose', {
    params: c.idDeDesglose,
    answer: c.desgloseRespuesta,
    refusals: [
      'capturaNoPermitida',
      'comisionistaNoEncontrado',
      'desgloseNoDisponible',
      'reservaNoExiste',
      'sistemaExternoCaido',
    ],
  }),
}
