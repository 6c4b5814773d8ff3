import { describe, expect, test } from 'vitest'
import { sinHechos } from './dudas.ts'
import { judgeExacta } from './exacta.ts'
import { readPistas } from './pistas.ts'
import { propose } from './propose.ts'
import type { PagoCandidato } from './puntuar.ts'

const umbrales = { sugerencia: 35, diasMaquina: 5, diasBusqueda: 15 }
const clave = 'MBAN01002610050000012345'
const base: PagoCandidato = {
  pagoId: 1,
  bookingCode: 'XEM111',
  rfc: 'GOPR850101AB1',
  concepto: 'Anticipo Laura Gómez Pérez',
  fechaPago: '2026-10-05',
  numeroTransaccion: clave,
  numeroCuenta: '0112345678',
  moneda: 'MXN',
  saldo: 100_000,
  monto: 100_000,
  rechazado: false,
  saldoEnOtraMoneda: 5_000,
  avisoAbierto: false,
}
const otros: PagoCandidato[] = [
  {
    ...base,
    pagoId: 2,
    bookingCode: 'KTR482',
    numeroTransaccion: '4829130047',
    rfc: 'ABCD800101XY1',
    concepto: 'Pago Pedro Ruiz',
    saldo: 40_000,
    monto: 40_000,
  },
]
/** Whether the machine would apply a row of this text, of the very amount and day, to the pago. */
function isAplicada(texto: string): boolean {
  const [concepto = '', referencia = '', referenciaAmpliada = ''] = texto.split(' | ')
  const pistas = readPistas({ concepto, referencia, referenciaAmpliada })
  const movimiento = {
    movimientoId: 1,
    fechaOperacion: '2026-10-05',
    moneda: 'MXN',
    cuenta: '0112345678',
    cuentaConocida: true,
    restante: 100_000,
    reservaAsignada: '',
    pistas,
  }
  const pagos = [base, ...otros]
  const propuestas = propose(movimiento, pagos, { umbrales, complementos: new Set(), rechazadas: new Set() })
  const hechos = { ...sinHechos, reservas: new Set(['XEM111', 'KTR482', 'LMP735', 'XEM112']) }
  return (
    judgeExacta(movimiento, propuestas, new Map(pagos.map((one) => [one.pagoId, one])), { hechos, umbrales })
      .exacta !== null
  )
}

