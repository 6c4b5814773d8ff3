import * as c from '../cuentas-pago.ts'
import { idNumerico } from '../id.ts'
import { delAlmacen, delComisionista } from './negativas.ts'
import { z } from 'zod'
import { get, post } from '../llamada.ts'

export const llamadasDeCuentasPago = {
  listar: get('/api/cuentas-pago', 'cuentasPago.ver', {
    query: c.consultaSolicitudes,
    answer: c.paginaSolicitudes,
  }),
  exportar: get('/api/cuentas-pago/exportar', 'cuentasPago.ver', {
    query: c.exportarSolicitudes,
    file: true,
    boleto: true,
  }),
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
    params: z.object({ id: idNumerico }),
    refusals: ['noEncontrado', 'solicitudResuelta'],
  }),
  confirmar: post('/api/cuentas-pago/:id/confirmar', 'cuentasPago.confirmar', {
    params: z.object({ id: idNumerico }),
    refusals: ['noEncontrado', 'solicitudAbierta', 'solicitudResuelta'],
  }),
  aprobar: post('/api/cuentas-pago/:id/aprobar', 'cuentasPago.aprobar', {
    params: z.object({ id: idNumerico }),
    refusals: ['noEncontrado'],
  }),
  rechazar: post('/api/cuentas-pago/:id/rechazar', 'cuentasPago.aprobar', {
    params: z.object({ id: idNumerico }),
    body: c.rechazoCuenta,
    refusals: ['noEncontrado'],
  }),
  caratula: get('/api/cuentas-pago/:id/caratula', 'comisiones.ver', {
    params: z.object({ id: idNumerico }),
    file: true,
    boleto: true,
    refusals: [...delAlmacen, 'noEncontrado'],
  }),
}
