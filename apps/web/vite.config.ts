import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server answers /api and serves the built files; while developing, Vite serves the screens and passes /api on. */
const servidor = process.env.VALIJA_SERVIDOR ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Pictures stay files: a data: address would need an exception in the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
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
