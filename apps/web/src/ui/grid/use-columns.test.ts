import { expect, test } from 'vitest'
import { givenUp, takenIn, telling } from './use-columns.ts'

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

test('[IX-C1] a wide screen takes in what was hidden, from the left, while text keeps its room; a usual one nothing', () => {
  const all = [
    column('lote', 900, 1),
    { ...column('rfc', 500, 2), hidden: true },
    { ...column('creador', 400, 2), hidden: true },
    { ...column('marca', 100, 2), hidden: true },
  ]
  expect([...takenIn(all, 1160)]).toEqual([])
  expect([...takenIn(all, 1700)]).toEqual(['rfc'])
  expect([...takenIn(all, 1800)]).toEqual(['rfc', 'marca'])
  expect([...takenIn(all, 2250)]).toEqual(['rfc', 'creador', 'marca'])
  // Not measured yet.
  expect([...takenIn(all, Number.POSITIVE_INFINITY)]).toEqual([])
})

test('[IX-C1] a column that every row fills with what a filter says goes while the filter is in force', () => {
  const all = [column('lote', 200, 1), { ...column('estado', 150, 1), filter: 'situacion' }]
  const shown = (filters: Record<string, string>) => telling(all, filters).map(({ campo }) => campo)
  expect(shown({ situacion: 'vencidos' })).toEqual(['lote'])
  expect(shown({ proveedor: '101' })).toEqual(['lote', 'estado'])
  expect(shown({})).toEqual(['lote', 'estado'])
})
