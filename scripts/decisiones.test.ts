import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('[VIII-B4] each decision has a number of its own, and every number that the code cites is there', () => {
  const numbers = [...read('docs/decisiones.md').matchAll(/^\*\*(\d+\. )?/gm)].map(([, n]) =>
    Number.parseInt(n ?? '0'),
  )
  expect(numbers).not.toContain(0)
  expect(new Set(numbers).size).toBe(numbers.length)
  const missing = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,sql}', {
    cwd: root,
    exclude: (name) => /node_modules|dist|decisiones\.test/.test(name),
  }).flatMap((file) =>
    [...read(file).matchAll(/\bdeci(?:sion|sión) ([A-Z]?\d+)/gi)]
      .filter(([, n]) => !numbers.includes(Number(n)))
      .map(([cited]) => `${file}: ${cited}`),
  )
  expect(missing).toEqual([])
})
