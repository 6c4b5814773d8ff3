import { sincronizarConsulta, sincronizarEntrada, sincronizarRespuesta } from '../sincronizacion.ts'
import { deReserva, delAlmacen } from './negativas.ts'
import { post } from '../llamada.ts'

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
