// Runs on whatever Node npm came with: installs what is missing, builds the screens if they are stale, then starts
// the product on the Node that the lock file brings.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { ensureInstalled, ensureWebBuilt, nodeBinary, root } from './setup.mjs'

const [mode = 'demo', ...rest] = process.argv.slice(2)
ensureInstalled()
await ensureWebBuilt()

/** The samples to drop, for the business day, beside the product and after it: nothing waits for them. */
function makeMuestras(dia) {
  const leeme = path.join(root, 'muestras', 'LEEME.txt')
  if (existsSync(leeme) && readFileSync(leeme, 'utf8').includes(dia)) return
  const maker = spawn(nodeBinary(), ['apps/sandbox/src/muestras/main.ts', '--dia', dia], {
    cwd: root,
    stdio: 'ignore',
  })
  if (maker.pid) setPriority(maker.pid, 15)
  child.on('exit', () => maker.kill())
}

// `ipc` tells the product when this process is gone, however it went.
const child = spawn(
  nodeBinary(),
  [
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=16',
    'apps/server/src/main.ts',
    mode,
    ...rest,
  ],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
child.on('message', ({ muestrasDel }) => {
  if (muestrasDel) makeMuestras(muestrasDel)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
// npm, or the shell between, ends at the first signal or is killed the hard way, and leaves this process to another parent.
// Told once: a second signal, a moment later, is a person who does not want to wait.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  child.kill('SIGTERM')
}, 500).unref()
child.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
)
