import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { copyDatabase, createTestApp, dropDatabase, emptyDatabase } from '../../testing/test-app.ts'
import { closedPort } from '../../testing/use-sandbox.ts'
import { createArchivos } from '../adapters/archivos/archivos-flydrive.ts'
import { createValija } from '../app.ts'
import { withAjustes } from '../archivo-de-ajustes.ts'
import { keptKey } from '../areas/acceso/secretos.ts'
import { seedDemoUsers } from '../areas/acceso/seed-demo.ts'
import { readConfig } from '../config.ts'
import { connect, inTransaction } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { startJobs } from '../jobs/jobs.ts'
import { abrirInstalacion } from './abrir-instalacion.ts'
import { listTablas, readSecuencias } from './catalogo.ts'
import type { Instalacion } from './copiable.ts'
import { assertNoDemostracion, markReal } from './demostracion.ts'
import { readInstalacion } from './instalacion.ts'
import { archivoDeHash, archivoDeTabla, nombreManifiesto, sha256Of } from './manifiesto.ts'
import { reconocerLugar } from './renovar.ts'
import { respaldar } from './respaldo.ts'
import { restaurar } from './restaurar.ts'

const temporal = mkdtempSync(path.join(tmpdir(), 'valija-copia-'))
const made: string[] = []

async function ownDatabase(): Promise<string> {
  const url = await emptyDatabase()
  made.push(url)
  return url
}
const emptyInstalacion = async (name: string) => {
  const dataDir = path.join(temporal, name)
  return { databaseUrl: await ownDatabase(), dataDir, env: {}, archivos: createArchivos({ dataDir }) }
}

const app = await createTestApp()
const { deps } = app
await seedDemoUsers(deps.db, [
  { email: 'ana@prueba.mx', tipo: 'Administrador', rfc: null, claims: [['role', 'admin']] },
])
const ana = await app.persona('admin')
for (const text of ['uno', 'dos\n\\.\n\tñ', '']) {
  const { hash, tamano } = await deps.archivos.guardar(Buffer.from(text))
  await deps.db
    .insertInto('archivos')
    .values({
      hash,
      tamano,
      tipo: 'text/plain',
      nombre: `a\tb\\${text}`,
      proposito: 'prueba',
      creadoPor: ana.id,
    })
    .execute()
}
await deps.jobs.prepare([{ nombre: 'prueba', work: async () => {} }])
await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, 'prueba', { n: 1 }, { startAfter: 3600 }))
const dataDir = deps.config.dataDir
const source = {
  databaseUrl: app.databaseUrl,
  archivos: deps.archivos,
  dataDir,
  version: '0.1.0',
  env: {
    SAT_URL: 'http://sat.mx',
    ANT_URL: 'http://ant.mx',
    SMTP_URL: 'smtp://v:clave@correo.mx',
    S3_BUCKET: 'produccion',
    S3_SECRET_ACCESS_KEY: 'secreta',
    PORT: '4000',
    DATABASE_URL: 'postgres://x',
    CORREO_REMITENTE: 'Ñ "V" <a@b.mx>',
  },
}
writeFileSync(path.join(dataDir, 'x.txt'), 'not part of an installation')
afterAll(async () => {
  await app.stop()
  for (const url of made) await dropDatabase(url)
  rmSync(temporal, { recursive: true, force: true })
})

/** What the queue notes of itself while it runs (when it last looked, how many it saw): of the process, not of the data. */
const isOfTheProcess = (tabla: string): boolean =>
  /^pgboss\.(?:version|bam|warning|queue_stats)|^public\.latidos$/.test(tabla)
const rowAsText = (tabla: string): string =>
  tabla === 'pgboss.queue'
    ? 'jsonb_build_array(t.name, t.policy, t.retry_limit, t.retry_delay, t.retry_backoff, t.created_on)::text'
    : 't::text'

