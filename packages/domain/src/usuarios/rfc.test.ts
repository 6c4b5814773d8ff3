import { describe, expect, test } from 'vitest'
import { claseRfc, isRfc, normalizeRfc } from './rfc.ts'

describe('tax id', () => {
  test('[A-099] hyphens and blanks are removed and letters become capitals', () => {
    expect(normalizeRfc(' ghi-950101-ab1 ')).toBe('GHI950101AB1')
    expect(normalizeRfc('Ñ&O-950101-AB1')).toBe('Ñ&O950101AB1')
  })
  test('[A-146] twelve characters are a legal entity, thirteen a natural person', () => {
    expect(claseRfc('GHI-950101-AB1')).toBe('moral')
    expect(claseRfc('GOHI9501011A9')).toBe('fisica')
  })
  test.each(['GHI950101AB', 'GHI950101AB12X', '1HI950101AB1', ''])('[A-146] «%s» is no tax id', (rfc) => {
    expect(isRfc(rfc)).toBe(false)
  })
})
