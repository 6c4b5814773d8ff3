import { createReadStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { pino } from 'pino'
import { knownMigrations, migrate } from '../db/migrate.ts'
import { openClient } from '../db/open-client.ts'
import { startJobs } from '../jobs/jobs.ts'
import { restoreAjustes, sumAjustes } from './ajustes.ts'
import { isCuentaDelDia, listTablas, readMigraciones, readVersionTrabajos } from './catalogo.ts'
import type { Instalacion } from './copiable.ts'
import { dominioDeDemo, isReal, markFolder } from './demostracion.ts'
import { libreEn } from './disco.ts'
import { makeFolder } from './make-folder.ts'
import {
  archivoDeHash,
  archivoDeTabla,
  CopiaError,
  type Manifiesto,
  readManifiesto,
  sha256Of,
} from './manifiesto.ts'
import { renovar } from './renovar.ts'

/**
 * Restores a copy into an installation that has nothing yet. All of it is checked before anything is written; it ends as
 * another installation than the copied one, disarmed.
 */
export async function restaurar(
  instalacion: Omit<Instalacion, 'version'>,
  dir: string,
  tell: (text: string) => void = () => {},
  libre: typeof libreEn = libreEn,
): Promise<{ manifiesto: Manifiesto; deOtroLugar: string[] }> {
  const manifiesto = readManifiesto(dir)
  await checkCopy(manifiesto, dir)
  tell('Copia completa y sin alteraciones')
  await assertRoom(instalacion, manifiesto, dir, libre)
  await assertEmpty(instalacion, manifiesto)
  const deDemo = await isDeDemostracion(dir, manifiesto)
  if (deDemo && isReal(instalacion.dataDir)) throw new CopiaError(copiaDeDemo(instalacion.dataDir))
  // Tables are made as they were then; newer migrations run once the rows are in.
  await migrate(instalacion.databaseUrl, { only: manifiesto.migraciones })
  const jobs = await startJobs(instalacion.databaseUrl, pino({ level: 'silent' }))
  await jobs.stop()
  for (const hash of await hashesOf(dir, manifiesto))
    await instalacion.archivos.guardar(createReadStream(path.join(dir, archivoDeHash(hash))))
  tell(`Archivos: ${manifiesto.archivos.total}`)
  const deOtroLugar = await inOneTransaction(instalacion.databaseUrl, async (client) => {
    await loadTablas(client, manifiesto, dir)
    // Before the rows hold: stopped until then, all of it is done again.
    if (deDemo) markFolder(instalacion.dataDir)
    return restoreAjustes(dir, instalacion.dataDir, instalacion.env)
  })
  // A copy of before installations had an identity gets one here.
  if ((await migrate(instalacion.databaseUrl)).includes(identidad))
    await inOneTransaction(instalacion.databaseUrl, (client) => renovar(client, new Date(manifiesto.fecha)))
  tell(`Base de datos: ${manifiesto.tablas.length} tablas`)
  if (deDemo) tell('Es de una demostración: solo la demostración inicia con ella, la producción no.')
  return { manifiesto, deOtroLugar }
}

/** The migration with which an installation knows who it is. */
const identidad = '0290_identidad.sql'

async function checkCopy(manifiesto: Manifiesto, dir: string): Promise<void> {
  const unknown = manifiesto.migraciones.filter((name) => !knownMigrations().includes(name))
  if (unknown.length > 0)
    throw new CopiaError(
      `La copia es de una versión más nueva de Valija (${unknown.at(-1)}). Actualiza primero.`,
    )
  const bad: string[] = []
  for (const { nombre, sha256 } of manifiesto.tablas) {
    const file = path.join(dir, archivoDeTabla(nombre))
    if (!existsSync(file) || (await sha256Of(file)) !== sha256) bad.push(file)
  }
  const sums = await sumAjustes(dir)
  for (const [file, sha256] of Object.entries(manifiesto.ajustes))
    if (sums[file] !== sha256) bad.push(path.join(dir, file))
  for (const hash of await hashesOf(dir, manifiesto)) {
    const file = path.join(dir, archivoDeHash(hash))
    if (!existsSync(file) || (await sha256Of(file)) !== hash) bad.push(file)
  }
  if (bad.length > 0)
    throw new CopiaError(`La copia está dañada, no se restauró nada. Falta o cambió:\n${bad.join('\n')}`)
}

/** What the copy holds, unpacked, is the least it takes on this disk; of another machine's database or store nothing is known here. */
async function assertRoom(
  { env, dataDir }: Pick<Instalacion, 'env' | 'dataDir'>,
  { tablas, archivos }: Manifiesto,
  dir: string,
  libre: typeof libreEn,
): Promise<void> {
  makeFolder(dataDir)
  let bytes = env.S3_BUCKET ? 0 : archivos.bytes
  if (!env.DATABASE_URL_DUENO && !env.DATABASE_URL_DIRECTA && !env.DATABASE_URL)
    for (const { nombre } of tablas) bytes += await unpackedSize(path.join(dir, archivoDeTabla(nombre)))
  const quedan = await libre(dataDir)
  if (bytes <= quedan) return
  const mb = (n: number) => `${Math.ceil(n / 1024 ** 2).toLocaleString('es-MX')} MB`
  throw new CopiaError(
    `En el disco de ${dataDir} quedan ${mb(quedan)} y la copia ocupa al menos ${mb(bytes)}. ` +
      'No se restauró nada: haz lugar ahí, o da otra carpeta con VALIJA_DATA.',
  )
}

/** As its last four bytes tell, which begin anew at 4 GB: at least so many bytes. */
async function unpackedSize(gz: string): Promise<number> {
  const file = await open(gz)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, size - 4)
    return buffer.readUInt32LE()
  } finally {
    await file.close()
  }
}

