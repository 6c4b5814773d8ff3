import * as i from '../inicio.ts'
import { get } from '../llamada.ts'
import { delBorrador, delComisionista } from './negativas.ts'

export const llamadasDeInicio = {
  leer: get('/api/inicio', 'inicio.ver', { answer: i.inicioRespuesta }),
  avisos: get('/api/inicio/avisos', 'inicio.ver', {
    answer: i.avisosRespuesta,
    refusals: [...delBorrador, ...delComisionista, 'comisionesNoDisponibles', 'sistemaExternoCaido'],
  }),
  resumen: get('/api/inicio/resumen', 'inicio.ver', { answer: i.resumenRespuesta }),
  graficas: get('/api/inicio/graficas', 'inicio.ver', {
    query: i.consultaGraficas,
    answer: i.graficasRespuesta,
  }),
  rechazos: get('/api/inicio/rechazos', 'inicio.ver', {
    query: i.consultaRechazos,
    answer: i.rechazosRespuesta,
  }),
  detalle: get('/api/inicio/detalle', 'inicio.ver', { query: i.consultaDetalle, answer: i.detalleRespuesta }),
}
