import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Weight } from '../../scripts/web-weight.ts'

test('[VIII-E] the sign-in, the list of lotes and every other screen stay within their kilobytes of JavaScript', () => {
  // A process of its own: where the tests load the screens' registration, it no longer says where their code is.
  const { stdout } = spawnSync(process.execPath, [
    path.resolve(import.meta.dirname, '../../scripts/web-size.ts'),
  ])
  const weights = stdout
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Weight)
  expect(weights.filter(({ ok }) => !ok)).toEqual([])
  expect(weights.length).toBeGreaterThan(30)
})
