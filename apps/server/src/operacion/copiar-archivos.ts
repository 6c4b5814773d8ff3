import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { copyFile, link } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { ArchivoError } from '../adapters/archivos/archivo-error.ts'
import type { Instalacion } from './copiable.ts'
import { archivoDeHash, type Manifiesto, sha256Of } from './manifiesto.ts'

/** Files on their way at once: a store far away answers each in its own time. */
const aLaVez = 16

type Copiados = Manifiesto['archivos'] & { /** Taken from the earlier copy. */ yaEstaban: number }

/**
 * The files that `lista` names, one `hash<TAB>bytes` a line. What an earlier copy (also one that did not finish) holds whole
 * is linked to and not read from the store again; a link costs no room.
 */
export async function copyArchivos(
  archivos: Instalacion['archivos'],
  dir: string,
  lista: string,
  desde?: string,
): Promise<Copiados> {
  const done: Copiados = { total: 0, bytes: 0, faltan: [], yaEstaban: 0 }
  const copyOne = async (hash: string, bytes: number): Promise<void> => {
    const file = path.join(dir, archivoDeHash(hash))
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    try {
      if (desde && (await takeFrom(path.join(desde, archivoDeHash(hash)), file, hash))) done.yaEstaban++
      else await pipeline(await archivos.leer(hash), createWriteStream(file, { mode: 0o600 }))
      done.total++
      done.bytes += bytes
    } catch (error) {
      const falla = error instanceof ArchivoError ? error.falla : null
      if (falla !== 'perdido' && falla !== 'alterado') throw error
      rmSync(file, { force: true })
      done.faltan.push(hash)
    }
  }
  const lines = createInterface({ input: createReadStream(lista) })[Symbol.asyncIterator]()
  let failed = false
  const lane = async (): Promise<void> => {
    for (let line = await lines.next(); !line.done && !failed; line = await lines.next()) {
      const [hash = '', bytes] = line.value.split('\t')
      await copyOne(hash, Number(bytes)).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: aLaVez }, lane))
  const fault = lanes.find((one) => one.status === 'rejected')
  if (fault) throw fault.reason
  return { ...done, faltan: done.faltan.toSorted() }
}

/** Bytes that are not those of their name are no copy of anything. */
async function takeFrom(anterior: string, file: string, hash: string): Promise<boolean> {
  if (!existsSync(anterior) || (await sha256Of(anterior)) !== hash) return false
  // Another disk, or one without links.
  await link(anterior, file).catch(() => copyFile(anterior, file))
  return true
}
