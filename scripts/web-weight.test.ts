import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { weigh } from './web-weight.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'valija-peso-'))
afterEach(() => rmSync(dist, { recursive: true, force: true }))

test('[VIII-E] a screen above its budget is told apart from one below; what both import counts once, a list with its table', () => {
  mkdirSync(path.join(dist, '.vite'))
  const kilobytes = (file: string, size: number) => {
    writeFileSync(path.join(dist, file), randomBytes(size * 1024))
    return { file }
  }
  const manifest = {
    'index.html': { ...kilobytes('index.js', 100), isEntry: true },
    'src/features/acceso/login-screen.tsx': { ...kilobytes('login.js', 20), isDynamicEntry: true },
    'src/features/acceso/carousel.tsx': { ...kilobytes('carousel.js', 5), isDynamicEntry: true },
    'src/lib/llamadas/acceso.ts': { ...kilobytes('acceso.js', 1), isDynamicEntry: true },
    'src/app/signed-app.tsx': { ...kilobytes('app.js', 50), isDynamicEntry: true, imports: ['index.html'] },
    'src/ui/grid/grid-table.tsx': { ...kilobytes('table.js', 10), isDynamicEntry: true },
    '_list.js': { ...kilobytes('list.js', 30), dynamicImports: ['src/ui/grid/grid-table.tsx'] },
    'src/app/lotes-proveedor.tsx': {
      ...kilobytes('a.js', 140),
      isDynamicEntry: true,
      imports: ['_list.js', 'index.html'],
    },
    'src/features/b/heavy.tsx': { ...kilobytes('b.js', 250), isDynamicEntry: true, imports: ['_list.js'] },
    'src/features/c/no-list.tsx': { ...kilobytes('c.js', 200), isDynamicEntry: true },
  }
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  const screens = [
    { address: '/lotes', module: 'src/app/lotes-proveedor.tsx' },
    { address: '/heavy', module: 'src/features/b/heavy.tsx' },
    { address: '/no-list', module: 'src/features/c/no-list.tsx' },
  ]
  const found = weigh(dist, screens).map(({ name, kb, ok }) => ({ name, kb: Math.round(kb), ok }))
  expect(found).toEqual([
    { name: 'login', kb: 125, ok: true },
    { name: '/heavy', kb: 441, ok: false },
    { name: '/no-list', kb: 351, ok: true },
    { name: '/lotes', kb: 331, ok: false },
  ])
})
