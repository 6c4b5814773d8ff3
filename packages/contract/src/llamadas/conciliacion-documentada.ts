import { post } from '../llamada.ts'
import { sincronizarConsulta, sincronizarEntrada, sincronizarRespuesta } from '../sincronizacion.ts'
import { delAlmacen, deReserva } from './negativas.ts'

export const llamadasDeConciliacionDocumentada = {
  sincronizarEstadoCuenta: post('/api/Pagos/SincronizarEstadoCuenta', 'pagos.ver', {
    literal: true,
    query: sincronizarConsulta,
    body: sincronizarEntrada,
    answer: sincronizarRespuesta,
    refusals: [
      ...deReserva,
      ...delAlmacen,
      'comprobanteReutilizado',
      'estadoDeOtraMoneda',
      'fechaFutura',
      'fuenteDesconocida',
      'monedaDistinta',
      'movimientoConciliado',
      'movimientoIgnorado',
      'noEncontrado',
      'pagoDeReservaYaExiste',
      'sinLugar',
      'sinMetodoDeCuenta',
      'sinPermisoDePago',
      'sincronizacionInvalida',
      'sistemaExternoCaido',
      'tipoCambioNoDisponible',
    ],
  }),
}
