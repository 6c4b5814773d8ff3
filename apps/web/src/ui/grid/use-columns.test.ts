import { expect, test } from 'vitest'
import { givenUp } from './use-columns.ts'

const column = (campo: string, width: number, priority: 1 | 2 | 3) => ({
  campo,
  title: campo,
  width,
  priority,
})
const columns = [
  column('lote', 200, 1),
  column('fecha', 150, 2),
  column('notas', 100, 3),
  column('rfc', 120, 2),
]

test('columns give way by importance and from the right, only as many as needed', () => {
  expect([...givenUp(columns, 600)]).toEqual([])
  expect([...givenUp(columns, 500)]).toEqual(['notas'])
  expect([...givenUp(columns, 400)]).toEqual(['notas', 'rfc'])
  expect([...givenUp(columns, 50)]).toEqual(['notas', 'rfc', 'fecha'])
})
