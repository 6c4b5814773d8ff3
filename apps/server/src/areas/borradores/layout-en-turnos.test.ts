import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { readLayoutInWorker } from './read-layout-in-worker.ts'

const live = vi.hoisted(() => ({ now: 0, most: 0 }))
vi.mock('node:worker_threads', async (original) => {
  const real = await original<{ Worker: typeof Worker }>()
  class Counted extends real.Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      live.now++
      live.most = Math.max(live.most, live.now)
      this.once('exit', () => live.now--)
    }
  }
  return { ...real, Worker: Counted }
})

test('many layouts at once are read by a few threads, all of them to the end', async () => {
  const reads = Array.from({ length: 12 }, () => readLayoutInWorker(Buffer.from('no es un libro'), 10))
  const answers = await Promise.allSettled(reads)
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'rejected'))
  expect(live.most).toBeLessThanOrEqual(4)
})
