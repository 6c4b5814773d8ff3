import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  centavosOfDecimal,
  compare,
  decimalOfCentavos,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  parseScaled,
  round,
  subtract,
} from './decimal.ts'

/** Decimals of up to 18 and 6 digits, small and huge ones alike. */
const text = fc
  .tuple(fc.oneof(fc.bigInt(0n, 99_999n), fc.bigInt(0n, 10n ** 18n - 1n)), fc.nat(6), fc.nat(999_999))
  .map(([whole, places, fraction]) =>
    places === 0 ? `${whole}` : `${whole}.${String(fraction).padStart(6, '0').slice(0, places)}`,
  )
const exact = (t: string) => {
  const [whole = '0', fraction = ''] = t.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}
const halfUp = (a: bigint, unit: bigint) => (a + unit / 2n) / unit

describe('exact decimals', () => {
  it('parse and print without loss', () => {
    fc.assert(
      fc.property(
        text,
        (t) =>
          BigInt(parseDecimal(t)!) === exact(t) && exact(formatDecimal(parseDecimal(t)!, 6)) === exact(t),
      ),
    )
  })

  it('add, subtract and compare as whole numbers do', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [x, y] = [parseDecimal(a)!, parseDecimal(b)!]
        expect(BigInt(add(x, y))).toBe(exact(a) + exact(b))
        expect(BigInt(subtract(x, y))).toBe(exact(a) - exact(b))
        expect(compare(x, y)).toBe(exact(a) < exact(b) ? -1 : exact(a) > exact(b) ? 1 : 0)
      }),
    )
  })

  it('round and multiply half up at any place', () => {
    fc.assert(
      fc.property(text, text, fc.nat(6), (a, b, places) => {
        const back = 10n ** BigInt(6 - places)
        expect(BigInt(round(parseDecimal(a)!, places))).toBe(halfUp(exact(a), back) * back)
        expect(BigInt(multiply(parseDecimal(a)!, parseDecimal(b)!, places))).toBe(
          halfUp(exact(a) * exact(b), 10n ** BigInt(12 - places)) * back,
        )
      }),
    )
  })

  it('divide half up', () => {
    expect(formatDecimal(divide(parseDecimal('100')!, parseDecimal('3')!, 2))).toBe('33.33')
    expect(formatDecimal(divide(parseDecimal('1')!, parseDecimal('8')!, 2))).toBe('0.13')
    expect(formatDecimal(divide(parseDecimal('-1')!, parseDecimal('8')!, 2))).toBe('-0.13')
  })

  it('[VI-A4] are read in every form that xs:decimal has', () => {
    for (const [t, value] of [
      ['.5', 500_000],
      ['+5', 5_000_000],
      ['-.5', -500_000],
      ['1.', 1_000_000],
      ['3.0000', 3_000_000],
      ['30.00000000000', 30_000_000],
      ['0000000000000000000000000000001.50', 1_500_000],
      ['1234567890123456789', 1_234_567_890_123_456_789_000_000n],
      ['+1234567890123456789.123456', 1_234_567_890_123_456_789_123_456n],
    ] as const)
      expect([t, parseDecimal(t)]).toEqual([t, value])
    expect(parseDecimal('3.000', 2)).toBe(3_000_000)
    expect(parseDecimal('3.005', 2)).toBeNull()
    expect(parseScaled('+17.12345678910', 10)).toBe(171_234_567_891n)
    expect(parseScaled('17.12345678911', 10)).toBeNull()
  })

  it('refuse what is no decimal', () => {
    for (const t of [
      '',
      '.',
      '+',
      '+.',
      '--1',
      '1e3',
      '1,000',
      ' 1',
      '0x1',
      'NaN',
      '1.0000001',
      '1.2.3',
      '-',
      '9'.repeat(101),
    ])
      expect([t, parseDecimal(t)]).toEqual([t, null])
    expect(parseDecimal('-1.50')).toBe(-1_500_000)
  })

  it('become whole centavos, halves up, and back', () => {
    expect(centavosOfDecimal('1160.005')).toBe(116_001)
    expect(centavosOfDecimal('0.1')).toBe(10)
    expect(centavosOfDecimal('x')).toBeNull()
    expect(decimalOfCentavos(116_001)).toBe('1160.01')
    expect(decimalOfCentavos(-5)).toBe('-0.05')
    expect(decimalOfCentavos(0)).toBe('0.00')
    fc.assert(fc.property(fc.integer(), (n) => centavosOfDecimal(decimalOfCentavos(n)) === n))
  })
})
