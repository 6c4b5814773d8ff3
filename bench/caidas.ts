import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Escenario, report, underLoad } from './caidas/bajo-carga.ts'
import { inspect } from './caidas/corrida.ts'
import { opcionesDe, startInstalacion, verdictOf } from './caidas/instalacion.ts'
import { freePort, type Proceso, startProceso } from './caidas/proceso.ts'

/** Milliseconds after the server is ready, between which it is killed. */
const pausaMs = [200, 6_000] as const

/** The demonstration as `npm start` runs it, on fixed ports and in a data folder that outlives it. */
async function demostracion(): Promise<Escenario> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'valija-caidas-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), VALIJA_DATA: dataDir }
  const start = (): Promise<Proceso> => startProceso(['apps/server/src/main.ts', 'demo'], env, 'Valija lista')
  let server = await start()
  return {
    url,
    opciones: [],
    async fault() {
      server.child.kill('SIGKILL')
      await server.gone
      server = await start()
    },
    verdict: (made) => inspect(url, `http://127.0.0.1:${sandboxPort}`, made),
    async stop() {
      server.child.kill('SIGTERM')
      await server.gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The real thing, two processes killed at a time, whichever they are: the others, if any answers calls, go on. */
async function produccion(): Promise<Escenario> {
  const instalacion = await startInstalacion()
  const { url, nodos, stop } = instalacion
  return {
    url,
    opciones: opcionesDe(instalacion),
    aLaVez: 2,
    async fault() {
      const first = Math.floor(Math.random() * nodos.length)
      const second = (first + 1 + Math.floor(Math.random() * (nodos.length - 1))) % nodos.length
      await Promise.all([first, second].map(async (at) => nodos[at]?.restart()))
    },
    verdict: verdictOf(instalacion),
    stop,
  }
}

/**
 * `npm run bench -- caidas [N] [--lotes M] [--produccion]`: kill -9 at random instants, N times, while lotes go from XML to
 * paid over and over; then: no lote lost, none sent twice, all paid, and no process ended that was not killed. With
 * `--produccion` two api and two worker processes, two of them at a time, one PostgreSQL, an S3 store and the sandbox outside.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lotes: { type: 'string', default: '20' }, produccion: { type: 'boolean', default: false } },
  })
  const escenario = values.produccion ? await produccion() : await demostracion()
  try {
    const veces = Number(positionals[0] ?? 50)
    const resultado = await underLoad(escenario, { veces, lotes: Number(values.lotes), pausaMs })
    report(values.produccion ? 'caidas --produccion' : 'caidas', resultado)
  } finally {
    await escenario.stop()
  }
}
