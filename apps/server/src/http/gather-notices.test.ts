import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherNotices } from './gather-notices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[XI-C3] the first notice goes at once, those that follow in its time together at its end, equal ones as one, and after a rest at once again', () => {
  const told: string[][] = []
  const { tell } = gatherNotices((notices) => told.push(notices), 200)
  tell('lote 1')
  expect(told).toEqual([['lote 1']])
  for (let i = 0; i < 50; i++) tell('lote 1')
  tell('lote 2')
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(199)
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(told).toEqual([['lote 1'], ['lote 1', 'lote 2']])
  // What follows those waits in turn: never faster than once in its time.
  tell('lote 1')
  expect(told).toHaveLength(2)
  vi.advanceTimersByTime(200)
  expect(told).toHaveLength(3)
  vi.advanceTimersByTime(1000)
  expect(told).toHaveLength(3)
  tell('lote 3')
  expect(told.at(-1)).toEqual(['lote 3'])
})

test('[XI-C3] whatever comes, the last change is told after it happened', () => {
  const heard: number[] = []
  let state = 0
  const { tell } = gatherNotices(() => heard.push(state), 100)
  for (let i = 1; i <= 100; i++) {
    state = i
    tell('x')
    vi.advanceTimersByTime((i * 37) % 60)
  }
  vi.advanceTimersByTime(100)
  expect(heard.at(-1)).toBe(100)
  expect(heard.length).toBeLessThan(60)
})

test('[XI-C3] stopped, nothing more is told', () => {
  const told: string[][] = []
  const { tell, stop } = gatherNotices((notices) => told.push(notices), 100)
  tell('a')
  tell('a')
  stop()
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([['a']])
})
