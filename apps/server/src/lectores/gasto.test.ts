import { expect, test } from 'vitest'
import { createGasto } from './gasto.ts'

test('[VII-B5] what readings cost is told by person, and after the time of a half, half of it', () => {
  const gasto = createGasto(1_000)
  gasto.add('a', 400, 0)
  gasto.add('b', 7, 0)
  expect([gasto.of('a', 0), gasto.of('b', 0), gasto.of('c', 0)]).toEqual([400, 7, 0])
  expect(gasto.of('a', 1_000)).toBe(200)
  gasto.add('a', 100, 1_000)
  expect(gasto.of('a', 1_000)).toBe(300)
  gasto.add('b', 1, 30_000)
  expect(gasto.of('a', 30_000)).toBe(0)
})
