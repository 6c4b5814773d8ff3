import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** The lines of each order that ask for something to hold, by their section. */
const lineas = Object.entries({
  VI: { A: 7, B: 7, C: 4, D: 8, E: 5 },
  VII: { A: 5, B: 5, C: 7, D: 3 },
  VIII: { B: 7, C: 3 },
  IX: { A: 4, C: 5, D: 5 },
  X: { '': 5 },
  XI: { A: 8, B: 6, C: 5 },
}).flatMap(([encargo, secciones]) =>
  Object.entries(secciones).flatMap(([seccion, n]) =>
    Array.from({ length: n }, (_, i) => `${encargo}-${seccion}${i + 1}`),
  ),
)

test('[VIII-D] every line of the orders VI to XI is claimed by the title of a test', () => {
  const titles = globSync('{apps,packages,e2e,bench,scripts}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/['"`](\[[\w, -]+\] ?)+/g) ?? [])
  const claimed = new Set(titles.flatMap((title) => title.match(/[IVX]+-[A-E]?\d/g) ?? []))
  expect(lineas.filter((linea) => !claimed.has(linea))).toEqual([])
})
