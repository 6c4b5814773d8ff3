import { sinHechos } from '../src/conciliacion/dudas.ts'
import { judgeExacta } from '../src/conciliacion/exacta.ts'
import type { Lexico } from '../src/conciliacion/lexico.ts'
import { readPistas } from '../src/conciliacion/pistas.ts'
import { propose } from '../src/conciliacion/propose.ts'
import type { PagoCandidato } from '../src/conciliacion/puntuar.ts'

const umbrales = { sugerencia: 35, diasMaquina: 5, diasBusqueda: 15 }
export const clave = 'MBAN01002610050000012345'
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
export function isAplicada(texto: string, lexico: Lexico): boolean {
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
  const hechos = { ...sinHechos, lexico, reservas: new Set(['XEM111', 'KTR482', 'LMP735', 'XEM112']) }
  return (
    judgeExacta(movimiento, propuestas, new Map(pagos.map((one) => [one.pagoId, one])), { hechos, umbrales })
      .exacta !== null
  )
}
