import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { message } from '@valija/contract/messages.ts'
import { nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import { estatusMigracion, type FilaPago } from './pago-listado.ts'

const c = t.columnas
/** Columns of 'Descargar registros', by the names the grid gives them. */
export const columnasPagos: ColumnasExportadas<FilaPago> = {
  pagoID: { titulo: c.pagoID, clase: 'numero', valor: (p) => p.pagoId },
  fechaCreacion: { titulo: c.fechaCreacion, clase: 'fechaHora', valor: (p) => p.fechaCreacion },
  fechaPago: { titulo: c.fechaPago, clase: 'fecha', valor: (p) => p.fechaPago },
  fechaBancos: { titulo: c.fechaBancos, clase: 'fecha', valor: (p) => p.fechaBancos },
  bookingCode: { titulo: message('correoLocalizador'), valor: (p) => p.bookingCode },
  rfc: { titulo: c.rfc, valor: (p) => p.rfc },
  nombrePaquete: { titulo: c.nombrePaquete, valor: (p) => p.nombrePaquete },
  concepto: { titulo: c.concepto, valor: (p) => p.concepto },
  nombreMetodoPago: { titulo: c.nombreMetodoPago, valor: (p) => p.nombreMetodoPago },
  numeroCuenta: { titulo: c.numeroCuenta, valor: (p) => p.numeroCuenta },
  numeroTransaccion: { titulo: c.numeroTransaccion, valor: (p) => p.numeroTransaccion },
  montoPago: { titulo: c.montoPago, clase: 'dinero', valor: (p) => p.montoPago },
  nombreMoneda: { titulo: c.nombreMoneda, valor: (p) => (p.monedaId === 1 ? 'MXN' : 'USD') },
  montoPagoMonedaNacional: {
    titulo: c.montoPagoMonedaNacional,
    clase: 'dinero',
    valor: (p) => p.montoPagoMonedaNacional,
  },
  montoPagoDolares: { titulo: c.montoPagoDolares, clase: 'dinero', valor: (p) => p.montoPagoDolares },
  tipoCambio: { titulo: c.tipoCambio, clase: 'numero', valor: (p) => Number(p.tipoCambio) },
  motorReservaNombre: { titulo: c.motorReservaNombre, valor: (p) => nombreDeMotor(p.motorReservaId) },
  userCreate: { titulo: c.userCreate, valor: (p) => p.userCreate },
  userValidator: { titulo: c.userValidator, valor: (p) => p.userValidator },
  nombreEstado: { titulo: c.nombreEstado, valor: (p) => p.nombreEstado },
  estatusMigracion: { titulo: c.estatusMigracion, valor: (p) => estatusMigracion(p.estatusMigracionId) },
}
