import { createReadStream } from 'node:fs'
import { opendir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '@valija/palabras/error-code.ts'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Objeto } from './port.ts'
import { within } from './reading.ts'
import { makeDir, syncDir, type Temporal } from './temporal.ts'

export type ArchivosOptions = {
  dataDir: string
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** Where bytes lie, with nothing checked. */
export type Almacen = {
  disk: Disk
  /** Folder from which `put` takes a file: on the disk store's own file system, whatever disk it is, a rename is one step. */
  temporales: string
  put: (key: string, temporal: Temporal) => Promise<void>
  /** Everything there, never all of it in memory. */
  list: () => AsyncIterable<Objeto>
}

/** Before the first file there is no folder; what was deleted or got its name meanwhile is not there. */
const absent = (error: unknown): null => {
  if (errorCode(error) === 'ENOENT') return null
  throw error
}

async function* listDir(root: string, under: string): AsyncGenerator<Objeto> {
  const dir = await opendir(path.join(root, under)).catch(absent)
  for await (const entry of dir ?? []) {
    const llave = path.posix.join(under, entry.name)
    // The file system's own, where a disk was mounted as the store: open to root alone.
    if (llave === 'lost+found') continue
    if (entry.isDirectory()) yield* listDir(root, llave)
    else {
      const found = await stat(path.join(root, llave)).catch(absent)
      if (found) yield { llave, modificado: found.mtime }
    }
  }
}

async function* listPages(disk: Disk): AsyncGenerator<Objeto> {
  let paginationToken: string | undefined
  do {
    const page = await within(
      disk.listAll('/', { recursive: true, ...(paginationToken ? { paginationToken } : {}) }),
    )
    for (const object of page.objects) {
      if (!object.isFile) continue
      const { lastModified } = await object.getMetaData()
      yield { llave: object.key, modificado: lastModified }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

export const onDisk = (root: string): Almacen => ({
  disk: new Disk(new FSDriver({ location: root, visibility: 'private' })),
  temporales: path.join(root, 'temporales'),
  put: async (key, { ruta }) => {
    const target = path.join(root, key)
    await makeDir(path.dirname(target))
    await rename(ruta, target)
    await syncDir(path.dirname(target))
  },
  list: () => listDir(root, ''),
})

export const onS3 = (bucket: string, options: ArchivosOptions): Almacen => {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = options
  const disk = new Disk(
    new S3Driver({
      bucket,
      visibility: 'private',
      supportsACL: false,
      region: S3_REGION ?? 'us-east-1',
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
      forcePathStyle: true,
      // Its own words would stand between the lines of the log, which tells what fails.
      logger: { debug() {}, info() {}, warn() {}, error() {} },
      // What hangs is given up here too, or its sockets would stay.
      requestHandler: { connectionTimeout: 5_000, socketTimeout: 15_000 },
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
    temporales: path.resolve(options.dataDir, 'temporales'),
    put: (key, { ruta, tamano }) =>
      disk.putStream(key, createReadStream(ruta), {
        contentLength: tamano,
        contentType: 'application/octet-stream',
      }),
    list: () => listPages(disk),
  }
}
