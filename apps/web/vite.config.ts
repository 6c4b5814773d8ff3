import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precargas } from './precargas.ts'
import { lookSheet, looks } from './src/ui/looks.ts'

/** The server answers /api and serves the built files; while developing, Vite serves the screens and passes /api on. */
const servidor = process.env.VALIJA_SERVIDOR ?? 'http://127.0.0.1:3000'

/** What is built never changes: it is compressed once, as well as can be, instead of for each browser that asks. */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = path.join(dir, 'assets')
    const files = readdirSync(folder).filter((name) => /\.(m?js|css|svg|wasm|json)$/.test(name))
    for (const name of files) {
      const bytes = readFileSync(path.join(folder, name))
      if (bytes.length < 1024) continue
      // The defaults of brotli are its best and slowest.
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      writeFileSync(path.join(folder, `${name}.br`), br)
      writeFileSync(path.join(folder, `${name}.gz`), gz)
    }
  },
}

/** What a look says is a style sheet; what the code of the screens has of it is the names, to know a look from an attribute. */
const looksOfScreens: Plugin = {
  name: 'looks',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:looks.css' ? id : undefined),
  load(id) {
    if (id === 'virtual:looks.css') return lookSheet()
    if (!id.endsWith('/ui/looks.ts')) return undefined
    return `export const looks = ${JSON.stringify(Object.fromEntries(Object.keys(looks).map((name) => [name, 1])))}`
  },
}

/** Schemas also know how to describe themselves in JSON, for documents of an API: a browser only reads answers by them. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!/[/\\]zod[/\\]v4[/\\]core[/\\](to-json-schema|json-schema-processors)\.js$/.test(id)) return null
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
    const aliases = [...code.matchAll(/^export (\{.*\};)$/gm)].map(([line]) => line)
    const none = "() => { throw new Error('schemas are not described here') }"
    return [`const none = ${none}`, ...names.map((name) => `export const ${name} = none`), ...aliases].join(
      '\n',
    )
  },
}

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
const entry = path.join(import.meta.dirname, 'src/main.tsx')
const contract = '../../packages/contract/src'
/**
 * What is drawn together is fetched together, since each file is a wait of its own on a slow line: all that the sign-in
 * needs, what the frame adds to it, what a list adds, and its table, which a phone does without; then what the lotes add,
 * of which other screens have their texts and their calls too.
 */
const parts = {
  entrada: ['src/main.tsx', 'src/features/acceso/login-screen.tsx', 'src/features/acceso/carousel.tsx'],
  marco: [
    'src/app/signed-app.tsx',
    'src/lib/llamadas/acceso.ts',
    'src/ui/page-header.tsx',
    'src/ui/waiting.tsx',
    'src/ui/panel.tsx',
    'src/ui/status.tsx',
    'src/ui/confirm-dialog.tsx',
    'src/ui/form/date-pick.tsx',
    'src/ui/segmented.tsx',
    `${contract}/messages/tramos.ts`,
  ],
  lista: ['src/ui/grid/grid.tsx', 'src/ui/grid/use-list-state.ts', 'src/ui/count-tabs.tsx'],
  tabla: ['src/ui/grid/grid-table.tsx'],
  soltar: ['src/ui/page-drop.tsx', 'src/lib/handed.ts', `${contract}/messages/facturas.ts`],
  textosDeLotes: ['lotes-pantalla', 'lote-pantalla', 'acciones-de-lote', 'reservas-pantalla', 'lotes'].map(
    (name) => `${contract}/messages/${name}.ts`,
  ),
  datosDeLotes: ['src/lib/llamadas/lotes.ts', 'src/lib/llamadas/reservas.ts', `${contract}/comisiones.ts`],
  directorio: ['src/lib/llamadas/directorio.ts'],
  borrador: ['src/features/borradores/continuar-borrador.tsx'],
  lotes: ['src/app/lotes-composed.tsx'],
}
const partOf = new Map<string, string>()
function take(part: string, id: string, modules: Modules): void {
  const module = modules.getModuleInfo(id)
  if (module === null || partOf.has(id)) return
  // The last one is the lotes' alone: what any other screen may come to need would bring it along.
  if (part === 'lotes' && !/\/src\/(app|features)\//.test(id)) return
  partOf.set(id, part)
  for (const next of module.importedIds) take(part, next, modules)
}
/** The part of a module; the entry is of none: it waits for a screen, which in one file with it would wait for it. */
function partOfModule(id: string, modules: Modules): string | null {
  if (partOf.size === 0)
    for (const [part, files] of Object.entries(parts))
      for (const file of files) take(part, path.join(import.meta.dirname, file), modules)
  return id === entry ? null : (partOf.get(id) ?? null)
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), looksOfScreens, withoutJsonSchema, precargas, precompressed],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Pictures stay files: a data: address would need an exception in the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // What each screen fetches is weighed by a test.
    chunkSizeWarningLimit: 2_000,
    // Compressing takes its time.
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOfModule }] } },
      checks: { pluginTimings: false },
    },
  },
  // Readers run in module workers.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': servidor,
      '/FacturaComisionista': servidor,
      '/Factura/': servidor,
      '/File': servidor,
    },
  },
})
