import { describe, expect, it } from 'vitest'
import { parseRfc } from './rfc.ts'

describe('a tax id', () => {
  it.each([
    ['EKU9003173C9', 'moral', true],
    ['URE180429TM6', 'moral', true],
    ['H&E951128469', 'moral', true],
    ['ÑAÑ9003173C0', 'moral', false],
    ['XIQB891116QE4', 'fisica', true],
    // Issued by the SAT itself with a digit that does not match.
    ['RTO840921REA', 'moral', false],
    ['AAA010101AAA', 'moral', false],
  ] as const)('%s is of a persona %s; check digit matches: %s', (text, tipo, digitoCoincide) => {
    expect(parseRfc(text)).toMatchObject({ ok: true, rfc: { tipo, digitoCoincide, generico: null } })
  })

  it('knows the generic ones, whatever their digit', () => {
    expect(parseRfc('XAXX010101000')).toMatchObject({ rfc: { generico: 'publico', digitoCoincide: true } })
    expect(parseRfc('XEXX010101000')).toMatchObject({ rfc: { generico: 'extranjero', digitoCoincide: true } })
  })

  it.each([
    ['', 'longitud'],
    ['EKU9003173C', 'longitud'],
    ['EKU9003173C99X', 'longitud'],
    ['eku9003173c9', 'forma'],
    ['EKU9003173CB', 'forma'],
    ['1KU9003173C9', 'forma'],
    ['EKU9013173C9', 'fecha'],
    ['EKU9002303C9', 'fecha'],
    ['EKU9102293C9', 'fecha'],
    ['EKU9000003C9', 'fecha'],
  ] as const)('%s is refused for its %s', (text, motivo) => {
    expect(parseRfc(text)).toEqual({ ok: false, motivo })
  })

  it('allows 29 February of leap years only', () => {
    expect(parseRfc('EKU9202293C9').ok).toBe(true)
    expect(parseRfc('EKU0002293C9').ok).toBe(true)
  })
})
