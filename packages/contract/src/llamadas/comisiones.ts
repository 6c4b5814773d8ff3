import * as c from '../comisiones.ts'
import { get, post } from '../llamada.ts'
import { deComisiones, deGenerador, deSeleccion } from './negativas.ts'
import { listaEntera } from './partes.ts'

export const llamadasDeComisiones = {
  listar: get('/api/comisiones', 'comisiones.ver', {
    query: c.consultaComisiones,
    answer: c.paginaComisiones,
    refusals: deComisiones,
  }),
  exportar: listaEntera('/api/comisiones', 'comisiones.ver', {
    query: c.consultaComisiones,
    refusals: deComisiones,
  }),
  resumen: get('/api/comisiones/resumen', 'comisiones.ver', {
    query: c.deComisionista,
    answer: c.resumenComisiones,
    refusals: deComisiones,
  }),
  actualizar: post('/api/comisiones/actualizar', 'comisiones.ver', {
    body: c.deComisionista,
    answer: c.resumenComisiones,
    refusals: deComisiones,
  }),
  calculo: post('/api/comisiones/calculo', 'comisiones.ver', {
    asks: true,
    body: c.seleccionEntrada,
    answer: c.hojaDeFactura,
    refusals: deSeleccion,
  }),
  prefacturaPdf: post('/api/comisiones/prefactura.pdf', 'comisiones.ver', {
    asks: true,
    body: c.seleccionEntrada,
    file: true,
    refusals: deSeleccion,
  }),
  generar: post('/api/comisiones/generar', 'comisiones.generar', {
    asks: true,
    body: c.generadorEntrada,
    answer: c.generadorRespuesta,
    refusals: deGenerador,
  }),
  generarPdf: post('/api/comisiones/generar/prefactura.pdf', 'comisiones.generar', {
    asks: true,
    body: c.generadorEntrada,
    file: true,
    refusals: deGenerador,
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
