import { expect, test } from 'vitest'
import { createTurnos } from './turnos.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, resolve }
}

test('so many work at a time, the others wait in their order, and one too many is refused at once', async () => {
  const turnos = createTurnos({ simultaneos: 2, enEspera: 2, refusal: () => new Error('ocupado') })
  const started: number[] = []
  const gates = [held(), held(), held(), held()]
  const works = gates.map(({ promise }, i) =>
    turnos(async () => {
      started.push(i)
      await promise
      return i
    }),
  )
  await expect(turnos(() => Promise.resolve(9))).rejects.toThrow('ocupado')
  expect(started).toEqual([0, 1])
  gates[1]?.resolve()
  await works[1]
  expect(started).toEqual([0, 1, 2])
  gates[0]?.resolve()
  gates[2]?.resolve()
  gates[3]?.resolve()
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3])
  expect(await turnos(() => Promise.resolve(9))).toBe(9)
})

test('work that fails gives its place back', async () => {
  const turnos = createTurnos({ simultaneos: 1, enEspera: 0, refusal: () => new Error('ocupado') })
  await expect(turnos(() => Promise.reject(new Error('roto')))).rejects.toThrow('roto')
  expect(await turnos(() => Promise.resolve(1))).toBe(1)
})
