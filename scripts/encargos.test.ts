import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** The lines of each order that ask for something to hold, by their section. */
const lineas: Readonly<Record<string, number>> = {
  ...{ 'VI-A': 7, 'VI-B': 7, 'VI-C': 4, 'VI-D': 8, 'VI-E': 5 },
  ...{ 'VII-A': 5, 'VII-B': 5, 'VII-C': 7, 'VII-D': 3 },
  ...{ 'VIII-B': 7, 'VIII-C': 3 },
  ...{ 'IX-A': 4, 'IX-C': 5, 'IX-D': 5 },
  ...{ 'X-': 5 },
  ...{ 'XI-A': 8, 'XI-B': 6, 'XI-C': 5 },
}

test('[VIII-D] every line of the orders VI to XI is claimed by the title of a test', () => {
  const titles = globSync('{apps,packages,e2e,bench,scripts}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/['"`](\[[\w, -]+\] ?)+/g) ?? [])
  const claimed = new Set(titles.flatMap((title) => title.match(/[IVX]+-[A-E]?\d/g) ?? []))
  const missing = Object.entries(lineas).flatMap(([seccion, n]) =>
    Array.from({ length: n }, (_, i) => `${seccion}${i + 1}`).filter((linea) => !claimed.has(linea)),
  )
  expect(missing).toEqual([])
})
