import { describe, expect, test } from 'vitest'
import { type PagoComparable, razonesDeReuso } from './reuso.ts'

const pago = (change: Partial<PagoComparable> = {}): PagoComparable => ({
  bookingCode: 'KTR482',
  hash: 'aa',
  numeroTransaccion: 'BDV26100700O1842',
  monto: 2_496_000,
  monedaID: 1,
  fechaPago: '2026-10-07',
  numeroCuenta: '4417',
  ...change,
})
const otro = { hash: 'bb', numeroTransaccion: '', monto: 1, fechaPago: '2026-10-01', bookingCode: 'LMP735' }

describe('a proof used before', () => {
  test.each([
    ['the same file', { ...otro, hash: 'aa' }, ['mismoArchivo']],
    [
      'the same transaction and amount, however written',
      { ...otro, numeroTransaccion: 'bdv-26100700 o1842', monto: 2_496_000 },
      ['mismaTransaccion'],
    ],
    [
      'the same clave de rastreo, whatever amount was typed',
      { ...otro, numeroTransaccion: 'BDV26100700O1842' },
      ['mismaTransaccion'],
    ],
    [
      'the same amount, day and account on another booking',
      { hash: null, numeroTransaccion: '', bookingCode: 'LMP735' },
      ['mismoMontoFechaCuenta'],
    ],
    ['the same amount, day and account on the same booking', { hash: null, numeroTransaccion: '' }, []],
    ['nothing in common', otro, []],
    ['no proof and no transaction', { ...otro, hash: null }, []],
  ])('%s', (_title, change, expected) => {
    expect(razonesDeReuso(pago(), pago(change))).toEqual(expected)
  })
  test.each([
    ['the same amount', { monto: 2_496_000, fechaPago: '2026-10-01' }, true],
    ['the same day', { monto: 1, fechaPago: '2026-10-07' }, true],
    ['neither', { monto: 1, fechaPago: '2026-10-01' }, false],
  ])('a short number, which comes again, counts with %s', (_title, change, counts) => {
    const short = { hash: null, numeroTransaccion: '482913' }
    const razones = razonesDeReuso(pago(short), pago({ ...otro, ...short, ...change }))
    expect(razones.includes('mismaTransaccion')).toBe(counts)
  })
})
