import { expect, test } from 'vitest'
import { keepable } from './keepable.ts'

test('[VII-B1] what is read of a file holds nothing that the database refuses, at any depth; the rest is as it was', () => {
  const bytes = new Uint8Array([0, 1])
  const leido = {
    filas: [['a\0b', '\ud83d'], [`${'x'.repeat(3)}😀`]],
    lugar: { titulo: null, ancho: 1.5, bytes },
    vacio: undefined,
  }
  expect(keepable(leido)).toEqual({
    filas: [['ab', '\ufffd'], ['xxx😀']],
    lugar: { titulo: null, ancho: 1.5, bytes: new Uint8Array([0, 1]) },
    vacio: undefined,
  })
  expect([keepable(bytes), keepable(null), keepable('\0')]).toEqual([bytes, null, ''])
})
