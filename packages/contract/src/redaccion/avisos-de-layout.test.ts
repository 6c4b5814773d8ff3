import { expect, test } from 'vitest'
import { sayAvisoLayout } from './avisos-de-layout.ts'

test('[IX-C3] the rows that were hidden are told by stretches, and not all of very many', () => {
  const decir = (filas: number[]) => sayAvisoLayout({ codigo: 'layoutFilasOcultas', filas })
  expect(decir([7])).toBe(
    'La fila 7 está oculta en la hoja y también se leyó: elimínala en la hoja si no va.',
  )
  expect(decir([3, 4, 5, 9])).toContain('Las filas 3 a 5, 9 están ocultas')
  expect(decir(Array.from({ length: 40 }, (_, i) => i * 2))).toMatch(/, 22 y otras están ocultas/)
})
