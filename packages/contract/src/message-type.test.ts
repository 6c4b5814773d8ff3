import { expect, test } from 'vitest'
import { closing } from './message-type.ts'
import { usuariosPantalla } from './messages/usuarios-pantalla.ts'

test('a legal name at the end of a sentence does not bring a second period', () => {
  expect(closing('Viajes Alborada, S.A. de C.V.')).toBe('Viajes Alborada, S.A. de C.V.')
  expect(closing('José Beltrán')).toBe('José Beltrán.')
  expect(usuariosPantalla.colaboradorProveedor({ agencia: 'Hotel, S.A.' })).toContain('Hotel, S.A. Un')
})
