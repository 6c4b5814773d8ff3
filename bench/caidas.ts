import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { conteosLotes, LoteDetalle } from '@valija/contract/lotes.ts'
import type { z } from 'zod'
import { signIn } from '../scripts/demo/cliente.ts'

const root = path.resolve(import.meta.dirname, '..')
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

type Server = { child: ChildProcess; gone: Promise<void> }

/** The demonstration as `npm start` runs it, on fixed ports and in a data folder that outlives it. */
async function startServer(env: NodeJS.ProcessEnv): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts', 'demo'],
      {
        cwd: root,
        env: { ...process.env, ...env, VALIJA_LOG: 'error' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
    const ready = await new Promise<boolean>((resolve) => {
      let out = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        if (out.includes('Valija lista')) resolve(true)
      })
      void gone.then(() => resolve(false))
    })
    if (ready) return { child, gone }
    // The database of the one that was killed may still be closing.
    if (attempt === 20) throw new Error(`Valija no volvió a iniciar: ${said}`)
    await wait(300)
  }
}

type Corrida = { lotes: { id: number; uuids: string[] }[] }
/** One `npm run demo -- --lotes N`, patient with a server that comes and goes. */
function startDemo(url: string, lotes: number): Promise<Corrida> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'scripts/demo.ts',
      '--lotes',
      String(lotes),
      '--paciencia',
      '240',
      '--json',
    ],
    { cwd: root, env: { ...process.env, VALIJA_URL: url }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let out = ''
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      const last = out.trim().split('\n').at(-1) ?? ''
      if (code === 0 && last.startsWith('{')) resolve(JSON.parse(last) as Corrida)
      else reject(new Error(`la demostración terminó con ${code}: ${said.slice(-2000)}`))
    })
  })
}

/** Between this and that many milliseconds after the server is ready it is killed. */
const [soonest, latest] = [200, 6_000]

/**
 * `npm run bench -- caidas [N] [--lotes M]`: kill -9 of the server at random instants, N times, while the demonstration
 * runs over and over; then: no lote lost, none sent twice, all paid.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lotes: { type: 'string', default: '20' } },
  })
  const wanted = Number(positionals[0] ?? 50)
  const lotes = Number(values.lotes)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'valija-caidas-'))
  const port = await freePort()
  const sandboxPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), VALIJA_DATA: dataDir }
  const start = performance.now()
  const restarts: number[] = []
  let kills = 0
  let corridas = 0
  let server = await startServer(env)
  const made: Corrida['lotes'] = []
  const fallas: string[] = []
  try {
    while (kills < wanted && fallas.length === 0) {
      corridas++
      let running = true
      const demo = startDemo(url, lotes)
        .then((corrida) => made.push(...corrida.lotes))
        .catch((error: Error) => fallas.push(error.message))
        .finally(() => {
          running = false
        })
      while (running && kills < wanted) {
        await Promise.race([demo, wait(soonest + Math.random() * (latest - soonest))])
        if (!running) break
        server.child.kill('SIGKILL')
        await server.gone
        kills++
        const down = performance.now()
        server = await startServer(env)
        restarts.push(performance.now() - down)
      }
      await demo
    }
    const verdict = await inspect(url, `http://127.0.0.1:${sandboxPort}`, made)
    const correcto =
      fallas.length === 0 &&
      kills >= wanted &&
      verdict.perdidos === 0 &&
      verdict.sinEnviar === 0 &&
      verdict.deMas === 0 &&
      verdict.enviadosDosVeces === 0 &&
      verdict.pagados === made.length
    const sorted = restarts.toSorted((a, b) => a - b)
    console.log(
      JSON.stringify({
        bench: 'caidas',
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
    server.child.kill('SIGTERM')
    await server.gone
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Contadores = { facturas: { uuid: string | null; aceptaciones: number }[] }

/** What Valija and the accounting's own books hold in the end. */
async function inspect(url: string, simulador: string, made: Corrida['lotes']) {
  const admin = await signIn(url, { ms: 60_000 }, 'admin@valija.demo', 'Valija@2026')
  const stages = await Promise.all(
    made.map(({ id }) =>
      admin.call<LoteDetalle>('GET', `/api/lotes/${id}`).then(
        ({ estatus, pagado, total }) => (estatus === 'Pagado' && pagado === total ? 'pagado' : 'otro'),
        () => 'perdido',
      ),
    ),
  )
  const conteos = await admin.call<z.infer<typeof conteosLotes>>(
    'GET',
    '/api/lotes/conteos?categoria=Proveedor',
  )
  const enTotal = Object.values(conteos).reduce((sum, { n }) => sum + n, 0)
  const answer = await fetch(new URL('/contadores', simulador))
  const { facturas } = (await answer.json()) as Contadores
  const times = new Map<string, number>()
  for (const { uuid, aceptaciones } of facturas)
    if (uuid !== null) times.set(uuid.toUpperCase(), (times.get(uuid.toUpperCase()) ?? 0) + aceptaciones)
  const uuids = made.flatMap((lote) => lote.uuids)
  return {
    lotes: made.length,
    facturas: uuids.length,
    pagados: stages.filter((stage) => stage === 'pagado').length,
    perdidos: stages.filter((stage) => stage === 'perdido').length,
    /** Lotes nobody asked for: a save counted twice. */
    deMas: enTotal - made.length,
    sinEnviar: uuids.filter((uuid) => (times.get(uuid) ?? 0) === 0).length,
    enviadosDosVeces: [...times.values()].filter((n) => n > 1).length,
  }
}
