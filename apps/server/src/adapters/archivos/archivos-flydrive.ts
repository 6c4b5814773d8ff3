import { createReadStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import { ExternalSystemError } from '../external-system-error.ts'
import type { ArchivosPort } from './port.ts'
import { type Temporal, writeTemporal } from './temporal.ts'

export type ArchivosOptions = {
  dataDir: string
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

type Store = { disk: Disk; put: (key: string, temporal: Temporal) => Promise<void> }

const syncDir = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r')
  await handle.sync()
  await handle.close()
}

const onDisk = (root: string): Store => ({
  disk: new Disk(new FSDriver({ location: root, visibility: 'private' })),
  put: async (key, { ruta }) => {
    const target = path.join(root, key)
    await mkdir(path.dirname(target), { recursive: true })
    await rename(ruta, target)
    await syncDir(path.dirname(target))
  },
})

const onS3 = (bucket: string, options: ArchivosOptions): Store => {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = options
  const disk = new Disk(
    new S3Driver({
      bucket,
      visibility: 'private',
      supportsACL: false,
      region: S3_REGION ?? 'us-east-1',
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
      forcePathStyle: true,
      // With the default checksums some stores keep the chunk framing inside the object.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Without keys the environment's own credentials are used.
      ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
        : {}),
    }),
  )
  return {
    disk,
    put: (key, { ruta, tamano }) =>
      disk.putStream(key, createReadStream(ruta), {
        contentLength: tamano,
        contentType: 'application/octet-stream',
      }),
  }
}

const keyOf = (hash: string): string => {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new RangeError('not a content hash')
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
}

const isMissing = (error: unknown): boolean => {
  for (let e = error; e instanceof Error; e = e.cause)
    if (['ENOENT', 'NoSuchKey', 'NotFound'].includes((e as { code?: string }).code ?? e.name)) return true
  return false
}

/** Files under the data folder, or in an S3-compatible store when a bucket is set. */
export const createArchivos = (options: ArchivosOptions): ArchivosPort => {
  const root = path.resolve(options.dataDir, 'archivos')
  // Beside the store, on the same file system: a rename is then one step.
  const temporales = path.resolve(options.dataDir, 'temporales')
  const { disk, put } = options.S3_BUCKET ? onS3(options.S3_BUCKET, options) : onDisk(root)
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      const missing = isMissing(cause)
      throw new ExternalSystemError('archivos', missing ? 'rejected' : 'unreachable', {
        ...(missing ? { status: 404 } : {}),
        cause,
      })
    }
  }
  /** One name for each process: what a kill leaves behind is written over, and no other process deletes it. */
  const muestra = `comprobacion/${hostname()}-${process.pid}`
  const existe = (hash: string): Promise<boolean> => guard(() => disk.exists(keyOf(hash)))

  return {
    existe,
    guardar: async (contenido) => {
      const temporal = await writeTemporal(temporales, contenido)
      const { hash, tamano } = temporal
      try {
        if (!(await existe(hash))) await guard(() => put(keyOf(hash), temporal))
      } finally {
        await temporal.descarta()
      }
      return { hash, tamano }
    },
    leer: (hash) =>
      guard(async () => {
        const key = keyOf(hash)
        // A stream of a missing file fails only when read, too late for a caller that has begun an answer.
        if (!(await disk.exists(key))) throw Object.assign(new Error('missing file'), { code: 'ENOENT' })
        return disk.getStream(key)
      }),
    // Not `getBytes`: of a small file it gives the whole pooled memory that the bytes lie in.
    leerBytes: (hash) => guard(async () => new Uint8Array(await buffer(await disk.getStream(keyOf(hash))))),
    borrar: (hash) => guard(() => disk.delete(keyOf(hash))),
    comprobar: () =>
      guard(async () => {
        await disk.put(muestra, 'ok')
        const read = await disk.get(muestra)
        await disk.delete(muestra)
        if (read !== 'ok') throw new Error('the store returned other bytes')
      }),
  }
}
