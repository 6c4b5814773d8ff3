import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Objeto } from './port.ts'
import { within } from './reading.ts'
import type { Temporal } from './temporal.ts'

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
  put: (key: string, temporal: Temporal) => Promise<void>
  /** Everything there, never all of it in memory. */
  list: () => AsyncIterable<Objeto>
}

const syncDir = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r')
  await handle.sync()
  await handle.close()
}

/** The folder that names a file and, where folders were made for it from `first` on, those that name them. */
function namersOf(target: string, first: string | undefined): string[] {
  const dirs = [path.dirname(target)]
  for (let dir = path.dirname(target); first !== undefined && dir.startsWith(first); dir = path.dirname(dir))
    dirs.push(path.dirname(dir))
  return dirs
}

async function* listDir(root: string, under: string): AsyncGenerator<Objeto> {
  const dir = await opendir(path.join(root, under)).catch((error: unknown) => {
    // Before the first file there is no folder; one deleted meanwhile has nothing.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  for await (const entry of dir ?? []) {
    const llave = path.posix.join(under, entry.name)
    if (entry.isDirectory()) yield* listDir(root, llave)
    else {
      const { mtime } = await stat(path.join(root, llave))
      yield { llave, modificado: mtime }
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
  put: async (key, { ruta }) => {
    const target = path.join(root, key)
    const first = await mkdir(path.dirname(target), { recursive: true })
    await rename(ruta, target)
    for (const dir of namersOf(target, first)) await syncDir(dir)
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
    put: (key, { ruta, tamano }) =>
      disk.putStream(key, createReadStream(ruta), {
        contentLength: tamano,
        contentType: 'application/octet-stream',
      }),
    list: () => listPages(disk),
  }
}
