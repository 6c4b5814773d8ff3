// Runs on whatever Node npm came with: installs what is missing, builds the screens if they are stale, then starts
// the product on the Node that the lock file brings.
import { spawn } from 'node:child_process'
import { ensureInstalled, ensureWebBuilt, nodeBinary, root } from './setup.mjs'

const [mode = 'demo', ...rest] = process.argv.slice(2)
ensureInstalled()
await ensureWebBuilt()

// `ipc` tells the product when this process is gone, however it went.
const child = spawn(
  nodeBinary(),
  ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts', mode, ...rest],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
// npm killed the hard way leaves this process to another parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 500).unref()
child.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
)
