import { expect, test } from 'vitest'
import { readLexico } from './lexico.ts'

test('[VI-B2] every word of a list is found where it lies, its first and last too, and none beside them', () => {
  const palabras = ['a', 'abono', 'cena', 'cenas', 'ñandú', 'ñu']
  const lexico = readLexico([JSON.stringify(palabras), '["fee","tip"]'])
  expect([...palabras, 'fee', 'tip'].filter((una) => !lexico(una.toUpperCase()))).toEqual([])
  expect(['', 'B', 'CEN', 'CENASS', 'ZAMUDIO', '"', 'TIPS'].filter(lexico)).toEqual([])
})
