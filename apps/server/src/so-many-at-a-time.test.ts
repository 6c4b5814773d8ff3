import { expect, test } from 'vitest'
import { soManyAtATime } from './so-many-at-a-time.ts'

test('so many under one key at a time, in the order they came; another key, and what fails, holds nobody', async () => {
  const run = soManyAtATime(2)
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const start = (key: string, name: string) =>
    run(key, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      )
    })
  const settled = Promise.allSettled([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => start('a', name)),
    start('b', 'b1'),
  ])
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  ends.get('a2')?.(new Error('fails'))
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a1', 'b1', 'a3']) ends.get(name)?.()
  await expect.poll(() => begun).toContain('a4')
  ends.get('a4')?.()
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
