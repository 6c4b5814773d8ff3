import type { Renglon } from '@valija/sandbox/muestras/estado-bbva.ts'

/** Payments and the week's statement that they came in: something of everything. */
export const pagos = [
  { localizador: 'LMP735', monto: 24_960, fechaPago: '2026-10-07' },
  { localizador: 'BGT935', monto: 24_960, fechaPago: '2026-10-04' },
  { localizador: 'YBN616', monto: 8_400, fechaPago: '2026-10-07', numeroTransaccion: 'RAS0048815' },
  { localizador: 'KJV599', monto: 6_500, fechaPago: '2026-10-07' },
  { localizador: 'RZJ166', monto: 12_000, fechaPago: '2026-10-05' },
  { localizador: 'RZJ166', monto: 18_000, fechaPago: '2026-10-05' },
  { localizador: 'XRV722', monto: 9_950, fechaPago: '2026-10-06' },
  { localizador: 'MHH406', monto: 18_640.12, fechaPago: '2026-10-06' },
] as const

export const renglones: readonly Renglon[] = [
  {
    fecha: '05/10/2026',
    concepto: 'SPEI RECIBIDO AFIRME',
    ampliada: 'ANTICIPO GRUPO BODA PVR',
    abono: 30_000,
  },
  { fecha: '05/10/2026', concepto: 'DEPÓSITO CON CHEQUE', referencia: '0001207', abono: 32_200 },
  { fecha: '06/10/2026', concepto: 'TRASPASO CUENTAS PROPIAS', referencia: '0091877', abono: 100_000 },
  { fecha: '06/10/2026', concepto: 'SPEI RECIBIDO BANREGIO', ampliada: 'PAGO 1 DE 2 XRV722', abono: 5_000 },
  { fecha: '06/10/2026', concepto: 'SPEI RECIBIDO INBURSA', ampliada: 'MHH406 SOLIS', abono: 18_700.12 },
  { fecha: '06/10/2026', concepto: 'SPEI RECIBIDO HSBC', ampliada: 'RESERVA GQA296', abono: 11_780.5 },
  { fecha: '07/10/2026', concepto: 'COMISIÓN POR MANEJO', referencia: '0000016', cargo: 116 },
  {
    fecha: '07/10/2026',
    concepto: 'DEPÓSITO EN EFECTIVO',
    ampliada: 'SUCURSAL 4471 FOLIO 00918',
    abono: 6_500,
  },
  {
    fecha: '07/10/2026',
    concepto: 'SPEI RECIBIDO BANORTE',
    referencia: '0071026',
    ampliada: 'VACACIONES CUN',
    abono: 24_960,
  },
  { fecha: '07/10/2026', concepto: 'SPEI RECIBIDO SANTANDER', referencia: 'RAS0048815', abono: 8_400 },
]
