import { expect, test } from 'vitest'
import { isCorreo, normalizeCorreo } from './correo.ts'

test.each([
  'ana@hotel.mx',
  'a.b+c@sub.hotel.com.mx',
  'peña@hotel.mx',
  'a@b.mx',
  '-ana_1-@mi-hotel.mx',
  'ana@1hotel.2020.mx',
  'ana@xn--peahotel-e3a.xn--p1ai',
  'ana@peñahotel.mx',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.mx`,
])('[A-084] %s is an e-mail', (correo) => {
  expect(isCorreo(correo)).toBe(true)
})
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
  // What the mail servers refuse: dots that join nothing, labels that are no name, a number for a domain.
  'a..b@hotel.mx',
  '.ana@hotel.mx',
  'ana.@hotel.mx',
  'ana@hotel..mx',
  'ana@.hotel.mx',
  'ana@hotel.mx.',
  'ana@-hotel.mx',
  'ana@hotel-.mx',
  'ana@ho_tel.mx',
  'ana@hotel!.mx',
  'ana@hotel.m',
  'ana@hotel.-x',
  'ana@10.0.0.1',
  'ana@hotel.123',
  `${'a'.repeat(65)}@hotel.mx`,
  `ana@${'b'.repeat(64)}.mx`,
])('[A-084] «%s» is not an e-mail', (correo) => {
  expect(isCorreo(correo)).toBe(false)
})
test('capitals and blanks around make no other account', () => {
  expect(normalizeCorreo('  Ana@Hotel.MX ')).toBe('ana@hotel.mx')
})
test.each([
  ['a Cyrillic а', 'аna@hotel.mx'],
  ['a Cyrillic о in the domain', 'ana@hоtel.mx'],
  ['Greek', 'ανα@hotel.mx'],
  ['another script throughout', 'почта@пример.рф'],
  ['full-width letters', 'ａna@hotel.mx'],
  ['a letter without its dot', 'anıta@hotel.mx'],
  ['a script ɡ', 'ɡabi@hotel.mx'],
  ['a ligature', 'o\ufb01cina@hotel.mx'],
  ['a zero-width blank', 'ana\u200b@hotel.mx'],
  ['a zero-width joiner', 'an\u200da@hotel.mx'],
  ['a soft hyphen', 'an\u00ada@hotel.mx'],
  ['text turned around', '\u202eana@hotel.mx'],
  ['a mark of the byte order', 'an\ufeffa@hotel.mx'],
  ['an invisible letter', 'ana\u3164@hotel.mx'],
  ['a variation selector', 'ana\ufe0f@hotel.mx'],
  ['a lone mark', 'x\u0334na@hotel.mx'],
  ['Arabic digits', 'ana٣@hotel.mx'],
])('[VII-C6] an address with %s is not what it looks like, and is refused', (_what, correo) => {
  expect(isCorreo(normalizeCorreo(correo))).toBe(false)
})
test('[VII-C6] a letter with its accent is one letter however it was typed', () => {
  expect(isCorreo('pen\u0303a@hotel.mx')).toBe(true)
})

test('a long text that is no address is told as soon as one that is', () => {
  const hostiles = ['a.', 'a@a.', 'a-', '.', 'ñ', '@'].map((pieza) => `ana@${pieza.repeat(127)}!`.slice(-254))
  const antes = process.cpuUsage()
  expect(hostiles.map(isCorreo)).toEqual(hostiles.map(() => false))
  // One that tried every way to split them would not end.
  expect(process.cpuUsage(antes).user / 1000).toBeLessThan(2000)
})
