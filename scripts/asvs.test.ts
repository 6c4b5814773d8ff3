import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const documento = read('docs/seguridad.md')

const archivos = Map.groupBy(
  globSync('{apps,packages,scripts,e2e}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }),
  (file) => path.basename(file),
)
const prueba = /`([\w.-]+\.test\.ts)`((?: ›|,)? «[^»]+»)+/g
const citadas = (texto: string) =>
  [...texto.matchAll(prueba)].flatMap(([cita, file = '']) =>
    [...cita.matchAll(/«([^»]+)»/g)].map(([, title = '']) => ({ file, title })),
  )

/** Without its comments: a title stands in what runs. */
const codigoDe = (file: string) =>
  read(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')

it('[VII] every test that docs/seguridad.md names as a proof is there, in one file, where it runs', () => {
  const todas = citadas(documento)
  const missing = todas.filter(({ file, title }) => {
    const [only, ...others] = archivos.get(file) ?? []
    if (only === undefined || others.length > 0) return true
    const codigo = codigoDe(only)
    const at = codigo.indexOf(title)
    return at < 0 || /\.(?:skip|todo|fails)\b[^\n]*$/.test(codigo.slice(0, at))
  })
  expect(todas.length).toBeGreaterThan(80)
  expect(missing).toEqual([])
})

const filas = documento
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requisito = '', estado = '', por = '']) => ({ requisito, estado, por }))

it('[VII] what is said to be met names a test with words of its title, or a requirement that does', () => {
  const sinPrueba = filas.filter(({ estado, por }) => {
    if (estado !== 'met' || citadas(por).length > 0) return false
    const como = /^As (\d+\.\d+\.\d+)/.exec(por)?.[1]
    return !filas.some(
      (otra) =>
        como !== undefined &&
        otra.requisito.split(/[ ,–]/).includes(como) &&
        otra.estado === 'met' &&
        citadas(otra.por).length > 0,
    )
  })
  expect(filas.length).toBeGreaterThan(150)
  expect(sinPrueba).toEqual([])
  // A file without words of a title proves whatever it likes.
  expect(filas.filter(({ por }) => /\.test\.ts`(?! ›)/.test(por))).toEqual([])
  expect(
    filas.filter(({ estado }) => !/^(met|\*?\*?not met\*?\*?|in place|partly|not applicable)$/.test(estado)),
  ).toEqual([])
})
