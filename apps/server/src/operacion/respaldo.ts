import { createWriteStream, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { openClient } from '../db/open-client.ts'
import { copyAjustes } from './ajustes.ts'
import { listTablas, readMigraciones, readSecuencias, readVersionTrabajos, type Tabla } from './catalogo.ts'
import type { Instalacion } from './copiable.ts'
import { copyArchivos } from './copiar-archivos.ts'
import { makeFolder } from './make-folder.ts'
import { archivoDeTabla, CopiaError, type Manifiesto, nombreManifiesto, sha256Of } from './manifiesto.ts'

/**
 * Copies a running installation into an empty folder. All tables are read in one snapshot, which ends before the files are
 * copied: these are named by their content and stored before the row that names them, so those of the snapshot are there
 * when it has been read. `desde` is an earlier copy, whose files are not read from the store again.
 */
export async function respaldar(
  instalacion: Instalacion,
  dir: string,
  tell: (text: string) => void = () => {},
  desde?: string,
): Promise<Manifiesto> {
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new CopiaError(`${dir} no está vacía: da una carpeta nueva para cada copia.`)
  makeFolder(dir)
  makeFolder(path.join(dir, 'tablas'))
  const lista = path.join(dir, 'archivos.lista')
  const base = await copyBase(instalacion, dir, lista)
  tell(`Base de datos: ${base.tablas.length} tablas`)
  const { yaEstaban, ...archivos } = await copyArchivos(instalacion.archivos, dir, lista, desde)
  rmSync(lista)
  tell(`Archivos: ${archivos.total}${desde ? `, ${yaEstaban} ya estaban en ${desde}` : ''}`)
  const manifiesto: Manifiesto = {
    formato: 1,
    fecha: new Date().toISOString(),
    version: instalacion.version,
    ...base,
    archivos,
    ajustes: await copyAjustes(instalacion, dir),
  }
  const unfinished = path.join(dir, `${nombreManifiesto}.parte`)
  writeFileSync(unfinished, JSON.stringify(manifiesto, null, 2), { mode: 0o600 })
  renameSync(unfinished, path.join(dir, nombreManifiesto))
  return manifiesto
}

type Base = Pick<Manifiesto, 'migraciones' | 'versionTrabajos' | 'tablas' | 'secuencias'>

/** All of the database in one snapshot, and in `lista` the files that its rows name. */
async function copyBase({ databaseUrl }: Instalacion, dir: string, lista: string): Promise<Base> {
  const client = await openClient(databaseUrl, 'valija-respaldo')
  try {
    await client.query('begin isolation level repeatable read read only')
    const migraciones = await readMigraciones(client)
    const versionTrabajos = await readVersionTrabajos(client)
    const tablas: Manifiesto['tablas'] = []
    for (const tabla of await listTablas(client)) tablas.push(await copyTabla(client, tabla, dir))
    const hashes = client.query(
      copyTo('copy (select hash, max(tamano) from archivos group by hash order by hash) to stdout'),
    )
    await pipeline(hashes, createWriteStream(lista, { mode: 0o600 }))
    // Sequences stand outside the snapshot: read last, they are never behind the rows.
    const secuencias = await readSecuencias(client)
    await client.query('commit')
    return { migraciones, versionTrabajos, tablas, secuencias }
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
