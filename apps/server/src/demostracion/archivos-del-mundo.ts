import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { Tx } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import type { ArchivoNuevo } from '../http/store-archivo.ts'

const deUnaVez = 1_000

/**
 * Thousands of files at once, under their hashes as the store keeps them, and their records. What the first start makes
 * can be made again, so nothing is read back here as it is of what a person hands in; a bucket is asked as always.
 */
export async function storeDelMundo(
  { archivos, config }: Pick<Deps, 'archivos' | 'config'>,
  tx: Tx,
  nuevos: readonly (ArchivoNuevo & { creadoEn: Date })[],
): Promise<{ id: string; hash: string }[]> {
  const filas = []
  for (const [i, { contenido, ...archivo }] of nuevos.entries()) {
    if (i % 100 === 0) await turn()
    const hash = createHash('sha256').update(contenido).digest('hex')
    if (config.S3_BUCKET) await archivos.guardar(contenido)
    else {
      const folder = path.resolve(config.dataDir, 'archivos', hash.slice(0, 2), hash.slice(2, 4))
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, hash), contenido)
    }
    filas.push({ ...archivo, hash, tamano: contenido.length })
  }
  const ids: { id: string; hash: string }[] = []
  for (let i = 0; i < filas.length; i += deUnaVez)
    ids.push(
      ...(await tx
        .insertInto('archivos')
        .values(filas.slice(i, i + deUnaVez))
        .returning(['id', 'hash'])
        .execute()),
    )
  return ids
}
