import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const cited = [
  ...readFileSync(path.join(root, 'docs/seguridad.md'), 'utf8').matchAll(
    /`([\w.-]+\.test\.ts)`((?: ›|,)? «[^»]+»)+/g,
  ),
].flatMap(([text, file = '']) => [...text.matchAll(/«([^»]+)»/g)].map(([, title = '']) => ({ file, title })))

it('[VII] every test that docs/seguridad.md names as a proof is there', () => {
  const files = new Map(
    globSync('{apps,packages,scripts,e2e}/**/*.test.ts', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    }).map((file) => [path.basename(file), path.join(root, file)]),
  )
  const missing = cited.filter(({ file, title }) => {
    const found = files.get(file)
    return !found || !readFileSync(found, 'utf8').includes(title)
  })
  expect(cited.length).toBeGreaterThan(80)
  expect(missing).toEqual([])
})
