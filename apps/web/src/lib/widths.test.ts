import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('[VIII-B5] a width at which the screen changes is spelled in widths.ts and nowhere else', () => {
  const src = path.resolve(import.meta.dirname, '..')
  const others = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) =>
      !file.startsWith(path.join('lib', 'widths')) &&
      /(max|min)-width: ?[\d.]+px\)/.test(readFileSync(path.join(src, file), 'utf8')),
  )
  expect(others).toEqual([])
})
