import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { superuserOnly } from '../../apps/server/src/db/embedded.ts'
import { freePort, type Proceso, wait } from '../caidas/proceso.ts'

const programas = '/usr/lib/postgresql'
/** The versions that this machine has from its distribution, the oldest first. */
export function versionesInstaladas(): [string, ...string[]] {
  const [first, ...rest] = (existsSync(programas) ? readdirSync(programas) : [])
    .filter((version) => existsSync(path.join(programas, version, 'bin/initdb')))
    .toSorted((a, b) => Number(a) - Number(b))
  if (first === undefined) throw new Error('Falta PostgreSQL. En Debian: apt-get install postgresql')
  return [first, ...rest]
}

export type Servidor = {
  port: number
  /** Where its data and its socket are. */
  data: string
  socket: string
  /** A program as the user the server runs as. */
  run: (programa: string, argumentos: readonly string[]) => void
  /** As its superuser, who needs no password here. */
  query: (sql: string, base?: string) => Promise<Record<string, unknown>[]>
  /** `perder` as when its machine is lost: nothing is ended in order. Resolves once it is gone. */
  stop: (como?: 'en orden' | 'perder') => Promise<void>
  start: (ajustes?: Record<string, string>) => Promise<void>
  /** Another database in the same data folder, which is empty when `fill` begins. */
  remake: (fill: () => void) => void
  /** Made anew from another server, as its replica. */
  follow: (primario: Servidor) => Promise<void>
}

/**
 * A PostgreSQL of the distribution with a folder and a port of its own. Only processes are lost here, never a machine: what
 * was written is in the system's hands, so nothing waits for the disk.
 */
export async function makeServidor(dir: string, version: string, nombre: string): Promise<Servidor> {
  // PostgreSQL's user passes through it.
  mkdirSync(path.join(dir, nombre), { mode: 0o711 })
  const { data, run } = superuserOnly(path.join(dir, nombre))
  const socket = path.join(dir, nombre, 'socket')
  mkdirSync(socket)
  if (run.uid !== undefined) chownSync(socket, run.uid, run.gid ?? run.uid)
  const port = await freePort()
  const program = (name: string) => path.join(programas, version, 'bin', name)
  let running: Proceso | null = null
  const query: Servidor['query'] = async (sql, base = 'postgres') => {
    const client = new pg.Client({
      connectionString: `postgres://postgres@127.0.0.1:${port}/${base}`,
      connectionTimeoutMillis: 5000,
      query_timeout: 60_000,
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const servidor: Servidor = {
    port,
    data,
    socket,
    query,
    run: (programa, argumentos) =>
      void execFileSync(programa, argumentos, { ...run, stdio: ['ignore', 'ignore', 'pipe'] }),
    async start(ajustes = {}) {
      const set = {
        port,
        unix_socket_directories: socket,
        listen_addresses: '127.0.0.1',
        fsync: 'off',
        max_connections: 200,
        ...ajustes,
      }
      const args = Object.entries(set).flatMap(([key, value]) => ['-c', `${key}=${value}`])
      const child = spawn(program('postgres'), ['-D', data, ...args], { ...run, stdio: 'ignore' })
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      running = { child, gone }
      const dead = gone.then(() => {
        throw new Error(`PostgreSQL ${version} (${nombre}) terminó al iniciar`)
      })
      const answers = async () => {
        while (
          !(await query('select 1').then(
            () => true,
            () => false,
          ))
        )
          await wait(50)
      }
      await Promise.race([answers(), dead])
      dead.catch(() => undefined)
    },
    async stop(como = 'en orden') {
      const own = running
      running = null
      own?.child.kill(como === 'perder' ? 'SIGQUIT' : 'SIGINT')
      await own?.gone
    },
    remake(fill) {
      rmSync(data, { recursive: true, force: true })
      superuserOnly(path.join(dir, nombre))
      fill()
    },
    async follow(primario) {
      const origen = `host=127.0.0.1 port=${primario.port} user=postgres`
      const copy = ['-d', origen, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
      servidor.remake(() => servidor.run(program('pg_basebackup'), copy))
      await servidor.start()
      // It comes with its primary's wish for a synchronous replica: promoted, it would wait for one that is not there.
      await servidor.query('alter system reset synchronous_standby_names')
    },
  }
  const como = ['-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  servidor.run(program('initdb'), ['-D', data, ...como])
  return servidor
}

/** The roles and the database as operacion.md has them made. */
export async function makeBase(servidor: Servidor): Promise<void> {
  await servidor.query('create role valija_dueno login')
  await servidor.query('create role valija_app login')
  await servidor.query('grant valija_app to valija_dueno')
  await servidor.query('create database valija owner valija_dueno')
}

/** Addresses of the database: of one server, or of whichever of several takes writes. */
export function direccionesDe(...servidores: Servidor[]): {
  DATABASE_URL: string
  DATABASE_URL_DUENO: string
} {
  const hosts = servidores.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const attrs = servidores.length > 1 ? '?target_session_attrs=read-write' : ''
  const of = (role: string) => `postgres://${role}@${hosts}/valija${attrs}`
  return { DATABASE_URL: of('valija_app'), DATABASE_URL_DUENO: of('valija_dueno') }
}

/** From here on no commit is told to anybody that the replica does not have. */
export async function waitSincrona(primario: Servidor): Promise<void> {
  await primario.query(`alter system set synchronous_standby_names = '*'`)
  await primario.query('select pg_reload_conf()')
  for (let i = 0; i < 600; i++, await wait(100)) {
    const [row] = await primario.query(
      `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    )
    if (row) return
  }
  throw new Error('la réplica no alcanzó a su primario')
}
