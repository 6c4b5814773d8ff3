import { readPistas } from '../src/conciliacion/pistas.ts'
import { type MovimientoPorConciliar, type PagoCandidato, sinSenas } from '../src/conciliacion/puntuar.ts'

export const umbrales = { sugerencia: 35, diasMaquina: 5, diasBusqueda: 15 }

/** A payment of 1 000 pesos that nothing but its figures tell; a test changes what it is about. */
export const aPago = (pagoId: number, cambios: Partial<PagoCandidato> = {}): PagoCandidato => ({
  pagoId,
  bookingCode: 'ABC123',
  rfc: 'GOPR850101AB1',
  concepto: 'Pago',
  fechaPago: '2026-10-05',
  numeroTransaccion: '',
  numeroCuenta: '0112345678',
  moneda: 'MXN',
  saldo: 100_000,
  monto: cambios.saldo ?? 100_000,
  rechazado: false,
  saldoEnOtraMoneda: 5_000,
  avisoAbierto: false,
  ...sinSenas,
  ...cambios,
})

/** The row of the bank of that amount and day, by what it says. */
export const aMovimiento = (
  texto: Partial<Parameters<typeof readPistas>[0]>,
  cambios: Partial<MovimientoPorConciliar> = {},
): MovimientoPorConciliar => ({
  movimientoId: 1,
  fechaOperacion: '2026-10-05',
  moneda: 'MXN',
  cuenta: '0112345678',
  cuentaConocida: true,
  restante: 100_000,
  reservaAsignada: '',
  pistas: readPistas({ concepto: 'SPEI RECIBIDO', referencia: '', referenciaAmpliada: '', ...texto }),
  ...cambios,
})
