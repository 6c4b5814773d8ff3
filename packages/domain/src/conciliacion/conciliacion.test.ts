import { describe, expect, test } from 'vitest'
import { aMovimiento, aPago, umbrales } from '../../testing/a-pago.ts'
import { sinHechos } from './dudas.ts'
import { judgeExacta } from './exacta.ts'
import { readPistas } from './pistas.ts'
import { propose } from './propose.ts'
import { isMismaCuenta, type MovimientoPorConciliar, type PagoCandidato } from './puntuar.ts'
import { indexRivales } from './rivales.ts'
import { subsetsWithSum } from './subsets-with-sum.ts'

const texto = (referenciaAmpliada: string, concepto = 'SPEI RECIBIDO') => ({
  concepto,
  referencia: '0180000001',
  referenciaAmpliada,
})
const movimiento = (ampliada: string, more: Partial<MovimientoPorConciliar> = {}) =>
  aMovimiento(texto(ampliada), more)
const contexto = { umbrales, complementos: new Set<number>(), rechazadas: new Set<string>() }
const judge = (fila: MovimientoPorConciliar, pagos: PagoCandidato[], otras: MovimientoPorConciliar[] = []) =>
  judgeExacta(fila, propose(fila, pagos, contexto), new Map(pagos.map((one) => [one.pagoId, one])), {
    hechos: { ...sinHechos, rivales: indexRivales([fila, ...otras]) },
    umbrales,
  })

describe('clues of a row’s text', () => {
  test.each([
    ['glued to the bank’s numeric reference', '014 0260801ABC123 00014180000123456780', 'ABC123'],
    ['glued to a word', '014 0260801RESERVAABC123 X', 'ABC123'],
    ['in halves', 'RESERVA ABC-123', 'ABC123'],
    ['glued and in halves', '014 0260801ABC 123 X', 'ABC123'],
    ['in small letters', 'pago de abc123 gracias', 'ABC123'],
    ['begins with a digit', '014 02608011BC234 X', '1BC234'],
  ])('a localizador is found %s', (_how, ampliada, code) => {
    expect([...readPistas(texto(ampliada)).localizadores.keys()]).toContain(code)
  })
  test('transaction numbers are compared without leading zeros, blanks and labels; short ones say nothing', () => {
    const { transacciones } = readPistas(texto('CVE RASTREO:MBAN01002610050000012345 FOLIO=12345'))
    expect(transacciones.has('180000001')).toBe(true)
    expect(transacciones.has('MBAN01002610050000012345')).toBe(true)
    expect(transacciones.has('12345')).toBe(false)
  })
  test('an RFC is found, the generic ones are not', () => {
    expect([...readPistas(texto('RFC: GOPR850101AB1, XAXX010101000 ÑUÑ850101AB2')).rfcs]).toEqual([
      'GOPR850101AB1',
      'ÑUÑ850101AB2',
    ])
  })
})

describe('what the machine may apply', () => {
  test('equal amount, named by the text, near in days, and nobody else', () => {
    expect(judge(movimiento('ABC123'), [aPago(1)]).exacta?.clave).toBe('pago:1')
    expect(judge(movimiento('X'), [aPago(1)]).exacta).toBeNull()
    expect(judge(movimiento('ABC123'), [aPago(1, { saldo: 100_001 })]).exacta).toBeNull()
  })
  test.each([
    ['six days', { fechaPago: '2026-09-29' }],
    ['another account', { numeroCuenta: '6550123456' }],
    ['another clave de rastreo', { numeroTransaccion: 'BNET01002610050000099999' }],
    ['a weak localizador', { bookingCode: 'PLAYAS' }],
    ['another currency', { moneda: 'USD' }],
  ])('not with %s', (_what, more) => {
    expect(judge(movimiento('ABC123 PLAYAS MBAN01002610050000012345'), [aPago(1, more)]).exacta).toBeNull()
  })
  test('not when a second pago, a set of pagos or another row fits as well', () => {
    expect(judge(movimiento('ABC123'), [aPago(1), aPago(2)])).toMatchObject({
      exacta: null,
      dudas: ['otroCandidato', 'cuotaIgual'],
    })
    const set = [aPago(1), aPago(2, { saldo: 60_000 }), aPago(3, { saldo: 40_000 })]
    expect(judge(movimiento('ABC123'), set)).toMatchObject({ exacta: null, dudas: ['otroCandidato'] })
    const other = movimiento('ABC123', { movimientoId: 2 })
    expect(judge(movimiento('ABC123'), [aPago(1)], [other])).toMatchObject({
      exacta: null,
      dudas: ['otroMovimiento'],
    })
    expect(judge(movimiento('ABC123'), [aPago(1)], [{ ...other, restante: 5 }]).exacta).not.toBeNull()
  })
})

test('a set counts only what all its members have', () => {
  const [best] = propose(
    movimiento('ABC123'),
    [aPago(1, { saldo: 60_000 }), aPago(2, { saldo: 40_000, fechaPago: '2026-10-03' })],
    contexto,
  )
  expect(best).toMatchObject({ clave: 'pagos:1+2', aplicar: 100_000 })
  expect(best?.razones.map(({ razon }) => razon)).toEqual([
    'sumaIgual',
    'localizador',
    'mismaCuenta',
    'pocosDias',
  ])
})

test('sets add up to the sum, each value once', () => {
  expect(subsetsWithSum([5, 3, 2, 8], 10, { from: 2, to: 3, limit: 9 })).toEqual([
    [0, 1, 2],
    [2, 3],
  ])
  expect(subsetsWithSum([10], 10, { from: 2, to: 3, limit: 9 })).toEqual([])
})

test('an account is the same as its CLABE, and as itself without zeros', () => {
  expect(isMismaCuenta('0112345678', '112345678')).toBe(true)
  expect(isMismaCuenta('012180001123456783', '0112345678')).toBe(true)
  expect(isMismaCuenta('0112345678', '')).toBe(false)
  expect(isMismaCuenta('0112345678', '6550123456')).toBe(false)
})
