import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { ArchivoGuardado } from './port.ts'

export type Temporal = ArchivoGuardado & { ruta: string; descarta: () => Promise<void> }

/** Bytes go to a temporary file first, synced, and get their name only when whole: a kill leaves no half file. */
export const writeTemporal = async (dir: string, contenido: Uint8Array | Readable): Promise<Temporal> => {
  await mkdir(dir, { recursive: true })
  const ruta = path.join(dir, randomUUID())
  const file = await open(ruta, 'wx', 0o600)
  const hash = createHash('sha256')
  let tamano = 0
  const descarta = (): Promise<void> => rm(ruta, { force: true })
  try {
    for await (const parte of contenido instanceof Uint8Array ? [contenido] : contenido) {
      const bytes: Uint8Array = typeof parte === 'string' ? Buffer.from(parte) : parte
      hash.update(bytes)
      tamano += bytes.length
      await file.writeFile(bytes)
    }
    await file.sync()
  } catch (error) {
    await file.close()
    await descarta()
    throw error
  }
  await file.close()
  return { ruta, hash: hash.digest('hex'), tamano, descarta }
}
