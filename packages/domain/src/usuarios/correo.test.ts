import { expect, test } from 'vitest'
import { isCorreo, normalizeCorreo } from './correo.ts'

test.each(['ana@hotel.mx', 'a.b+c@sub.hotel.com.mx', 'peña@hotel.mx'])(
  '[A-084] %s is an e-mail',
  (correo) => {
    expect(isCorreo(correo)).toBe(true)
  },
)
test.each([
  '',
  'ana',
  'ana@hotel',
  'ana@hotel.',
  'ana @hotel.mx',
  '@hotel.mx',
  'ana@@hotel.mx',
  'a@b.mx, c@d.mx',
  'a@b.mx\r\nBcc: c@d.mx',
  '<a@b.mx>',
])('[A-084] «%s» is not an e-mail', (correo) => {
  expect(isCorreo(correo)).toBe(false)
})
test('capitals and blanks around make no other account', () => {
  expect(normalizeCorreo('  Ana@Hotel.MX ')).toBe('ana@hotel.mx')
})
