import { hostname } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Almacen, type ArchivosOptions, onDisk, onS3 } from './almacenes.ts'
import { ArchivoError, toArchivoError } from './archivo-error.ts'
import type { ArchivosPort } from './port.ts'
import { checkedParts, plazoDe, within } from './reading.ts'
import { type Temporal, writeTemporal } from './temporal.ts'

/** Up to here a file is read whole and checked before its answer begins. */
const enteroHasta = 2 * 1024 * 1024

const keyOf = (hash: string): string => {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new RangeError('not a content hash')
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
}

/** Files under the data folder, or in an S3-compatible store when a bucket is set. */
export const createArchivos = (options: ArchivosOptions): ArchivosPort =>
  checkArchivos(
    options.S3_BUCKET ? onS3(options.S3_BUCKET, options) : onDisk(path.resolve(options.dataDir, 'archivos')),
  )

/** The port over a store that may lose, change or halve what it is given, be full, or hang. */
export const checkArchivos = ({ disk, temporales, put, list }: Almacen): ArchivosPort => {
  const guard = async <T>(hash: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      throw toArchivoError(hash, cause)
    }
  }
  const partsOf = async (hash: string) => checkedParts(await within(disk.getStream(keyOf(hash))), hash)
  const isWhole = async ({ hash, tamano }: Temporal): Promise<boolean> => {
    let read = 0
    try {
      for await (const part of await partsOf(hash)) read += part.length
    } catch (cause) {
      const error = toArchivoError(hash, cause)
      if (error instanceof ArchivoError && error.falla !== 'lleno') return false
      throw error
    }
    return read === tamano
  }
  /** What lies there already is believed only once read: half an object is written over. */
  const keep = async (temporal: Temporal): Promise<void> => {
    const { hash, tamano } = temporal
    if (await isWhole(temporal)) return
    await within(put(keyOf(hash), temporal), plazoDe(tamano))
    if (!(await isWhole(temporal))) throw new ArchivoError('incompleto', hash)
  }
  /** The same bytes handed in at the same time are written once. */
  const enCurso = new Map<string, Promise<void>>()
  /** One name for each process: what a kill leaves behind is written over, and no other process deletes it. */
  const muestra = `comprobacion/${hostname()}-${process.pid}`

  return {
    existe: (hash) => guard(hash, () => within(disk.exists(keyOf(hash)))),
    guardar: async (contenido) => {
      const temporal = await writeTemporal(temporales, contenido)
      const { hash, tamano } = temporal
      try {
        const kept =
          enCurso.get(hash) ?? guard(hash, () => keep(temporal)).finally(() => enCurso.delete(hash))
        enCurso.set(hash, kept)
        await kept
      } finally {
        await temporal.descarta()
      }
      return { hash, tamano }
    },
    leer: (hash) =>
      guard(hash, async () => {
        // A stream of a missing file fails only when read, too late for a caller that has begun an answer.
        const { contentLength } = await within(disk.getMetaData(keyOf(hash)))
        const parts = await partsOf(hash)
        return Readable.from(contentLength > enteroHasta ? parts : await buffer(parts))
      }),
    // Not `getBytes`: of a small file it gives the whole pooled memory that the bytes lie in.
    leerBytes: (hash) => guard(hash, async () => new Uint8Array(await buffer(await partsOf(hash)))),
    borrar: (hash) => guard(hash, () => within(disk.delete(keyOf(hash)))),
    listar: list,
    comprobar: () =>
      guard(muestra, async () => {
        // As every file is kept: that way alone shows whether one can be.
        const temporal = await writeTemporal(temporales, Buffer.from('ok'))
        try {
          await within(put(muestra, temporal))
        } finally {
          await temporal.descarta()
        }
        const read = await within(disk.get(muestra))
        await within(disk.delete(muestra))
        if (read !== 'ok') throw new Error('the store returned other bytes')
      }),
  }
}
