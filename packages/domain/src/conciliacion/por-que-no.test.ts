import { expect, test } from 'vitest'
import { aMovimiento, aPago, umbrales } from '../../testing/a-pago.ts'
import { sinHechos } from './dudas.ts'
import { judgeExacta } from './exacta.ts'
import { porQueNo } from './por-que-no.ts'
import { propose } from './propose.ts'
import type { MovimientoPorConciliar, PagoCandidato } from './puntuar.ts'
import { indexRivales } from './rivales.ts'

const movimiento = (referenciaAmpliada: string, movimientoId = 1) =>
  aMovimiento({ referenciaAmpliada }, { movimientoId })
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
  ['exact, and no run has passed', ask(named, [aPago(1)]), { porque: 'enEspera' }],
  ['a person undid it', ask(named, [aPago(1)], { noAutomaticas: ['pago:1'] }), { porque: 'deshecho' }],
  ['two pagos it names', ask(named, [aPago(1), aPago(2)]), { porque: 'otroCandidato' }],
  [
    'another row that names the pago',
    ask(named, [aPago(1)], { otras: [movimiento('ABC123', 2)] }),
    { porque: 'otroMovimiento' },
  ],
  [
    'named, and too many days between',
    ask(named, [aPago(1, { fechaPago: '2026-09-27' })]),
    { porque: 'diasLejos', n: 8, limite: 5 },
  ],
  [
    'a set of pagos with its sum',
    ask(named, [aPago(1, { saldo: 60_000 }), aPago(2, { saldo: 40_000 })]),
    { porque: 'suma', n: 2 },
  ],
  [
    'two of the same amount, none named',
    ask(mute, [aPago(1), aPago(2, { bookingCode: 'XYZ987' })]),
    { porque: 'mismoMonto', n: 2 },
  ],
  ['one of the same amount, nothing names it', ask(mute, [aPago(1)]), { porque: 'sinPista' }],
  ['of another account', ask(named, [aPago(1, { numeroCuenta: '0999999999' })]), { porque: 'otraCuenta' }],
  [
    'with another clave de rastreo',
    ask(movimiento('ABC123 CLAVE MBAN01002610050000012345'), [
      aPago(1, { numeroTransaccion: 'HSBC0123456789012345678' }),
    ]),
    { porque: 'otraTransaccion' },
  ],
  [
    'by a localizador that may be chance',
    ask(movimiento('RESERVA ABCDE'), [aPago(1, { bookingCode: 'ABCDE' })]),
    { porque: 'localizadorDebil' },
  ],
  ['another amount', ask(named, [aPago(1, { saldo: 120_000 })]), { porque: 'otroMonto' }],
])('why the machine left it to a person: %s', (_what, got, wanted) => expect(got).toEqual(wanted))
