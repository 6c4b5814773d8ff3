import { expect, test } from 'vitest'
import { z } from 'zod'
import { pesos } from './pesos.ts'

test('money of the wire becomes integer centavos, half away from zero; dust is nothing', () => {
  expect([1.005, -1.005, 0.1, 1e-7, -1e-9, 0].map((valor) => z.decode(pesos, valor))).toEqual([
    101, -101, 10, 0, 0, 0,
  ])
})
test.each([1e21, -1e300, 9.1e13])('%d pesos do not fit: bad input, not a fault', (valor) => {
  expect(pesos.safeDecode(valor).success).toBe(false)
})
