import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPage, isPage } from './serve-web.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'valija-pagina-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('screens built again while the server runs are served with their own page', () => {
  const file = path.join(dir, 'index.html')
  let second = 0
  const build = (html: string) => {
    writeFileSync(file, html)
    utimesSync(file, ++second, second)
  }
  build('<html>uno.js</html>')
  const page = createPage(file)
  expect(page()).toContain('uno.js')
  build('<html>dos.js</html>')
  expect(page()).toContain('dos.js')
  // In the middle of a build: gone, then half written.
  rmSync(file)
  expect(page()).toContain('dos.js')
  build('<html>tres')
  expect(page()).toContain('dos.js')
  build('<html>tres.js</html>')
  expect(page()).toContain('tres.js')
})

test.each([
  ['/', true],
  ['/lotes?categoria=Proveedor', true],
  ['//evil.example/', false],
  ['/\\evil.example', false],
  ['/api/nada', false],
])('[VII-C5] %s gets the page: %s', (url, gets) => expect(isPage(url)).toBe(gets))
