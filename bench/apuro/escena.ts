import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { writeAnclas } from '@valija/sandbox/muestras/anclas.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { startSandbox } from '@valija/sandbox/server.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import type { Esperas, Listo, Pedido } from './servidor.ts'

export const dia = '2026-10-12'
export const limites = { getP99Ms: 250, procesoMb: 500, lectorMb: 256, lectorDeComprobantesMb: 512 }

/** Who calls, as the proxy would say: each hotel, each attacker and who looks on is at an address of its own. */
export const desdeDireccion = (red: number, n: number) => ({ 'x-forwarded-for': `10.${red}.0.${n}` })

export type Escena = Listo & {
  /** Of the product's process, and of its database as the product works with it. */
  pid: number
  databaseUrl: string
  /** Processor time until now of the product's process, and of its readers, in ms. */
  cpuMs(): { proceso: number; lectores: number }
  /** Watches from now on; the answer ends it and says what was seen. */
  mirar(token: string): () => Promise<Vista>
  stop(): Promise<void>
}
export type Vista = {
  get: { n: number; p50: number; p99: number; max: number }
  fallas: string[]
  procesoMb: number
  lectorMb: number
  /** Processor time of the process and its readers, in ms. */
  cpuMs: number
  esperas: Esperas['esperas']
  /** One-minute load average, at the beginning and at the end. */
  carga: number[]
}

/** PostgreSQL, the outside world and the product, each in a process of its own; the product's is what is watched. */
export async function startEscena(personas: Pedido['personas']): Promise<Escena> {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-bench-'))
  // PostgreSQL runs as another user and must pass through.
  chmodSync(dir, 0o711)
  const pg = await startEmbedded({ dir: path.join(dir, 'pg'), database: 'valija', durable: false })
  const sandbox = await startSandbox({ stateDir: path.join(dir, 'sandbox') })
  await fetch(`${sandbox.url}/reloj`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dia }),
  })
  const anclas = path.join(dir, 'anclas')
  await writeAnclas(anclas)
  const server = fork(path.join(import.meta.dirname, 'servidor.ts'), [], {
    // As every start of the product.
    execArgv: [...process.execArgv, '--max-semi-space-size=16'],
  })
  server.send({
    databaseUrl: pg.urlAplicacion,
    databaseUrlDueno: pg.url,
    dataDir: path.join(dir, 'datos'),
    sandbox: sandbox.url,
    smtp: sandbox.smtpUrl,
    receptorRfc: empresaDemo.rfc,
    anclas,
    personas,
  } satisfies Pedido)
  const [listo] = (await once(server, 'message')) as [Listo]
  return {
    ...listo,
    pid: server.pid ?? 0,
    databaseUrl: pg.urlAplicacion,
    cpuMs: () => cpuMsOf(server.pid ?? 0),
    mirar: (token) => watch(server, listo.url, token),
    async stop() {
      const gone = once(server, 'exit')
      server.disconnect()
      await gone
      await sandbox.stop()
      await pg.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

function watch(server: ChildProcess, url: string, token: string): () => Promise<Vista> {
  const carga = [loadavg()[0] ?? 0]
  const visto = { procesoMb: 0, lectorMb: 0 }
  const antes = allOf(cpuMsOf(server.pid ?? 0))
  const look = () => {
    const { propia, hijos } = residentOf(server.pid ?? 0)
    visto.procesoMb = Math.max(visto.procesoMb, propia)
    visto.lectorMb = Math.max(visto.lectorMb, ...hijos)
  }
  const reloj = setInterval(look, 100)
  const mirador = fork(path.join(import.meta.dirname, 'mirar.ts'), [url, token])
  return async () => {
    clearInterval(reloj)
    const seen = once(mirador, 'message') as Promise<[{ ms: number[]; fallas: string[] }]>
    mirador.send('stop')
    const [{ ms, fallas }] = await seen
    const waited = once(server, 'message') as Promise<[Esperas]>
    server.send('esperas')
    const [{ esperas }] = await waited
    const sorted = ms.toSorted((a, b) => a - b)
    const at = (part: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
    return {
      get: { n: ms.length, p50: at(0.5), p99: at(0.99), max: at(1) },
      fallas,
      esperas,
      ...visto,
      cpuMs: allOf(cpuMsOf(server.pid ?? 0)) - antes,
      carga: [...carga, loadavg()[0] ?? 0].map((n) => Math.round(n * 10) / 10),
    }
  }
}

const allOf = ({ proceso, lectores }: ReturnType<typeof cpuMsOf>): number => proceso + lectores
/** User and system time of a process; and of those it started, those of them that ended too. */
function cpuMsOf(pid: number): { proceso: number; lectores: number } {
  const of = (id: number, fields: number[]) => {
    const stat = read(`/proc/${id}/stat`)
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.reduce((sum, field) => sum + Number(values[field] ?? 0), 0) * 10
  }
  return {
    proceso: of(pid, [11, 12]),
    lectores: of(pid, [13, 14]) + childrenOf(pid).reduce((sum, id) => sum + of(id, [11, 12]), 0),
  }
}

/** Megabytes resident of a process, and of each of those it started. */
function residentOf(pid: number): { propia: number; hijos: number[] } {
  const mb = (id: number) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0) / 1024
  return { propia: Math.round(mb(pid)), hijos: childrenOf(pid).map((id) => Math.round(mb(id))) }
}

function childrenOf(pid: number): number[] {
  const padres = new Map<number, number>()
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name)) {
      const stat = read(`/proc/${name}/stat`)
      padres.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    }
  const isOurs = (id: number): boolean => {
    const padre = padres.get(id)
    return padre !== undefined && (padre === pid || isOurs(padre))
  }
  return [...padres.keys()].filter(isOurs)
}
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
