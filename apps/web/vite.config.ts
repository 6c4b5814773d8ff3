import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompressed],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Pictures stay files: a data: address would need an exception in the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // Compressing takes its time.
    rolldownOptions: { checks: { pluginTimings: false } },
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
