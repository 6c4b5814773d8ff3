import * as c from '../cuentas-pago.ts'
import { get, post } from '../llamada.ts'
import { delAlmacen, delComisionista } from './negativas.ts'
import { archivo, listaEntera, porId } from './partes.ts'

export const llamadasDeCuentasPago = {
  listar: get('/api/cuentas-pago', 'cuentasPago.ver', {
    query: c.consultaSolicitudes,
    answer: c.paginaSolicitudes,
  }),
  exportar: listaEntera('/api/cuentas-pago', 'cuentasPago.ver', { query: c.consultaSolicitudes }),
  cuenta: get('/api/cuentas-pago/cuenta', 'comisiones.ver', {
    query: c.cuentaDeComisionista,
    answer: c.cuentaActual,
    refusals: [...delComisionista, 'sistemaExternoCaido'],
  }),
  solicitar: post('/api/cuentas-pago', 'cuentasPago.solicitar', {
    answer: c.solicitudEnviada,
    upload: true,
    summary:
      'Solicita un cambio de cuenta: campos «clabe», «correoAgencia», «comisionistaId» y la carátula en PDF',
    refusals: [
      ...delComisionista,
      'caratulaNoEsPdf',
      'clabeIncorrecta',
      'correoDeAgenciaInvalido',
      'cuentaYaVigente',
      'sinCaratula',
      'sinRfcNiCorreo',
      'sistemaExternoCaido',
      'solicitudAbierta',
    ],
  }),
  retirar: post('/api/cuentas-pago/:id/retirar', 'cuentasPago.solicitar', {
    ...porId,
    refusals: ['noEncontrado', 'solicitudResuelta'],
  }),
  confirmar: post('/api/cuentas-pago/:id/confirmar', 'cuentasPago.confirmar', {
    ...porId,
    refusals: ['noEncontrado', 'solicitudAbierta', 'solicitudResuelta'],
  }),
  aprobar: post('/api/cuentas-pago/:id/aprobar', 'cuentasPago.aprobar', {
    ...porId,
    refusals: ['noEncontrado'],
  }),
  rechazar: post('/api/cuentas-pago/:id/rechazar', 'cuentasPago.aprobar', {
    ...porId,
    body: c.rechazoCuenta,
    refusals: ['noEncontrado'],
  }),
  caratula: get('/api/cuentas-pago/:id/caratula', 'comisiones.ver', {
    ...porId,
    ...archivo,
    refusals: [...delAlmacen, 'noEncontrado'],
  }),
}
