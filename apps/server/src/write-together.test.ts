import { expect, test } from 'vitest'
import { writeTogether } from './write-together.ts'

const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: resolve }
}

test('[VIII-E] what comes while one is written is written together, once and in its order', async () => {
  const writes: number[][] = []
  const slow = gate()
  const { add, done } = writeTogether<number>(async (items) => {
    writes.push(items)
    await slow.promise
  })
  for (const n of [1, 2, 3]) add(n)
  slow.open()
  await done()
  add(4)
  await done()
  expect(writes).toEqual([[1], [2, 3], [4]])
})

test('a write that fails keeps the others from nothing, and is told at the end', async () => {
  const written: number[] = []
  const { add, done } = writeTogether<number>(async (items) => {
    if (items.includes(1)) throw new Error('no database')
    written.push(...items)
  })
  for (const n of [1, 2, 3]) add(n)
  await expect(done()).rejects.toThrow('no database')
  expect(written).toEqual([2, 3])
})
