import { afterEach, expect, test, vi } from 'vitest'
import { closeCalls } from './close-calls.ts'

afterEach(() => vi.useRealTimers())

test('[XI-B3] calls that wait for a reader keep a process that stops no longer than eight seconds: the rest is for jobs and the database', async () => {
  vi.useFakeTimers()
  const readings = Promise.withResolvers<undefined>()
  const stop = vi.fn(() => readings.resolve(undefined))
  const closing = closeCalls({ close: () => readings.promise }, { stop })
  await vi.advanceTimersByTimeAsync(7999)
  expect(stop).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(stop).toHaveBeenCalled()
  await closing
})

test('readers of a process whose calls end by themselves are stopped after them', async () => {
  const order: string[] = []
  const close = async () => order.push('close')
  await closeCalls({ close }, { stop: () => order.push('stop') })
  expect(order).toEqual(['close', 'stop'])
})
