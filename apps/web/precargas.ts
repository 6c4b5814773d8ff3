import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { signedScreens } from './pantallas.ts'
import { rowHeight, rowsByHeight } from './src/ui/grid/rows-by-height.ts'

const places = {
  partes: 'const partes = { archivos: [], pantallas: [], tabla: [] }',
  rows: 'const rowsByHeight = (_height, usual) => usual',
}
const short = (file: string): string => file.replace(/^assets\/(.+)\.js$/, '$1')

/**
 * What a signed-in person's screen is made of is asked for beside the page's own code, instead of once that has run: the
 * script that runs first is given the files of each address, what its screen asks first, and how many rows a list has.
 */
export const precargas: Plugin = {
  name: 'precargas',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const fileOf = (module: string): string => {
      const found = chunks.find(
        ({ facadeModuleId }) => facadeModuleId === path.join(import.meta.dirname, module),
      )
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
    const marco = ['src/app/signed-app.tsx', 'src/lib/llamadas/acceso.ts'].reduce(
      (files, part) => withImports(fileOf(part), files),
      new Set<string>(),
    )
    const table = fileOf('src/ui/grid/grid-table.tsx')
    const grids = chunks.filter(({ dynamicImports }) => dynamicImports.includes(table))
    const archivos: string[] = []
    const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]))
    const sizeOf = (file: string) => sizes.get(file) ?? 0
    // The largest first: a browser asks for a few at a time, and the small ones come beside it.
    const numbered = (files: Set<string>) =>
      [...files.difference(entrada)]
        .sort((a, b) => sizeOf(b) - sizeOf(a))
        .map((file) => {
          if (!archivos.includes(file)) archivos.push(file)
          return archivos.indexOf(file)
        })
    const pantallas = (await signedScreens()).map(({ address, module, primera }) => {
      const files = withImports(fileOf(module)).union(marco)
      const isList = grids.some(({ fileName }) => files.has(fileName))
      const all = numbered(isList ? withImports(table, files) : files)
      return primera === undefined ? [address, all] : [address, all, primera]
    })
    const inicio = pantallas.filter(([address]) => address === '/inicio').map(([, ...rest]) => ['/', ...rest])
    const partes = {
      archivos: archivos.map(short),
      pantallas: [...pantallas, ...inicio],
      tabla: numbered(withImports(table)),
    }
    const source = readFileSync(path.join(import.meta.dirname, 'public/arranque.js'), 'utf8')
    const put = (script: string, place: string, code: string): string => {
      if (!script.includes(place)) throw new Error(`arranque.js has no place «${place}»`)
      return script.replace(place, () => code)
    }
    const filled = put(
      put(source, places.partes, `const partes = ${JSON.stringify(partes)}`),
      places.rows,
      `const rowHeight = ${rowHeight.toString()}; ${rowsByHeight.toString()}`,
    )
    const name = this.getFileName(this.emitFile({ type: 'asset', name: 'arranque.js', source: filled }))
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('the page is not built')
    const font = Object.keys(bundle).find((file) => /source-sans-3-latin-wght-normal.*\.woff2$/.test(file))
    if (font === undefined) throw new Error('the font of the screens is not built')
    // Come with the first words, letters of another width are never drawn and nothing is laid out twice.
    const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`
    page.source = String(page.source)
      .replace('"/arranque.js"', `"/${name}"`)
      .replace('</title>', `</title>${fontLink}`)
  },
}
