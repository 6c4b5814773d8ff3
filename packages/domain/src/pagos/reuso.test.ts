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
    ['another account', { numeroCuenta: '9981' }, false],
  ])('a short number, which comes again, counts with %s', (_title, change, counts) => {
    const short = { hash: null, numeroTransaccion: '482913' }
    const razones = razonesDeReuso(pago(short), pago({ ...otro, ...short, ...change }))
    expect(razones.includes('mismaTransaccion')).toBe(counts)
  })
})

const claveUna = 'MBAN01002611060000012345'
describe('[VI-B5] two payments of one amount, day and account on two bookings', () => {
  test.each([
    ['two claves de rastreo tell them apart', claveUna, 'BNET01002611060000099881', false],
    ['two long folios', '4829130044', '7710255312', false],
    ['a clave and a long folio', claveUna, '7710255312', false],
    ['two authorisations of a terminal', '482913', '77102A', false],
    ['a clave with one figure changed is the same one', claveUna, 'MBAN01002611060000012346', true],
    ['one without a number', claveUna, '', true],
    ['a day as reference tells nothing', '061126', '6112026', true],
    ['a counter neither', '1', '2', true],
    ['the same clave', claveUna, claveUna.toLowerCase(), true],
  ])('%s', (_what, numeroTransaccion, otra, fires) => {
    const razones = razonesDeReuso(
      pago({ numeroTransaccion }),
      pago({ hash: 'bb', bookingCode: 'LMP735', numeroTransaccion: otra }),
    )
    expect(razones.length > 0).toBe(fires)
  })
  test.each([
    ['one figure read otherwise', claveUna, 'MBAN01002611060000012845', true],
    ['two claves', claveUna, 'BNET01002611060000099881', false],
    ['two days typed as a reference', '061126', '071126', false],
    ['no number', claveUna, '', false],
  ])('of one booking, %s', (_what, numeroTransaccion, otra, fires) => {
    const razones = razonesDeReuso(pago({ numeroTransaccion }), pago({ hash: 'bb', numeroTransaccion: otra }))
    expect(razones).toEqual(fires ? ['mismoMontoFechaCuenta'] : [])
  })
  test('the same file is told whatever number was typed from it', () => {
    const otro = pago({ bookingCode: 'LMP735', numeroTransaccion: 'BNET01002611060000099881' })
    expect(razonesDeReuso(pago({ numeroTransaccion: claveUna }), otro)).toEqual(['mismoArchivo'])
  })
  test('a date as numeric reference on one day is no used proof', () => {
    const otro = pago({ hash: 'bb', monto: 1, numeroTransaccion: '071026' })
    expect(razonesDeReuso(pago({ numeroTransaccion: '071026' }), otro)).toEqual([])
  })
})
