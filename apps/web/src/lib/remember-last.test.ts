import { expect, test, vi } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('[VIII-E] what was judged is not judged again while its facts are the same, item by item', () => {
  const sum = vi.fn((n: number, list: readonly number[]) => list.reduce((a, b) => a + b, n))
  const remembered = rememberLast(sum)
  expect([remembered(1, [2, 3]), remembered(1, [2, 3])]).toEqual([6, 6])
  expect(sum).toHaveBeenCalledTimes(1)
  expect([remembered(1, [2, 4]), remembered(1, [2]), remembered(0, [2]), remembered(1, [2, 3])]).toEqual([
    7, 3, 2, 6,
  ])
  expect(sum).toHaveBeenCalledTimes(5)
})
