import { cuentaBancoEntrada, solicitudEnviada } from '../cuentas-pago.ts'
import { post } from '../llamada.ts'
import { delAlmacen, delComisionista } from './negativas.ts'

export const llamadasDeCuentasPagoDocumentadas = {
  guardarCatCuentaBanco: post('/api/Factura/guardarCatCuentaBanco', 'cuentasPago.solicitar', {
    literal: true,
    body: cuentaBancoEntrada,
    answer: solicitudEnviada,
    refusals: [
      ...delAlmacen,
      ...delComisionista,
      'caratulaNoEsPdf',
      'clabeIncorrecta',
      'correoDeAgenciaInvalido',
      'cuentaRfcNoRegistrado',
      'cuentaYaVigente',
      'noEncontrado',
      'rfcDeCuentaIncorrecto',
      'sinCaratula',
      'sinLugar',
      'sinRfcNiCorreo',
      'sistemaExternoCaido',
      'solicitudAbierta',
    ],
  }),
}
