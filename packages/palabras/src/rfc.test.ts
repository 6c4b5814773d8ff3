import { describe, expect, test } from 'vitest'
import { isRfc, normalizeRfc, parecidoARfc, readRfc, typedOfRfc } from './rfc.ts'
import { isUuid, readUuid } from './uuid.ts'

describe('tax id', () => {
  test('[A-099] hyphens and blanks are removed and letters become capitals', () => {
    expect(normalizeRfc(' ghi-950101-ab1 ')).toBe('GHI950101AB1')
    expect(normalizeRfc('Ñ&O-950101-AB1')).toBe('Ñ&O950101AB1')
  })
  test('[A-146] twelve characters are a legal entity, thirteen a natural person', () => {})
  test.each(['GHI950101AB', 'GHI950101AB12X', '1HI950101AB1', ''])('[A-146] «%s» is no tax id', (rfc) => {
    expect(isRfc(rfc)).toBe(false)
  })
  test.each([
    ['the thirteenth month', 'GHI951301AB1'],
    ['the thirty-second day', 'GHI950132AB1'],
    ['the day nought', 'GHI950100AB1'],
    ['a check digit that is a letter other than A', 'GHI950101ABB'],
    ['letters that are none of an RFC', 'GÍI950101AB1'],
    ['five letters', 'GHIJK950101AB1'],
  ])('[VIII-B1] as the SAT’s schema has it: %s is none', (_que, rfc) => {
    expect(readRfc(rfc)).toBeNull()
  })
  test('[VIII-B1] every door reads one the same way, and what it gives is written one way', () => {
    for (const escrito of ['ñ&o950101ab1', 'Ñ&O-950101-AB1', ' Ñ&O 950101 AB1\n', 'N\u0303&O950101AB1'])
      expect(readRfc(escrito), escrito).toBe('Ñ&O950101AB1')
    expect(readRfc('XAXX010101000')).toBe('XAXX010101000')
  })
  test('[VIII-B1] what only looks like one is told from a code all the same, and a part of one can be typed', () => {
    expect(new RegExp(`^${parecidoARfc}$`).test('GHI951301ABZ')).toBe(true)
    expect(typedOfRfc(' ñ&o-95 01')).toBe('Ñ&O9501')
  })
  test('[VIII-B1] a uuid is read in capitals; parts of one and what only has its length are none', () => {
    const uuid = 'a2a8f3b5-6c7d-4e8f-9a0b-1c2d3e4f5a6b'
    expect(readUuid(uuid)).toBe(uuid.toUpperCase())
    for (const otro of ['', uuid.slice(1), `${uuid}0`, uuid.replaceAll('-', '0'), `{${uuid}}`, `${uuid}\n`])
      expect(isUuid(otro), otro).toBe(false)
  })
})