const copiaDeDemo = (dataDir: string): string =>
  `La copia es de una demostración, cuyos usuarios y contraseña conoce cualquiera, y ${dataDir} es de una instalación real. ` +
  'No se restauró nada: da la copia de la instalación real, u otra carpeta con VALIJA_DATA.'

/** By its mark, or by its people where it is of before there was one. */
async function isDeDemostracion(dir: string, manifiesto: Manifiesto): Promise<boolean> {
  if ((await valuesOf(dir, manifiesto, 'public.instalacion', 'demostracion')).has('t')) return true
  const correos = await valuesOf(dir, manifiesto, 'public.usuarios', 'email')
  return [...correos].some((correo) => correo.endsWith(dominioDeDemo))
}

/** The files that the copied rows name, less those that were already missing when the copy was made. */
async function hashesOf(dir: string, manifiesto: Manifiesto): Promise<string[]> {
  const known = await valuesOf(dir, manifiesto, 'public.archivos', 'hash')
  return [...known].filter((hash) => !manifiesto.archivos.faltan.includes(hash)).sort()
}

/** What a column of the copy holds, as the copy writes it. */
async function valuesOf(
  dir: string,
  manifiesto: Manifiesto,
  nombre: string,
  columna: string,
): Promise<Set<string>> {
  const known = new Set<string>()
  const tabla = manifiesto.tablas.find((una) => una.nombre === nombre)
  const column = tabla?.columnas.indexOf(columna) ?? -1
  if (!tabla || column < 0) return known
  let rest = ''
  const stream = createReadStream(path.join(dir, archivoDeTabla(tabla.nombre))).pipe(createGunzip())
  stream.setEncoding('utf8')
  for await (const chunk of stream) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) known.add(line.split('\t')[column] ?? '')
  }
  return known
}

/** Empty: nothing there, or the tables of a first start that nobody has used and that is not newer than the copy. */
async function assertEmpty({ databaseUrl }: Pick<Instalacion, 'databaseUrl'>, manifiesto: Manifiesto) {
  if (manifiesto.versionTrabajos === null)
    throw new CopiaError('La copia no trae los trabajos pendientes: no es de una instalación completa.')
  const client = await openClient(databaseUrl)
  try {
    const tablas = (await listTablas(client)).map(({ nombre }) => nombre)
    if (tablas.length === 0) return
    const used = async (nombre: string) =>
      tablas.includes(nombre) && ((await client.query(`select 1 from ${nombre} limit 1`)).rowCount ?? 0) > 0
    const newer =
      !tablas.includes('public.migraciones') ||
      (await readMigraciones(client)).some((name) => !manifiesto.migraciones.includes(name))
    if (newer || (await used('public.usuarios')) || (await used('public.archivos')))
      throw new CopiaError(
        'La base de datos ya tiene una instalación. Restaura en una base vacía; no se tocó nada.',
      )
  } finally {
    await client.end()
  }
}

/** Rows, then the references between tables, checked again as they are put back. */
async function loadTablas(client: pg.Client, manifiesto: Manifiesto, dir: string): Promise<void> {
  const version = await readVersionTrabajos(client)
  if (version !== manifiesto.versionTrabajos)
    throw new CopiaError(
      `Los trabajos de la copia son de la versión ${manifiesto.versionTrabajos} y esta Valija usa la ${version}. ` +
        `Restaura con la versión ${manifiesto.version} de Valija y después actualiza.`,
    )
  const { rows: references } = await client.query<{ tabla: string; nombre: string; definicion: string }>(`
      select c.conrelid::regclass::text as tabla, quote_ident(c.conname) as nombre, pg_get_constraintdef(c.oid) as definicion
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'pgboss')`)
  for (const { tabla, nombre } of references)
    await client.query(`alter table ${tabla} drop constraint ${nombre}`)
  const here = new Set((await listTablas(client)).map(({ nombre }) => nombre))
  // Copies of before took them along.
  const tablas = manifiesto.tablas.filter(({ nombre }) => !isCuentaDelDia(nombre))
  for (const { nombre } of tablas)
    if (here.has(nombre)) {
      await client.query(`alter table ${nombre} disable trigger user`)
      // What migrations and the queue wrote themselves comes with the copy too.
      await client.query(`delete from ${nombre}`)
    } else throw new CopiaError(`La copia trae la tabla ${nombre}, que esta versión no tiene.`)
  for (const { nombre, columnas, filas } of tablas) {
    const into = client.query(copyFrom(`copy ${nombre} (${columnas.join(', ')}) from stdin`))
    await pipeline(createReadStream(path.join(dir, archivoDeTabla(nombre))), createGunzip(), into)
    if (into.rowCount !== filas)
      throw new CopiaError(`La tabla ${nombre} quedó con ${into.rowCount} filas y la copia tenía ${filas}.`)
    await client.query(`alter table ${nombre} enable trigger user`)
  }
  for (const { tabla, nombre, definicion } of references)
    await client.query(`alter table ${tabla} add constraint ${nombre} ${definicion}`)
  for (const { nombre, valor, usada } of manifiesto.secuencias)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [nombre, valor, usada])
  if (manifiesto.migraciones.includes(identidad)) await renovar(client, new Date(manifiesto.fecha))
}

async function inOneTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(url)
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    await client.query('analyze')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}
