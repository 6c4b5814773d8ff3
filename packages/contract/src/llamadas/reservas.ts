import { get, post } from '../llamada.ts'
import * as r from '../reservas.ts'

export const llamadasDeReservas = {
  leer: get('/api/reservas/:localizador', 'reservas.ver', {
    params: r.localizadorParams,
    answer: r.reservaRespuesta,
    refusals: ['reservaNoHallada', 'reservaSinRespuesta'],
  }),
  aceptarAviso: post('/api/reservas/:localizador/avisos', 'reservas.avisos', {
    params: r.localizadorParams,
    body: r.aceptarAvisoEntrada,
    answer: r.reservaRespuesta,
    refusals: ['avisoNoAbierto', 'reservaNoHallada', 'reservaSinRespuesta'],
  }),
  avisosDeComisiones: post('/api/reservas/avisos-de-comisiones', 'reservas.avisos', {
    asks: true,
    body: r.avisosDeComisionesEntrada,
    answer: r.avisosDeComisionesRespuesta,
  }),
  avisosPorLote: post('/api/reservas/avisos-por-lote', 'reservas.avisos', {
    asks: true,
    body: r.avisosPorLoteEntrada,
    answer: r.avisosPorLoteRespuesta,
  }),
  avisosDeLotes: post('/api/reservas/avisos-de-lotes', 'reservas.avisos', {
    asks: true,
    body: r.avisosDeLotesEntrada,
    answer: r.avisosDeLotesRespuesta,
  }),
}
