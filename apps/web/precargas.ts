import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { signedScreens } from './pantallas.ts'

const placeholder = 'const partes = { archivos: [], pantallas: [], tabla: [] }'
const short = (file: string): string => file.replace(/^assets\/(.+)\.js$/, '$1')

/**
 * What a signed-in person's screen is made of is asked for beside the page's own code, instead of once that has run: the
 * script that runs first is given the files of each address.
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
    const numbered = (files: Set<string>) =>
      [...files.difference(entrada)].map((file) => {
        if (!archivos.includes(file)) archivos.push(file)
        return archivos.indexOf(file)
      })
    const pantallas = (await signedScreens()).map(({ address, module }) => {
      const files = withImports(fileOf(module)).union(marco)
      const isList = grids.some(({ fileName }) => files.has(fileName))
      return [address, numbered(isList ? withImports(table, files) : files)] as const
    })
    const inicio = pantallas.filter(([address]) => address === '/inicio').map(([, files]) => ['/', files])
    const partes = {
      archivos: archivos.map(short),
      pantallas: [...pantallas, ...inicio],
      tabla: numbered(withImports(table)),
    }
    const source = readFileSync(path.join(import.meta.dirname, 'public/arranque.js'), 'utf8')
    const filled = source.replace(placeholder, () => `const partes = ${JSON.stringify(partes)}`)
    if (filled === source) throw new Error('arranque.js has no place for the files')
    const name = this.getFileName(this.emitFile({ type: 'asset', name: 'arranque.js', source: filled }))
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('the page is not built')
    page.source = String(page.source).replace('"/arranque.js"', `"/${name}"`)
  },
}
