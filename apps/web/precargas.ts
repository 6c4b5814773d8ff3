import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Screen } from './src/app/screen.ts'

const app = path.join(import.meta.dirname, 'src/app')
// Named by a value, so that the screens behind it are not built into the settings.
const routes = path.join(app, 'routes.ts')
const placeholder = 'const partes = { archivos: [], pantallas: [], tabla: [] }'

/** The file of a screen's code, as its registration imports it. */
const moduleOf = ({ path: address, load }: Screen): string => {
  const found = /import\(["'](.+)["']\)/.exec(load.toString())?.[1]
  if (found === undefined) throw new Error(`${address} does not say where its code is`)
  return path.join(app, found)
}

/**
 * What a signed-in person's screen is made of is asked for beside the page's own code, instead of once that has run: the
 * script that runs first is given the files of each address.
 */
export const precargas: Plugin = {
  name: 'precargas',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const { screens } = (await import(/* @vite-ignore */ routes)) as { screens: readonly Screen[] }
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const fileOf = (module: string): string => {
      const found = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
      if (found === undefined) throw new Error(`${module} is no file of its own`)
      return found.fileName
    }
    /** A file and all that it imports. */
    const withImports = (name: string, into = new Set<string>()): Set<string> => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || into.has(name)) return into
      into.add(name)
      for (const next of chunk.imports) withImports(next, into)
      return into
    }
    const entrada = withImports(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '')
    const marco = ['signed-app.tsx', '../lib/llamadas/acceso.ts'].reduce(
      (files, part) => withImports(fileOf(path.join(app, part)), files),
      new Set<string>(),
    )
    const table = fileOf(path.join(app, '../ui/grid/grid-table.tsx'))
    const grids = chunks.filter(({ dynamicImports }) => dynamicImports.includes(table))
    const archivos: string[] = []
    const numbered = (files: Set<string>) =>
      [...files.difference(entrada)].map((file) => {
        if (!archivos.includes(file)) archivos.push(file)
        return archivos.indexOf(file)
      })
    const pantallas = screens
      .filter(({ gate }) => gate !== 'publica')
      .map((screen) => {
        const files = withImports(fileOf(moduleOf(screen))).union(marco)
        const isList = grids.some(({ fileName }) => files.has(fileName))
        return [screen.path, numbered(isList ? withImports(table, files) : files)] as const
      })
    const inicio = pantallas.filter(([address]) => address === '/inicio').map(([, files]) => ['/', files])
    const partes = { archivos, pantallas: [...pantallas, ...inicio], tabla: numbered(withImports(table)) }
    const source = readFileSync(path.join(import.meta.dirname, 'public/arranque.js'), 'utf8')
    const filled = source.replace(placeholder, () => `const partes = ${JSON.stringify(partes)}`)
    if (filled === source) throw new Error('arranque.js has no place for the files')
    const name = this.getFileName(this.emitFile({ type: 'asset', name: 'arranque.js', source: filled }))
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('the page is not built')
    page.source = String(page.source).replace('"/arranque.js"', `"/${name}"`)
  },
}
