import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { avisosDeSalud, partes } from '@valija/contract/sistemas.ts'
import { describe, expect, test } from 'vitest'
import { settingNames } from '../apps/server/src/config.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const paginas = [
  'CONTRIBUTING.md',
  'README.md',
  ...['arquitectura', 'pruebas', 'crecer', 'glosario', 'operacion', 'seguridad'].map(
    (name) => `docs/${name}.md`,
  ),
]
/** Every file of the tree, and the folders they lie in. */
const tree = [
  ...new Set(
    globSync('{apps,packages,e2e,bench,scripts,docs,despliegue}/**', {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
    }).map((file) => (statSync(path.join(root, file)).isDirectory() ? `${file}/` : file)),
  ),
  ...readdirSync(root),
].map((file) => `/${file}`)
/** A path is named whole, or by its end, as one says it within its area. */
const isThere = (named: string) =>
  tree.some((file) => file.endsWith(`/${named}`) || file.endsWith(`/${named}/`))
const namedIn = (page: string) =>
  [...read(page).matchAll(/`([\w./-]+(?:\.(?:tsx?|mjs|sql|tsv|md)|\/))`/g)]
    .map(([, named = '']) => named)
    .filter((named) => !named.startsWith('.') && !named.startsWith('/'))

/** Folders that an installation makes for itself. */
const ofTheData = ['anclas/', 'pgsocket/']

describe('what the pages for builders say of the tree', () => {
  test.each([...paginas, 'docs/decisiones.md'])(
    '[VIII-D] every file and folder that %s names is there',
    (page) => {
      expect(namedIn(page).filter((one) => !isThere(one) && !ofTheData.includes(one))).toEqual([])
    },
  )

  test.each(paginas)('[VIII-D] every command and link of %s leads somewhere', (page) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = [...read(page).matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !existsSync(path.join(root, path.dirname(page), to)))).toEqual([])
  })

  test('[XI-B5] operacion.md has each setting that the product reads and no other, each word of health and each metric', () => {
    const page = read('docs/operacion.md')
    const [, table = ''] = /^## Ajustes$([\s\S]*?)^\*\*Lo que va alrededor/m.exec(page) ?? []
    const named = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    )
    expect(named.toSorted()).toEqual(settingNames.toSorted())
    const [, vigilar = ''] = /^## Vigilar$([\s\S]*?)^## /m.exec(page) ?? []
    for (const word of [...partes, ...avisosDeSalud]) expect(vigilar).toContain(`\`${word}\``)
    const metrics = (text: string) => [
      ...new Set(
        [...text.matchAll(/\bvalija_(?:http_\w+|trabajo\w*|lotes|parte|aviso)/g)].map(([name]) => name),
      ),
    ]
    expect(metrics(vigilar).toSorted()).toEqual(metrics(read('apps/server/src/http/metricas.ts')).toSorted())
  })

  test('[XI-C5] crecer.md says of all that is added at which number and why, by metrics, settings and benches that there are', () => {
    const page = read('docs/crecer.md')
    const [, ...rows] = /^\| Se agrega [\s\S]*?\n\n/m.exec(page)?.[0].trim().split('\n') ?? []
    expect(rows.length).toBeGreaterThan(6)
    expect(rows.filter((row) => row.split('|').filter((cell) => cell.trim() !== '').length !== 3)).toEqual([])
    const named = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name = '']) => name)
    expect(named(/\b(VALIJA_\w+)/g).filter((name) => !settingNames.includes(name))).toEqual([])
    const metrics = read('apps/server/src/http/metricas.ts')
    expect(named(/\b(valija_\w+)/g).filter((name) => !metrics.includes(name))).toEqual([])
    expect(named(/bench -- (\w+)/g).filter((name) => !isThere(`bench/${name}.ts`))).toEqual([])
  })

  test('[VIII-D] the rooms of the architecture are the folders of the server, of its adapters and of the packages', () => {
    const said = read('docs/arquitectura.md')
    const [rooms = ''] = /^apps\/server[\s\S]*?^```/m.exec(said) ?? []
    const folders = (dir: string) =>
      readdirSync(path.join(root, dir), { withFileTypes: true }).flatMap((one) =>
        one.isDirectory() ? [one.name] : [],
      )
    expect(folders('apps/server/src').filter((name) => !rooms.includes(`\n  ${name}/`))).toEqual([])
    expect(folders('packages').filter((name) => !rooms.includes(`\npackages/${name}/`))).toEqual([])
    const adapters = /adapters\/ +([^:]+):/.exec(rooms)?.[1]?.split(', ')
    expect(adapters?.toSorted()).toEqual(folders('apps/server/src/adapters').toSorted())
  })

  test('[VIII-D] README names every bench that can be run by its name, and each is there', () => {
    const usage = /Uso: npm run bench -- ([\w -|]+)'/.exec(read('bench/run.ts'))?.[1]?.split(' | ') ?? []
    expect(usage.length).toBeGreaterThan(10)
    expect(usage.filter((name) => !isThere(`bench/${name}.ts`))).toEqual([])
    const row = read('README.md')
    expect(usage.filter((name) => !row.includes(`\`${name}\``) && !row.includes(`bench -- ${name}`))).toEqual(
      [],
    )
  })

  test('[VIII-D] the figure of imports between areas is the one that the check holds', () => {
    const [, limite = ''] = /const limite = (\d+)/.exec(read('scripts/check-imports.ts')) ?? []
    expect(read('docs/arquitectura.md')).toContain(`between the server's areas: ${limite} beside`)
  })

  test('[VIII-D] the names that the recipes tell a builder to use are exported by some file', () => {
    const helpers = ['aCabecera', 'useTestApp', 'seedLote', 'seedComision', 'lockLote', 'writeBitacora']
    const recipes = read('CONTRIBUTING.md')
    const sources = globSync('{apps,packages}/*/{src,testing}/**/*.ts', {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
    }).map((file) => read(file))
    for (const helper of [
      ...helpers,
      'inTransaction',
      'announceLote',
      'invalidateTemas',
      'textoParaQuienFactura',
    ]) {
      expect(recipes, helper).toContain(helper)
      expect(
        sources.some((source) => new RegExp(`export (async )?(function|const) ${helper}\\b`).test(source)),
        helper,
      ).toBe(true)
    }
  })
})
