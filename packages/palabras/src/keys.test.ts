import { expect, test } from 'vitest'
import { ownOf, wordOf } from './keys.ts'

test('[VII-D2] a word that every object has is no word of a table', () => {
  const tabla = { IVA: '002' }
  expect([ownOf(tabla, 'IVA'), ownOf(tabla, 'constructor'), ownOf(tabla, '__proto__')]).toEqual([
    '002',
    undefined,
    undefined,
  ])
  expect(wordOf(tabla, 'toString')).toBe('toString')
})
