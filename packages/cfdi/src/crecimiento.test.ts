import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FORMAS } from '../testing/formas.ts'
import { cryptoNode } from './crypto-node.ts'
import { verifyCfdi } from './verify.ts'

/** Milliseconds of CPU of this thread per verification; enough of them that the clock's own step does not count. */
function cost(document: Uint8Array): number {
  const start = process.threadCpuUsage()
  for (let runs = 1; ; runs++) {
    verifyCfdi(document, { crypto: cryptoNode })
    const { user, system } = process.threadCpuUsage(start)
    const millis = (user + system) / 1000
    if (millis >= 10 || runs === 100) return millis / runs
  }
}
const documentOf = (forma: string, bytes: number) => new TextEncoder().encode(FORMAS[forma]!(bytes))

/**
 * Both are measured again and again, one right after the other: what a busy machine takes from one it takes from the
 * other. A cost that grows shows no good pair.
 */
const TRIES = 25
const PER_DOUBLING = 2.3

describe('what a document costs', () => {
  it.each(Object.keys(FORMAS))('[VI-A2] at most 2.3 times as much for twice the size: %s', (forma) => {
    const [small, large] = [documentOf(forma, 150_000), documentOf(forma, 600_000)] as const
    let times = Number.POSITIVE_INFINITY
    for (let i = 0; i < TRIES && times > PER_DOUBLING ** 2; i++)
      times = Math.min(times, cost(large) / cost(small))
    expect(Math.sqrt(times)).toBeLessThan(PER_DOUBLING)
  })

  it('[VI-A2] 5 MB of any of them takes under 1.5 s of CPU and 300 MB of memory', () => {
    const script = join(import.meta.dirname, '../testing/peso.ts')
    // One process for all: with so small a heap what each leaves behind is cleared before the next.
    const heap = ['--max-old-space-size=100', '--max-semi-space-size=4']
    const out = execFileSync(process.execPath, [...heap, script, '5000000'], { encoding: 'utf8' })
    const { millis, megabytes } = JSON.parse(out) as { millis: Record<string, number>; megabytes: number }
    expect(Object.keys(millis)).toEqual(Object.keys(FORMAS))
    expect(Object.entries(millis).filter(([, ms]) => ms > 1500)).toEqual([])
    expect(megabytes).toBeLessThan(300)
  })
})
