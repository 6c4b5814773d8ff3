import { expect, test } from 'vitest'
import { correosDichos } from './correos-dichos.ts'

test.each([
  [1, 'p1@h.mx'],
  [2, 'p1@h.mx, p2@h.mx'],
  [10, /^p1@h\.mx(, p\d+@h\.mx){9}$/],
  [10_000, /^p1@h\.mx(, p\d+@h\.mx){9} y 9,990 más$/],
])('[VI-D8] of %i addresses the answer names ten and counts the rest', (n, dicho) =>
  expect(correosDichos(Array.from({ length: n }, (_one, i) => `p${i + 1}@h.mx`))).toEqual(
    typeof dicho === 'string' ? dicho : expect.stringMatching(dicho),
  ),
)
