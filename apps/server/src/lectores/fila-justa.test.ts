import { expect, it } from 'vitest'
import { createFilaJusta } from './fila-justa.ts'

const take = (
  fila: ReturnType<typeof createFilaJusta<string>>,
  puede: (quien: string) => boolean = () => true,
) => {
  const taken: string[] = []
  for (let turno = fila.next(puede); turno; turno = fila.next(puede)) taken.push(turno.cosa)
  return taken
}

it('[VI-A2] people take turns: whoever brings many waits for nobody, and nobody waits for all of them', () => {
  const fila = createFilaJusta<string>({ porPersona: 100, total: 100 })
  for (const cosa of ['a1', 'a2', 'a3', 'a4']) fila.push('a', cosa)
  fila.push('b', 'b1')
  fila.push('c', 'c1')
  fila.push('b', 'b2')
  expect(take(fila)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  expect(fila.length).toBe(0)
})

it('[VI-A2] somebody whose file is being read is passed over, and keeps the place', () => {
  const fila = createFilaJusta<string>({ porPersona: 100, total: 100 })
  fila.push('a', 'a1')
  fila.push('b', 'b1')
  expect(take(fila, (quien) => quien !== 'a')).toEqual(['b1'])
  expect(take(fila)).toEqual(['a1'])
})

it('[VI-A2] one person fills its own part of the queue and not that of the others; all of them have an end', () => {
  const fila = createFilaJusta<string>({ porPersona: 2, total: 3 })
  expect([fila.push('a', '1'), fila.push('a', '2'), fila.push('a', '3')]).toEqual([true, true, false])
  expect([fila.push('b', '1'), fila.push('c', '1')]).toEqual([true, false])
  fila.remove('a', '2')
  expect(fila.push('c', '1')).toBe(true)
  expect(take(fila)).toEqual(['1', '1', '1'])
})