/** What each row really is: money of somebody else, gone back, for more than this, or not said. */
const ajenas = [
  // Given back, not through, corrected, in words nobody listed.
  'SPEI DEVOLUC XEM111',
  'ABONO POR DEVUELTA XEM111',
  'SPEI RECIBIDO | | REGRESAMOS TU PAGO XEM111',
  'SPEI RECIBIDO | | TE REGRESO LO DE XEM111',
  'SPEI RECIBIDO | | XEM111 REGRESO ANTICIPO',
  'SPEI RECIBIDO | | CANCELE XEM111',
  'SPEI RECIBIDO | | XEM111 CANCELAMOS VIAJE',
  'SPEI RECIBIDO | | REEMB. BOLETO XEM111',
  'SPEI RECIBIDO | | RETURN XEM111',
  'SPEI RECIBIDO | | REVERSAL XEM111',
  'SPEI RECIBIDO | | REJECTED XEM111',
  'SPEI RECIBIDO | | BOUNCED XEM111',
  'SPEI RECIBIDO | | UNPAID XEM111',
  'SPEI RECIBIDO | | CLAWBACK XEM111',
  'ABONO POR CUENTA INEXISTENTE XEM111',
  'ABONO CUENTA CANCELADA XEM111',
  'ABONO ORDEN NO LIQUIDADA XEM111',
  'ABONO CTA BLOQUEADA XEM111',
  'ABONO TITULAR NO COINCIDE XEM111',
  'CORR CARGO XEM111',
  'CORRECC XEM111',
  'AJ CARGO XEM111',
  'ABONO COMPENSACION XEM111',
  'ABONO POR QUEJA XEM111',
  'ABONO CONTROVERSIA XEM111',
  'ABONO FOLIO ACLARAC XEM111',
  'ABONO PROVIS XEM111',
  'PROMOCION CASHBACK XEM111',
  'CASH BACK XEM111',
  'PREMIO XEM111',
  'INTERESES XEM111',
  'RENDIMIENTOS XEM111',
  'DISPOSICION DE CREDITO XEM111',
  'PRESTAMO XEM111',
  'LIQ DE CREDITO XEM111 NO APLICO',
  'DEP CH SBC XEM111',
  'DEP CHEQ BBVA XEM111 SALVO B C',
  'DEPOSITO CHEQUE EN FIRME RECHAZO XEM111',
  'TRASPASO CTA PROPIA XEM111',
  'TRASP ENTRE CTAS XEM111',
  'TRASPASO A MI CUENTA XEM111',
  'DE MI CUENTA XEM111',
  'ABONO INTERCIAS XEM111',
  'INTERCOMPANIA XEM111',
  'BARRIDO XEM111',
  // For more than this, or for another.
  'SPEI RECIBIDO | | XEM111 Y LMP735',
  'SPEI RECIBIDO | | XEM111 LMP735',
  'SPEI RECIBIDO | | XEM111,LMP735',
  'SPEI RECIBIDO | | XEM111-112',
  'SPEI RECIBIDO | | XEM111 112 113',
  'SPEI RECIBIDO | | XEM 111 Y 112',
  'SPEI RECIBIDO | | RESERVAS XEM111 A LA 115',
  'SPEI RECIBIDO | | GRUPO XEM111 Y COMPANIA',
  'SPEI RECIBIDO | | LAS DOS XEM111',
  'SPEI RECIBIDO | | AMBAS XEM111',
  'SPEI RECIBIDO | | XEM111 Y LA DE MI HERMANA',
  'SPEI RECIBIDO | | XEM111 Y LA DE PEDRO',
  'SPEI RECIBIDO | | MITAD XEM111 MITAD OTRA',
  'SPEI RECIBIDO | | XEM111 MAS LMP735',
  'SPEI RECIBIDO | | PARA LMP735 NO XEM111',
  'SPEI RECIBIDO | | NO ES XEM111',
  'SPEI RECIBIDO | | CAMBIO DE XEM111 A LMP735',
  'SPEI RECIBIDO | | ANTES XEM111 AHORA LMP735',
  'SPEI RECIBIDO | | SUSTITUYE A XEM111',
  'SPEI RECIBIDO | | EN LUGAR DE XEM111',
  'SPEI RECIBIDO | | TOMAR DE XEM111',
  `SPEI RECIBIDO | | XEM111 ${'2026100540014TRAPP000400000010'}`,
  'SPEI RECIBIDO | | XEM111 FOLIO 4829130047',
  'SPEI RECIBIDO | | XEM111 RASTREO HSBC26100500123456789',
  'SPEI RECIBIDO | | XEM111 CVE RAST BB9876543210987',
  // Nothing that names it.
  'SPEI RECIBIDO | | LAURA GOMEZ PEREZ',
  'SPEI RECIBIDO | 1 | ANTICIPO',
  'SPEI RECIBIDO | 0051026 | PAGO',
  'SPEI RECIBIDO | | GOPR850101AB1 ANTICIPO',
  'SPEI RECIBIDO | | XEM11',
  'SPEI RECIBIDO | | XEM1111',
  'SPEI RECIBIDO | | XEN111',
  'SPEI RECIBIDO | | XEM11I',
  'SPEI RECIBIDO | | CALLE XEM 111 COL CENTRO',
  'SPEI RECIBIDO | | laura.xem111@correo.mx',
  'SPEI RECIBIDO | | WWW.XEM111.COM',
  'SPEI RECIBIDO | | PLACAS XEM111',
  'SPEI RECIBIDO | | FACTURA XEM111',
  'SPEI RECIBIDO | | FACT XEM111',
  'SPEI RECIBIDO | | VUELO XEM111',
  'SPEI RECIBIDO | | POLIZA XEM111',
  'SPEI RECIBIDO | | SERIE XEM111',
  'SPEI RECIBIDO | | MODELO XEM111',
  `SPEI RECIBIDO | | TARJETA ${clave.slice(0, 20)}`,
  `SPEI RECIBIDO | | ${clave.slice(0, -1)}6`,
  `DEVOLUCION | | ${clave}`,
  `SPEI RECIBIDO | | DEV DE ${clave}`,
  `SPEI RECIBIDO | | CAUSA DEV CUENTA INEXISTENTE ${clave}`,
  `SPEI RECIBIDO | | ${clave} Y 2026100540014TRAPP000400000010`,
]
/** The pago's own row, as banks and customers write it. */
const propias = [
  'SPEI RECIBIDO | | XEM111',
  'SPEI RECIBIDOSTP | 0051026 | 014 0051026XEM111',
  'SPEI RECIBIDO | | RESERVA XEM111 LAURA GOMEZ',
  'SPEI RECIBIDO | | RESERVACION: XEM-111',
  'SPEI RECIBIDO | | XEM 111',
  'SPEI RECIBIDO | | LOC.XEM111',
  'SPEI RECIBIDO | | LOCALIZADOR XEM111 ANTICIPO',
  'SPEI RECIBIDO | | PAGO TOTAL XEM111',
  'SPEI RECIBIDO | | LIQUIDACION XEM111',
  'SPEI RECIBIDO | | FINIQUITO DE XEM111',
  'SPEI RECIBIDO | | 2DO PAGO XEM111',
  'SPEI RECIBIDO | | XEM111 CANCUN',
  'SPEI RECIBIDO | | XEM111 HOTEL REAL',
  'SPEI RECIBIDO | | XEM111 FAM GOMEZ 4 PAX',
  'SPEI RECIBIDO | | XEM111 DEL 12 AL 15 OCT',
  'SPEI RECIBIDO | | XEM111 2 ADULTOS 1 MENOR',
  'SPEI RECIBIDO | | VIAJE A VALLARTA XEM111',
  'SPEI RECIBIDO | | PAGO XEM111 GRACIAS',
  'SPEI RECIBIDO | | CLIENTE XEM111',
  'SPEI RECIBIDO | | CODIGO XEM111',
  'SPEI RECIBIDO | | xem111',
  'SPEI RECIBIDO | | Reservación xem111 Laura Gómez',
  `SPEI RECIBIDO | | ${clave}`,
  `SPEI RECIBIDO | 0051026 | XEM111 ${clave}`,
  `SPEI RECIBIDO | | CVE RAST: ${clave} XEM111`,
  `SPEI RECIBIDO BANORTE | | CLAVE DE RASTREO ${clave}`,
  'PAGO CUENTA DE TERCERO | | BNET0112345678XEM111',
  'PAGO CUENTA DE TERCERO/ 0081234567 | | BNET XEM111',
  'DEPOSITO DE TERCERO | XEM111 | ',
  'DEPOSITO EN EFECTIVO | | REF XEM111',
  'TRANSFERENCIA INTERBANCARIA | | ABONO A RESERVA XEM111',
]

describe('[VI-B2] rows nobody mended against', () => {
  test('none that is not the pago’s own is applied', () => {
    expect(ajenas.filter(isAplicada)).toEqual([])
  })
  test('nearly all of its own are', () => {
    const missed = propias.filter((texto) => !isAplicada(texto))
    expect(missed).toEqual([])
  })
})
