import { expect, test } from 'vitest'
import { sinHechos } from './dudas.ts'
import { judgeExacta } from './exacta.ts'
import { readPistas } from './pistas.ts'
import { porQueNo } from './por-que-no.ts'
import { propose } from './propose.ts'
import { type MovimientoPorConciliar, type PagoCandidato, sinSenas } from './puntuar.ts'
import { indexRivales } from './rivales.ts'

const umbrales = { sugerencia: 35, diasMaquina: 5, diasBusqueda: 15 }
const movimiento = (ampliada: string, movimientoId = 1): MovimientoPorConciliar => ({
  movimientoId,
  fechaOperacion: '2026-10-05',
  moneda: 'MXN',
  cuenta: '0112345678',
  cuentaConocida: true,
  restante: 100_000,
  reservaAsignada: '',
  pistas: readPistas({ concepto: 'SPEI RECIBIDO', referencia: '', referenciaAmpliada: ampliada }),
})
const pago = (pagoId: number, more: Partial<PagoCandidato> = {}): PagoCandidato => ({
  pagoId,
  bookingCode: 'ABC123',
  rfc: 'GOPR850101AB1',
  concepto: 'Pago',
  fechaPago: '2026-10-05',
  numeroTransaccion: '',
  numeroCuenta: '0112345678',
  moneda: 'MXN',
  saldo: 100_000,
  monto: more.saldo ?? 100_000,
  rechazado: false,
  saldoEnOtraMoneda: 5_000,
  avisoAbierto: false,
  ...sinSenas,
  ...more,
})
const ask = (
  fila: MovimientoPorConciliar,
  lista: PagoCandidato[],
  { otras = [], noAutomaticas = [] }: { otras?: MovimientoPorConciliar[]; noAutomaticas?: string[] } = {},
) => {
  const propuestas = propose(fila, lista, { umbrales, complementos: new Set(), rechazadas: new Set() })
  const pagos = new Map(lista.map((one) => [one.pagoId, one]))
  const hechos = { ...sinHechos, rivales: indexRivales([fila, ...otras]) }
  const veredicto = judgeExacta(fila, propuestas, pagos, { hechos, umbrales })
  return porQueNo(fila, { propuestas, pagos, veredicto, noAutomaticas: new Set(noAutomaticas) }, umbrales)
}

const named = movimiento('RESERVA ABC123')
const mute = movimiento('DEPOSITO')
test.each([
  ['nothing is like it', ask(mute, []), null],
  ['exact, and no run has passed', ask(named, [pago(1)]), { porque: 'enEspera' }],
  ['a person undid it', ask(named, [pago(1)], { noAutomaticas: ['pago:1'] }), { porque: 'deshecho' }],
  ['two pagos it names', ask(named, [pago(1), pago(2)]), { porque: 'otroCandidato' }],
  [
    'another row that names the pago',
    ask(named, [pago(1)], { otras: [movimiento('ABC123', 2)] }),
    { porque: 'otroMovimiento' },
  ],
  [
    'named, and too many days between',
    ask(named, [pago(1, { fechaPago: '2026-09-27' })]),
    { porque: 'diasLejos', n: 8, limite: 5 },
  ],
  [
    'a set of pagos with its sum',
    ask(named, [pago(1, { saldo: 60_000 }), pago(2, { saldo: 40_000 })]),
    { porque: 'suma', n: 2 },
  ],
  [
    'two of the same amount, none named',
    ask(mute, [pago(1), pago(2, { bookingCode: 'XYZ987' })]),
    { porque: 'mismoMonto', n: 2 },
  ],
  ['one of the same amount, nothing names it', ask(mute, [pago(1)]), { porque: 'sinPista' }],
  ['of another account', ask(named, [pago(1, { numeroCuenta: '0999999999' })]), { porque: 'otraCuenta' }],
  [
    'with another clave de rastreo',
    ask(movimiento('ABC123 CLAVE MBAN01002610050000012345'), [
      pago(1, { numeroTransaccion: 'HSBC0123456789012345678' }),
    ]),
    { porque: 'otraTransaccion' },
  ],
  [
    'by a localizador that may be chance',
    ask(movimiento('RESERVA ABCDE'), [pago(1, { bookingCode: 'ABCDE' })]),
    { porque: 'localizadorDebil' },
  ],
  ['another amount', ask(named, [pago(1, { saldo: 120_000 })]), { porque: 'otroMonto' }],
])('why the machine left it to a person: %s', (_what, got, wanted) => expect(got).toEqual(wanted))
