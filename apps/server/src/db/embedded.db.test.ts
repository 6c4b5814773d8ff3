import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { asAplicacion, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { inTransaction } from './connection.ts'
import { type EmbeddedDatabase, startEmbedded, superuserOnly } from './embedded.ts'
import { migrate } from './migrate.ts'

const folder = () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-base-'))
  chmodSync(dir, 0o755)
  return dir
}
describe('the data folder’s own PostgreSQL', () => {
  const dir = folder()
  let database: EmbeddedDatabase
  beforeAll(async () => {
    database = await startEmbedded({ dir })
    await migrate(database.url, { aplicacion: database.urlAplicacion })
  })
  afterAll(async () => {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  test('[VII-A2] listens on a socket in a closed folder and nowhere else; its files and its passwords are their owner’s alone', async () => {
    expect(await query(database.urlAplicacion, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    for (const name of ['pgsocket', 'pgdata'])
      expect((statSync(path.join(dir, name)).mode & 0o777).toString(8)).toBe('700')
    expect((statSync(path.join(dir, 'base-de-datos.json')).mode & 0o777).toString(8)).toBe('600')
    expect(statSync(path.join(dir, 'pgdata')).uid).not.toBe(0)
  })

  test('[VII-A2] lets nobody in without the password, not even its superuser, who has none', async () => {
    const as = (user: string, clave: string) =>
      Object.assign(new URL(database.url), { username: user, password: clave }).href
    for (const user of ['app', 'valija_dueno', 'valija_app'])
      for (const clave of ['', 'otra'])
        await expect(query(as(user, clave), 'select 1'), user).rejects.toThrow(/password|SASL|contrase/i)
    expect(readFileSync(path.join(dir, 'pgdata/pg_hba.conf'), 'utf8')).toBe('local all all scram-sha-256\n')
  })

  test('[VII-A2] neither role is a superuser: none runs programs or reads files, and the application changes no table', async () => {
    for (const url of [database.url, database.urlAplicacion])
      for (const statement of [
        `copy (select 1) to program 'id'`,
        `select pg_read_file('/etc/passwd')`,
        'select rolpassword from pg_authid',
        `create role otro superuser`,
      ])
        await expect(query(url, statement), statement).rejects.toThrow(/permission denied|must have|must be/)
    for (const statement of [
      'create table public.otra (id int)',
      'drop table usuarios',
      'alter table bitacora disable trigger all',
      'truncate usuarios',
      'delete from migraciones',
      'set role valija_dueno',
    ])
      await expect(query(database.urlAplicacion, statement), statement).rejects.toThrow(
        /permission denied|must be owner/,
      )
  })
})

test('[VII-A2] a data folder of a start before there were passwords keeps its data and is closed', async () => {
  const dir = folder()
  const old = superuserOnly(dir)
  execFileSync(
    old.initdb,
    ['-D', old.data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    old.run,
  )
  const single = (name: string, sql: string) =>
    execFileSync(old.postgres, ['--single', '-D', old.data, name], {
      ...old.run,
      input: sql,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
  single('postgres', 'create database valija\n')
  single(
    'valija',
    "create table migraciones (nombre text primary key, aplicada_en timestamptz not null default now())\ncreate table notas (texto text, estado int generated always as identity)\ninsert into notas values ('sigue aqui')\ncreate type color as enum ('rojo')\n",
  )
  const database = await startEmbedded({ dir, durable: false })
  try {
    await migrate(database.url, { aplicacion: database.urlAplicacion })
    expect(await query(database.urlAplicacion, 'select texto from notas')).toEqual([{ texto: 'sigue aqui' }])
    await query(database.url, 'alter table notas add column otra int')
    await query(database.url, `alter type color add value 'azul'`)
  } finally {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
})

describe('[XI-A3] the data folder’s own PostgreSQL that ends by itself', () => {
  const postmaster = (dir: string) =>
    Number(readFileSync(path.join(dir, 'pgdata/postmaster.pid'), 'utf8').split('\n')[0])

  test('is told and started again, with what it had confirmed; told to stop, it stays so', async () => {
    const dir = folder()
    const ended: string[] = []
    const database = await startEmbedded({ dir, onEnd: (reason) => ended.push(reason) })
    try {
      await query(database.url, `create table notas as select 'sigue aqui' as texto`)
      const first = postmaster(dir)
      process.kill(first, 'SIGKILL')
      const texto = () => query(database.url, 'select texto from notas').catch(() => [])
      await expect.poll(texto, { timeout: 60_000 }).toEqual([{ texto: 'sigue aqui' }])
      expect(ended.length).toBeGreaterThan(0)
      expect(postmaster(dir)).not.toBe(first)
    } finally {
      const before = ended.length
      await database.stop()
      expect(ended.length).toBe(before)
      expect(existsSync(path.join(dir, 'pgdata/postmaster.pid'))).toBe(false)
      rmSync(dir, { recursive: true, force: true })
    }
  })

  test('that is no cluster, as an empty mounted disk, is told with what to do', async () => {
    const dir = folder()
    mkdirSync(path.join(dir, 'pgdata'))
    await expect(startEmbedded({ dir })).rejects.toThrow(/pgdata no es una base de datos.*móntalo en/)
    rmSync(dir, { recursive: true })
  })

  test('[VII-A4] that cannot be made, for want of room, says so and leaves nothing half made', async () => {
    const dir = folder()
    const script = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))}
    await startEmbedded({ dir: ${JSON.stringify(dir)} }).catch((error) => console.log(error.name, error.message))`
    // No file larger than 100 KB: a disk that fills up half-way.
    const { stdout } = spawnSync(
      'sh',
      [
        '-c',
        'ulimit -f 200; exec "$0" --disable-warning=ExperimentalWarning --input-type=module-typescript -e "$1"',
        process.execPath,
        script,
      ],
      { encoding: 'utf8' },
    )
    expect(stdout).toMatch(/La base de datos no se pudo crear en .*PostgreSQL dice: /)
    expect(stdout).not.toContain('    at ')
    expect(readdirSync(dir)).toEqual([])
    rmSync(dir, { recursive: true })
  })

  test('[VII-A4] begun twice at once is made once: the other start says that the folder is in use, and so does a later one, in seconds', async () => {
    const dir = folder()
    const script = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))}
    await startEmbedded({ dir: ${JSON.stringify(dir)}, durable: false }).then(
      () => (console.log('made'), process.stdin.resume()),
      (error) => (console.log(error.message), process.exit(0)))`
    const starts = [1, 2].map(() =>
      spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
        stdio: ['pipe', 'pipe', 'ignore'],
      }),
    )
    const said = await Promise.all(
      starts.map(async ({ stdout }) => String(((await once(stdout, 'data')) as [Buffer])[0]).trim()),
    )
    const began = performance.now()
    await expect(startEmbedded({ dir, durable: false })).rejects.toThrow('postmaster.pid')
    expect(performance.now() - began).toBeLessThan(8000)
    for (const start of starts) {
      if (start.exitCode !== null) continue
      const ended = once(start, 'exit')
      start.kill()
      await ended
    }
    expect(said).toContain('made')
    expect(said.filter((uno) => uno.includes('postmaster.pid'))).toHaveLength(1)
    expect(readdirSync(dir).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata'])
  })

  test('[VII-A4] of another version of PostgreSQL says which', async () => {
    const dir = folder()
    const { initdb, data, run } = superuserOnly(dir)
    execFileSync(initdb, ['-D', data, '-U', 'app', '--no-sync'], { ...run, stdio: 'ignore' })
    writeFileSync(path.join(data, 'PG_VERSION'), '14\n')
    await expect(startEmbedded({ dir })).rejects.toThrow(/no se pudo preparar\. PostgreSQL dice: .*FATAL:/)
    rmSync(dir, { recursive: true })
  })

  test('at its start says why in what PostgreSQL gave as its reason', async () => {
    const dir = folder()
    await (await startEmbedded({ dir, durable: false })).stop()
    appendFileSync(path.join(dir, 'pgdata/postgresql.conf'), 'work_mem = mucha\n')
    await expect(startEmbedded({ dir })).rejects.toThrow(/no inició\. PostgreSQL dice: .*FATAL:/)
    rmSync(dir, { recursive: true, force: true })
  })
})

describe('the application’s role', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.stop())

  test('[VII-A2] is the one the product works with: rows, jobs and live notices, and no table', async () => {
    expect(await query(asAplicacion(app.databaseUrl), 'select current_user')).toEqual([
      { current_user: 'valija_app' },
    ])
    const quien = await app.persona('admin')
    expect((await app.call('GET', '/api/sesion', quien)).status).toBe(200)
    await app.deps.jobs.prepare([{ nombre: 'prueba.rol', work: async () => {} }])
    await inTransaction(app.deps.db, (tx) => app.deps.jobs.enqueue(tx, 'prueba.rol', { n: 1 }))
    const { rows } = await (await import('kysely')).sql<{ rol: string }>`select current_user as rol`.execute(
      app.deps.db,
    )
    expect(rows).toEqual([{ rol: 'valija_app' }])
    await app.deps.eventos.settle()
  })

  test('[VII-A2] of an older queue, made by the owner, gets it at the next migration', async () => {
    await query(app.databaseUrl, 'alter table pgboss.queue owner to valija_dueno')
    await migrate(app.databaseUrl, { aplicacion: asAplicacion(app.databaseUrl) })
    const rows = await query(
      app.databaseUrl,
      `select tableowner from pg_tables where schemaname = 'pgboss' group by 1`,
    )
    expect(rows).toEqual([{ tableowner: 'valija_app' }])
  })
})