/** Every row of every table, every sequence and every definition, as text. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const contents: Record<string, string> = {}
  for (const { nombre } of await listTablas(client)) {
    if (isOfTheProcess(nombre)) continue
    const text = rowAsText(nombre)
    const { rows } = await client.query<{ all: string }>(
      `select coalesce(string_agg(${text}, E'\\n' order by ${text}), '') as all from ${nombre} t`,
    )
    contents[nombre] = rows[0]?.all ?? ''
  }
  for (const { nombre, valor, usada } of await readSecuencias(client)) contents[nombre] = `${valor} ${usada}`
  const shape = await client.query<{ all: string }>(`
    select string_agg(line, E'\\n' order by line) as all from (
      select c.conrelid::regclass::text || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid) as line
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname in ('public', 'pgboss')
      union all select indexdef from pg_indexes where schemaname in ('public', 'pgboss')
      union all select table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '')
      from information_schema.columns where table_schema in ('public', 'pgboss')) x`)
  contents.forma = shape.rows[0]?.all ?? ''
  await client.end()
  return contents
}

describe('copy and restore', () => {
  test('[XI-A4, XI-A6] a copy of a running installation, restored into an empty one, equals it (rows, definitions, files, settings), but for who it is and the ids it gives out next', async () => {
    const dir = path.join(temporal, 'copia')
    const manifiesto = await respaldar(source, dir)
    expect(manifiesto.archivos).toMatchObject({ total: 3, faltan: [] })
    const target = await emptyInstalacion('destino')
    const { deOtroLugar } = await restaurar(target, dir)
    const [before, after] = [await contentsOf(source.databaseUrl), await contentsOf(target.databaseUrl)]
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [name, rows] of Object.entries(before))
      if (name === 'public.instalacion') expect(after[name], name).not.toBe(rows)
      else if (/^public\..*_seq$/.test(name))
        expect(Number.parseInt(after[name] ?? ''), name).toBeGreaterThan(Number.parseInt(rows) + 90_000)
      else expect(after[name], name).toBe(rows)
    expect(await instalacionDe(target.databaseUrl)).toMatchObject({ armada: false, antDiceUuid: null })
    for (const hash of await hashes(target.databaseUrl))
      expect(Buffer.from(await target.archivos.leerBytes(hash)).toString()).toBe(
        Buffer.from(await app.deps.archivos.leerBytes(hash)).toString(),
      )
    // Where the original stood is told to people, and read by nothing.
    const ajustes = (file: string) => parseEnv(readFileSync(path.join(target.dataDir, file), 'utf8'))
    expect(ajustes('ajustes.env')).toEqual({
      CORREO_REMITENTE: 'Ñ "V" <a@b.mx>',
      VALIJA_CLAVE_SECRETOS: keptKey(app.deps.config.dataDir),
    })
    const { SAT_URL, ANT_URL, SMTP_URL, S3_BUCKET, S3_SECRET_ACCESS_KEY } = source.env
    const place = { SAT_URL, ANT_URL, SMTP_URL, S3_BUCKET, S3_SECRET_ACCESS_KEY }
    expect(ajustes('ajustes-del-original.env')).toEqual(place)
    expect(deOtroLugar.toSorted()).toEqual(Object.keys(place).toSorted())
    expect(withAjustes({ VALIJA_DATA: target.dataDir })).not.toHaveProperty('ANT_URL')
    const restored = await createValija({
      databaseUrl: target.databaseUrl,
      reloj: app.reloj,
      config: readConfig('demo', { VALIJA_DATA: target.dataDir, VALIJA_LOG: 'silent', PORT: '0' }),
    })
    const answer = await restored.app.inject({
      url: '/api/sesion',
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(answer.json()).toMatchObject({ correo: ana.correo, rol: 'admin' })
    await restored.stop()
  })

  test('[XI-A6] a copy of another day is restored: what the queue counts by the day stays where it was, also in copies that took it along', async () => {
    await query(
      source.databaseUrl,
      `create table pgboss.queue_stats_20200101 partition of pgboss.queue_stats for values from ('2020-01-01') to ('2020-01-02')`,
    )
    const dir = path.join(temporal, 'de-otro-dia')
    const { tablas, ...resto } = await respaldar(source, dir)
    expect(tablas.filter(({ nombre }) => nombre.includes('queue_stats'))).toEqual([])
    const nombre = 'pgboss.queue_stats_20200101'
    const vacia = path.join(dir, archivoDeTabla(nombre))
    writeFileSync(vacia, gzipSync(''))
    const antes = { nombre, columnas: ['id'], filas: 0, sha256: await sha256Of(vacia) }
    writeFileSync(path.join(dir, nombreManifiesto), JSON.stringify({ ...resto, tablas: [antes, ...tablas] }))
    const { manifiesto } = await restaurar(await emptyInstalacion('otro-dia'), dir)
    expect(manifiesto.tablas).toContainEqual(antes)
    await query(source.databaseUrl, 'drop table pgboss.queue_stats_20200101')
  })

  test('[VII-A1] a demonstration’s copy, by its mark or by its people, is not restored over a real folder, and elsewhere production does not start with it', async () => {
    const { db } = app.deps
    const copies = [
      [`update instalacion set demostracion = true`, `update instalacion set demostracion = false`],
      [
        `insert into usuarios (email, tipo) values ('ana@valija.demo', 'Administrador')`,
        `delete from usuarios where email = 'ana@valija.demo'`,
      ],
    ] as const
    for (const [i, [mark, unmark]] of copies.entries()) {
      const dir = path.join(temporal, `copia-de-demo-${i}`)
      await sql.raw(mark).execute(db)
      await respaldar(source, dir)
      await sql.raw(unmark).execute(db)
      const real = await emptyInstalacion(`real-${i}`)
      markReal(real.dataDir)
      await expect(restaurar(real, dir)).rejects.toThrow(/es de una demostración.*No se restauró nada/)
      const client = new pg.Client({ connectionString: real.databaseUrl })
      await client.connect()
      expect([await listTablas(client), readdirSync(real.dataDir)]).toEqual([[], ['PRODUCCION.txt']])
      await client.end()
      const elsewhere = await emptyInstalacion(`otra-${i}`)
      const told: string[] = []
      await restaurar(elsewhere, dir, (text) => told.push(text))
      expect(told.at(-1)).toMatch(/la producción no/)
      // Folder and database each say it.
      await expect(assertNoDemostracion(elsewhere.dataDir, elsewhere.databaseUrl)).rejects.toThrow(
        /carpeta de datos .* demostración[^]*base de datos es de una demostración/,
      )
    }
  })

  test('[XI-A6] the settings that the new place already has stay in force, for its user alone, and are not told as missing', async () => {
    const dir = path.join(temporal, 'copia-a-un-lugar')
    await respaldar(source, dir)
    const target = await emptyInstalacion('destino-con-lugar')
    mkdirSync(target.dataDir)
    const file = path.join(target.dataDir, 'ajustes.env')
    const place = { DATABASE_URL: 'postgres://v@db/v', ANT_URL: 'http://ant.nuevo.mx', S3_BUCKET: 'nuevo' }
    const given = { ...place, CORREO_REMITENTE: 'de@otra.mx' }
    writeFileSync(
      file,
      Object.entries(given)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
      { mode: 0o644 },
    )
    const { deOtroLugar } = await restaurar(
      { ...target, env: { ...withAjustes({ VALIJA_DATA: target.dataDir }), SAT_URL: 'http://sat.nuevo.mx' } },
      dir,
    )
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual({
      ...place,
      CORREO_REMITENTE: 'Ñ "V" <a@b.mx>',
      VALIJA_CLAVE_SECRETOS: keptKey(app.deps.config.dataDir),
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(deOtroLugar.toSorted()).toEqual(['S3_SECRET_ACCESS_KEY', 'SMTP_URL'])
  })

  test('[XI-A6] where the owner restores and another role serves, the whole queue, its partitions too, is of who serves', async () => {
    const dir = path.join(temporal, 'copia-de-dos-papeles')
    await respaldar(source, dir)
    const target = await emptyInstalacion('destino-de-dos-papeles')
    const app = inject('aplicacion')
    const url = new URL(target.databaseUrl)
    url.username = app.username
    url.password = app.password
    await restaurar(target, dir)
    await migrate(target.databaseUrl, { aplicacion: url.href })
    const jobs = await startJobs(url.href, pino({ level: 'silent' }))
    const prueba = [{ nombre: 'prueba', work: async () => {} }]
    await jobs.prepare(prueba)
    expect(await jobs.drain(prueba)).toMatchObject({ hechos: 1, fallidos: 0 })
    await jobs.stop()
    expect(
      await query(
        target.databaseUrl,
        `select relname from pg_class where relnamespace = 'pgboss'::regnamespace
         and relkind in ('r', 'p', 'S', 'v') and relowner <> '${app.username}'::regrole`,
      ),
    ).toEqual([])
  })

  test('[XI-B4] a copy that the disk has no room for is refused before anything is written, with the disk and what is missing', async () => {
    const dir = path.join(temporal, 'copia-sin-lugar')
    await respaldar(source, dir)
    const target = await emptyInstalacion('destino-sin-lugar')
    const asked: string[] = []
    const libre = async (carpeta: string) => {
      asked.push(carpeta)
      return 1000
    }
    await expect(restaurar(target, dir, () => {}, libre)).rejects.toThrow(
      /destino-sin-lugar quedan 1 MB y la copia ocupa al menos \d+ MB\. No se restauró nada/,
    )
    expect(asked).toEqual([target.dataDir])
    // Where database and store are elsewhere, this disk is not asked to hold them.
    const lejos = { ...target, env: { ...target.env, DATABASE_URL: 'x', S3_BUCKET: 'x' } }
    await restaurar(lejos, dir, () => {}, libre)
  })

  test('an order given without the settings of the installation says so, and makes no empty one to answer about', async () => {
    const dataDir = path.join(temporal, 'no-es-aqui')
    await expect(abrirInstalacion({ VALIJA_DATA: dataDir })).rejects.toThrow(
      /no-es-aqui no hay una instalación.*mismos ajustes/,
    )
    const lejos = `postgres://v:v@127.0.0.1:${await closedPort()}/v`
    await expect(abrirInstalacion({ VALIJA_DATA: dataDir, DATABASE_URL: lejos })).rejects.toThrow(
      /no contesta.*Revisa DATABASE_URL/,
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  test('[XI-B4] a copy made from an earlier one links what that one holds whole, reads the rest, and holds no transaction meanwhile', async () => {
    const earlier = path.join(temporal, 'copia-anterior')
    await respaldar(source, earlier)
    const [damaged = '', kept = ''] = await hashes(source.databaseUrl)
    writeFileSync(path.join(earlier, archivoDeHash(damaged)), 'otra cosa')
    const { hash: fresh, tamano } = await app.deps.archivos.guardar(Buffer.from('de hoy'))
    await app.deps.db
      .insertInto('archivos')
      .values({
        hash: fresh,
        tamano,
        tipo: 'text/plain',
        nombre: 'hoy',
        proposito: 'prueba',
        creadoPor: ana.id,
      })
      .execute()
    const openCopies = `select state from pg_stat_activity
      where application_name = 'valija-respaldo' and datname = current_database()`
    const read: string[] = []
    const open: unknown[] = []
    const archivos: Instalacion['archivos'] = {
      ...source.archivos,
      leer: async (hash) => {
        read.push(hash)
        open.push(...(await query(source.databaseUrl, openCopies)))
        return source.archivos.leer(hash)
      },
    }
    const dir = path.join(temporal, 'copia-siguiente')
    const said: string[] = []
    const { archivos: copied } = await respaldar(
      { ...source, archivos },
      dir,
      (text) => said.push(text),
      earlier,
    )
    expect(copied).toMatchObject({ total: 4, faltan: [] })
    expect(read.toSorted()).toEqual([damaged, fresh].toSorted())
    expect(open).toEqual([])
    expect(said.at(-1)).toBe(`Archivos: 4, 2 ya estaban en ${earlier}`)
    const inode = (copy: string) => statSync(path.join(copy, archivoDeHash(kept))).ino
    expect(inode(dir)).toBe(inode(earlier))
    const target = await emptyInstalacion('destino-siguiente')
    await restaurar(target, dir)
    for (const hash of await hashes(target.databaseUrl)) await target.archivos.leerBytes(hash)
    await app.deps.db.deleteFrom('archivos').where('hash', '=', fresh).execute()
  })

  test('[XI-A6] the commands leave every folder and file to their user alone, whatever the shell allows others', async () => {
    const copia = path.join(temporal, 'copia-cerrada')
    const dataDir = path.join(temporal, 'destino-cerrado')
    await respaldar(source, copia)
    const order = promisify(execFile)(
      '/bin/sh',
      [
        '-c',
        'umask 022 && exec "$0" --disable-warning=ExperimentalWarning scripts/restaurar.ts "$1"',
        process.execPath,
        copia,
      ],
      { env: { VALIJA_DATA: dataDir, DATABASE_URL: await ownDatabase() } },
    )
    expect((await order).stdout).toContain('Restaurada la copia')
    const open = [copia, dataDir].flatMap((root) =>
      ['', ...readdirSync(root, { recursive: true, encoding: 'utf8' })]
        .map((name) => path.join(root, name))
        // Certificates are public, and lie in a closed folder.
        .filter((name) => (statSync(name).mode & 0o077) !== 0 && !name.endsWith('.pem')),
    )
    expect(open).toEqual([])
  })

  const instalacionDe = async (url: string) => {
    const { db, pool } = connect(url)
    const instalacion = await readInstalacion(db)
    await db.destroy()
    await pool.end().catch(() => {})
    return instalacion
  }

  test('[XI-A4] a database that was last seen elsewhere is renewed and disarmed at its next start, once; where it was, it stays what it is', async () => {
    const name = `r_${randomBytes(6).toString('hex')}`
    const copied = await copyDatabase()
    await reconocerLugar(copied)
    const before = await instalacionDe(copied)
    expect(before).toMatchObject({ armada: true, restauradaEn: null })
    expect(await reconocerLugar(copied)).toBe(false)
    // What pg_dump, a template or a copied folder leave: the same rows in another place.
    const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
    await client.connect()
    await client.query(`create database ${name} template ${copied.slice(copied.lastIndexOf('/') + 1)}`)
    await client.end()
    const elsewhere = `${inject('postgres')}/${name}`
    made.push(copied, elsewhere)
    expect(await reconocerLugar(elsewhere)).toBe(true)
    const after = await instalacionDe(elsewhere)
    expect(after.identidad).not.toBe(before.identidad)
    expect(after).toMatchObject({ armada: false, restauradaEn: expect.any(Date) })
    expect(await reconocerLugar(elsewhere)).toBe(false)
    expect(await instalacionDe(elsewhere)).toEqual(after)
    expect(await instalacionDe(copied)).toEqual(before)
    expect(await reconocerLugar(copied, '/otra/carpeta')).toBe(true)
  })

  const hashes = async (url: string): Promise<string[]> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ hash: string }>('select distinct hash from archivos')
    await client.end()
    return rows.map((row) => row.hash)
  }

  test('[XI-A6] a restore that stops before its settings are in leaves a database as empty as it was, and is done again', async () => {
    const dir = path.join(temporal, 'copia-a-medias')
    await respaldar(source, dir)
    const target = await emptyInstalacion('destino-a-medias')
    // What stands in its way, as a full disk would.
    mkdirSync(path.join(target.dataDir, 'ajustes.env'), { recursive: true })
    await expect(restaurar(target, dir)).rejects.toThrow('ajustes.env')
    expect(await query(target.databaseUrl, 'select from usuarios')).toEqual([])
    rmSync(path.join(target.dataDir, 'ajustes.env'), { recursive: true })
    await restaurar(target, dir)
    expect((await query(target.databaseUrl, 'select from usuarios')).length).toBeGreaterThan(0)
    expect(readFileSync(path.join(target.dataDir, 'ajustes.env'), 'utf8')).toContain('CORREO_REMITENTE')
  })

  test('it does not write over a copy, nor restore over an installation', async () => {
    const dir = path.join(temporal, 'otra')
    await respaldar(source, dir)
    await expect(respaldar(source, dir)).rejects.toThrow('no está vacía')
    const before = await contentsOf(source.databaseUrl)
    await expect(restaurar(source, dir)).rejects.toThrow('ya tiene una instalación')
    expect(await contentsOf(source.databaseUrl)).toEqual(before)
  })

  test.each([
    [
      'a changed file',
      (dir: string, hash: string) => appendFileSync(path.join(dir, archivoDeHash(hash)), 'x'),
    ],
    ['a missing file', (dir: string, hash: string) => rmSync(path.join(dir, archivoDeHash(hash)))],
    [
      'a changed table',
      (dir: string) => appendFileSync(path.join(dir, 'tablas/public.usuarios.copy.gz'), 'x'),
    ],
    ['changed settings', (dir: string) => appendFileSync(path.join(dir, 'ajustes/ajustes.env'), 'X=1')],
    ['no manifest', (dir: string) => rmSync(path.join(dir, nombreManifiesto))],
    ['half a manifest', (dir: string) => truncateSync(path.join(dir, nombreManifiesto), 200)],
  ])('a copy with %s is refused before anything is written', async (what, spoil) => {
    const dir = path.join(temporal, what.replaceAll(' ', '-'))
    await respaldar(source, dir)
    spoil(dir, (await hashes(source.databaseUrl))[0] ?? '')
    const target = await emptyInstalacion(`destino-${what.replaceAll(' ', '-')}`)
    await expect(restaurar(target, dir)).rejects.toThrow(/dañada|no es una copia|está incompleto/)
    expect(Object.keys(await contentsOf(target.databaseUrl))).toEqual(['forma'])
  })
})
