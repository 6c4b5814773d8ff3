import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ExternalSystemError } from '../external-system-error.ts'
import { ArchivoError, fallaDeArchivo } from './archivo-error.ts'
import type { ArchivoGuardado } from './port.ts'

export type Temporal = ArchivoGuardado & { ruta: string; descarta: () => Promise<void> }

export const syncDir = async (dir: string): Promise<void> => {
  const handle = await open(dir, 'r')
  await handle.sync()
  await handle.close()
}

/** For its owner alone; every folder made on the way to it is on the disk, named by the one above. */
export const makeDir = async (dir: string): Promise<void> => {
  const first = await mkdir(dir, { recursive: true, mode: 0o700 })
  for (let made = dir; first !== undefined && made.startsWith(first); made = path.dirname(made))
    await syncDir(path.dirname(made))
}

/** The folder is there but for the first file: only when it is not is it made. */
const openNew = (ruta: string): Promise<FileHandle> => open(ruta, 'wx', 0o600)
const openIn = (dir: string, ruta: string): Promise<FileHandle> =>
  openNew(ruta).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await makeDir(dir)
    return openNew(ruta)
  })

/** What the disk says is the store's; what ends the stream that is being kept is its giver's. */
const ofStore = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (cause) {
    throw fallaDeArchivo(cause) === 'lleno'
      ? new ArchivoError('lleno', 'temporal', cause)
      : new ExternalSystemError('archivos', 'unreachable', { detail: 'temporal', cause })
  }
}

/** Bytes go to a temporary file first, synced, and get their name only when whole: a kill leaves no half file. */
export const writeTemporal = async (dir: string, contenido: Uint8Array | Readable): Promise<Temporal> => {
  const ruta = path.join(dir, randomUUID())
  const hash = createHash('sha256')
  let tamano = 0
  const descarta = (): Promise<void> => rm(ruta, { force: true })
  let file: FileHandle | undefined
  try {
    file = await ofStore(openIn(dir, ruta))
    for await (const parte of contenido instanceof Uint8Array ? [contenido] : contenido) {
      const bytes: Uint8Array = typeof parte === 'string' ? Buffer.from(parte) : parte
      hash.update(bytes)
      tamano += bytes.length
      await ofStore(file.writeFile(bytes))
    }
    await ofStore(file.sync())
    await ofStore(file.close())
  } catch (error) {
    await file?.close().catch(() => undefined)
    // What is told is what went wrong first.
    await descarta().catch(() => undefined)
    throw error
  }
  return { ruta, hash: hash.digest('hex'), tamano, descarta }
}
