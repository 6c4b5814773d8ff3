import path from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { tamanoDemo } from '../apps/server/src/demostracion/plan-de-lotes.ts'
import { root } from './setup.mjs'

/**
 * `npm run dev`: the demonstration while its code is changed. The screens come from Vite, which puts what changed in
 * place; the server's modules are run by the same Vite in this process, so that a change loads anew
 * what changed and what stands on it, and neither the rest nor PostgreSQL. PORT (3000) is the screens', the next one the server's, the one after the
 * sandbox's.
 */
type Demonstration = typeof import('../apps/server/src/demo.ts')
const port = Number(process.env.PORT ?? 3000)
process.env.VALIJA_SERVIDOR = `http://127.0.0.1:${port + 1}`
const config = readConfig('demo', { VALIJA_LOG: 'warn', ...process.env, PORT: String(port + 1) })
const database = await startEmbedded({ dir: config.dataDir })
const vite = await createServer({
  configFile: path.join(root, 'apps/web/vite.config.ts'),
  server: { port, strictPort: true },
})
const { ssr } = vite.environments
if (!ssr) throw new Error('Vite has no environment for the server')
const runner = createServerModuleRunner(ssr, { hmr: false })

/** What changed is read again, and whatever stands on it. */
function forget(changed: string): void {
  const { evaluatedModules: all } = runner
  const gone = new Set(all.getModulesByFile(changed))
  for (const one of gone)
    for (const id of one.importers) {
      const above = all.getModuleById(id)
      if (above) gone.add(above)
    }
  for (const one of gone) all.invalidateModule(one)
}

let running: Awaited<ReturnType<Demonstration['createDemo']>> | undefined
async function restart(): Promise<void> {
  const began = performance.now()
  await running?.stop()
  running = undefined
  const file = path.join(root, 'apps/server/src/demo.ts')
  const { createDemo } = await runner.import<Demonstration>(file)
  running = await createDemo(config, database.urlAplicacion, {
    databaseUrlDueno: database.url,
    sandboxPort: port + 2,
    ...(process.argv.includes('--vacio') ? {} : { mundo: tamanoDemo }),
  })
  await running.valija.listen()
  console.log(`Servidor listo en ${Math.round(performance.now() - began)} ms`)
}
/** One restart after the other; code that does not stand is told and waits for its next change. */
let turn = Promise.resolve()
const queue = () => {
  turn = turn.then(restart).catch((error: unknown) => console.error(error))
}

queue()
await turn
await vite.listen()
vite.watcher.on('change', (changed) => {
  if (!ssr.moduleGraph.getModulesByFile(changed)?.size) return
  forget(changed)
  queue()
})
console.log(`Pantallas en http://localhost:${port} · simulador en http://localhost:${port + 2}`)

const stop = async () => {
  await running?.stop()
  await vite.close()
  await database.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
