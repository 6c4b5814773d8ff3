import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ArchivoError } from '../adapters/archivos/archivo-error.ts'
import { copyAjustes } from './ajustes.ts'
import type { Instalacion } from './copiable.ts'
import { listTablas, readMigraciones, readSecuencias, readVersionTrabajos, type Tabla } from './catalogo.ts'
import {
  archivoDeHash,
  archivoDeTabla,
  CopiaError,
  type Manifiesto,
  nombreManifiesto,
  sha256Of,
} from './manifiesto.ts'
import { servidorDe } from '../db/servidores.ts'

/**
 * Copies a running installation into an empty folder. All tables are read in one snapshot; files are named by their
 * content and stored before the row that names them, so those of the snapshot are there when it has been read.
 */
export async function respaldar(
  instalacion: Instalacion,
  dir: string,
  tell: (text: string) => void = () => {},
): Promise<Manifiesto> {
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new CopiaError(`${dir} no está vacía: da una carpeta nueva para cada copia.`)
  mkdirSync(path.join(dir, 'tablas'), { recursive: true, mode: 0o700 })
  const client = new pg.Client({
    ...servidorDe(instalacion.databaseUrl),
    application_name: 'valija-respaldo',
  })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const migraciones = await readMigraciones(client)
    const versionTrabajos = await readVersionTrabajos(client)
    const tablas: Manifiesto['tablas'] = []
    for (const tabla of await listTablas(client)) tablas.push(await copyTabla(client, tabla, dir))
    tell(`Base de datos: ${tablas.length} tablas`)
    const archivos = await copyArchivos(client, instalacion.archivos, dir)
    tell(`Archivos: ${archivos.total}`)
    // Sequences stand outside the snapshot: read last, they are never behind the rows.
    const secuencias = await readSecuencias(client)
    await client.query('commit')
    const manifiesto: Manifiesto = {
      formato: 1,
      fecha: new Date().toISOString(),
      version: instalacion.version,
      migraciones,
      versionTrabajos,
      tablas,
      secuencias,
      archivos,
      ajustes: await copyAjustes(instalacion, dir),
    }
    const unfinished = path.join(dir, `${nombreManifiesto}.parte`)
    writeFileSync(unfinished, JSON.stringify(manifiesto, null, 2), { mode: 0o600 })
    renameSync(unfinished, path.join(dir, nombreManifiesto))
    return manifiesto
  } finally {
    await client.end()
  }
}

async function copyTabla(
  client: pg.Client,
  tabla: Tabla,
  dir: string,
): Promise<Manifiesto['tablas'][number]> {
  const file = path.join(dir, archivoDeTabla(tabla.nombre))
  const stream = client.query(copyTo(`copy ${tabla.nombre} (${tabla.columnas.join(', ')}) to stdout`))
  await pipeline(stream, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }))
  return { ...tabla, filas: stream.rowCount, sha256: await sha256Of(file) }
}

async function copyArchivos(
  client: pg.Client,
  archivos: Instalacion['archivos'],
  dir: string,
): Promise<Manifiesto['archivos']> {
  const { rows } = await client.query<{ hash: string; tamano: string }>(
    'select hash, max(tamano) as tamano from archivos group by hash order by hash',
  )
  const faltan: string[] = []
  let bytes = 0
  for (const { hash, tamano } of rows) {
    const file = path.join(dir, archivoDeHash(hash))
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    try {
      await pipeline(await archivos.leer(hash), createWriteStream(file, { mode: 0o600 }))
      bytes += Number(tamano)
    } catch (error) {
      const falla = error instanceof ArchivoError ? error.falla : null
      if (falla !== 'perdido' && falla !== 'alterado') throw error
      rmSync(file, { force: true })
      faltan.push(hash)
    }
  }
  return { total: rows.length - faltan.length, bytes, faltan }
}
