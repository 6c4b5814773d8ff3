import { expect, test } from 'vitest'
import { normalizePath, paths, pathTo } from './paths.ts'

test('[A-021, A-022] ñ is one letter in an address, raw, encoded or written as n and tilde', () => {
  const encoded = encodeURI(paths.olvideContrasena)
  expect(normalizePath(encoded)).toBe(encoded)
  expect(normalizePath('/olvideContrasen%CC%83a')).toBe(encoded)
  expect(normalizePath('/nueva/contrasen\u0303a')).toBe(encodeURI(paths.nuevaContrasena))
  expect(normalizePath('/%E0%A4%A')).toBe('/%E0%A4%A')
})
test('parameters are encoded into an address', () => {
  expect(pathTo(paths.nuevoUsuario, { phoneNumber: 'A&Ñ', email: 'a@b.mx' })).toBe(
    '/nuevousuario/A%26%C3%91/a%40b.mx',
  )
})
