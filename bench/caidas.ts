import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Corrida, inspect, isCorrecto, startDemo, type Veredicto } from './caidas/corrida.ts'
import { correos, startInstalacion } from './caidas/instalacion.ts'
import { freePort, type Proceso, startProceso, wait } from './caidas/proceso.ts'

/** Between this and that many milliseconds after the server is ready it is killed. */
const [soonest, latest] = [200, 6_000]

type Escenario = {
  url: string
  opciones: readonly string[]
  /** Kills one process and has it running again. */
  kill: () => Promise<void>
  verdict: (made: Corrida['lotes']) => Promise<Veredicto & { muertes?: number }>
  stop: () => Promise<void>
}

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
    async kill() {
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

/** The real thing, one process killed at a time: the others go on. */
async function produccion(): Promise<Escenario> {
  const instalacion = await startInstalacion()
  const { url, simulador, llaves, nodos, stop } = instalacion
  return {
    url,
    opciones: [
      '--administrador',
      correos.administrador,
      '--proveedor',
      correos.proveedor,
      '--llaves',
      llaves,
    ],
    async kill() {
      const nodo = nodos[Math.floor(Math.random() * nodos.length)]
      nodo?.proceso.child.kill('SIGKILL')
      await nodo?.proceso.gone
      await nodo?.restart()
    },
    verdict: async (made) => ({
      ...(await inspect(url, simulador, made, correos.administrador)),
      muertes: instalacion.muertes(),
    }),
    stop,
  }
}

/**
 * `npm run bench -- caidas [N] [--lotes M] [--produccion]`: kill -9 at random instants, N times, while lotes go from XML to
 * paid over and over; then: no lote lost, none sent twice, all paid, and no process ended that was not killed. With
 * `--produccion` two api and two worker processes, one PostgreSQL, an S3 store and the sandbox outside.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lotes: { type: 'string', default: '20' }, produccion: { type: 'boolean', default: false } },
  })
  const wanted = Number(positionals[0] ?? 50)
  const lotes = Number(values.lotes)
  const start = performance.now()
  const restarts: number[] = []
  const made: Corrida['lotes'] = []
  const fallas: string[] = []
  let kills = 0
  let corridas = 0
  const escenario = values.produccion ? await produccion() : await demostracion()
  try {
    do {
      corridas++
      let running = true
      const demo = startDemo(escenario.url, lotes, escenario.opciones)
        .then((corrida) => made.push(...corrida.lotes))
        .catch((error: Error) => fallas.push(error.message))
        .finally(() => {
          running = false
        })
      while (running && kills < wanted) {
        await Promise.race([demo, wait(soonest + Math.random() * (latest - soonest))])
        if (!running) break
        const down = performance.now()
        await escenario.kill()
        kills++
        restarts.push(performance.now() - down)
      }
      await demo
    } while (kills < wanted && fallas.length === 0)
    const verdict = await escenario.verdict(made)
    const correcto =
      fallas.length === 0 && kills >= wanted && isCorrecto(verdict) && (verdict.muertes ?? 0) === 0
    const sorted = restarts.toSorted((a, b) => a - b)
    console.log(
      JSON.stringify({
        bench: values.produccion ? 'caidas --produccion' : 'caidas',
        correcto,
        caidas: kills,
        corridas,
        lotesPorCorrida: lotes,
        ...verdict,
        reinicioMedianaMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
        reinicioMaximoMs: Math.round(sorted.at(-1) ?? 0),
        segundos: Math.round((performance.now() - start) / 1000),
        ...(fallas.length > 0 ? { fallas } : {}),
      }),
    )
    if (!correcto) process.exitCode = 1
  } finally {
    await escenario.stop()
  }
}
