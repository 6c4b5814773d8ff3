import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('[IX-C5] in every list a company is named without its kind of company, which its detail has', () => {
  const raiz = path.join(import.meta.dirname, '../../features')
  const columnas = globSync('**/*.tsx', { cwd: raiz }).flatMap((archivo) =>
    [
      ...readFileSync(path.join(raiz, archivo), 'utf8').matchAll(
        /campo: '(?:proveedorNombre|emisorNombre|nombreAgencia|razonSocial\w*)'[^}]*/g,
      ),
    ].map(([columna]) => `${archivo}: ${columna}`),
  )
  expect(columnas.length).toBeGreaterThan(8)
  expect(columnas.filter((columna) => !columna.includes("kind: 'empresa'"))).toEqual([])
})
