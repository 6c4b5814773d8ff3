import { expect, test, vi } from 'vitest'
import { createMiradas } from './miradas.ts'

const log = { info: vi.fn(), error: vi.fn() }

test('[XI-A2] a part is looked at once at a time; what fails or hangs is ill until a look finds it well, each told once', async () => {
  vi.useFakeTimers()
  const { mirar, isSana } = createMiradas<'bd' | 'cola'>({ log, limite: 1_000 })
  const hang = vi.fn(() => new Promise(() => {}))
  const both = Promise.all([mirar('bd', hang), mirar('bd', hang)])
  expect([hang.mock.calls.length, isSana('bd')]).toEqual([0, true])
  await vi.advanceTimersByTimeAsync(1_000)
  await both
  expect([hang.mock.calls.length, isSana('bd'), isSana('cola')]).toEqual([1, false, true])
  await mirar('bd', () => Promise.reject(new Error('down')))
  expect(log.error).toHaveBeenCalledTimes(1)
  await mirar('bd', async () => {})
  await mirar('bd', async () => {})
  expect([isSana('bd'), log.info.mock.calls.length]).toEqual([true, 1])
  vi.useRealTimers()
})
