import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

const cuantos = 3

/** The contents that were recorded last: their bytes were stored before. */
export async function ultimosContenidos(db: Deps['db']): Promise<string[]> {
  const { rows } = await sql<{
    hash: string
  }>`select hash from archivos order by id desc limit ${cuantos}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** None of them lies there: a disk that was not mounted, another bucket or folder. One alone may have been taken away. */
export async function isOtroAlmacen(
  archivos: Pick<Deps['archivos'], 'existe'>,
  contenidos: readonly string[],
): Promise<boolean> {
  for (const hash of contenidos) if (await archivos.existe(hash)) return false
  return contenidos.length > 0
}

/** A look at the store: that it answers, and is still the one that has what was recorded last. */
export function watchAlmacen(
  archivos: Pick<Deps['archivos'], 'existe'>,
  db: Deps['db'],
): () => Promise<void> {
  let contenidos: string[] = []
  return async () => {
    // A name nobody has: the store only has to answer.
    if (contenidos.length === 0) await archivos.existe('0'.repeat(64))
    else if (!(await isOtroAlmacen(archivos, contenidos))) return
    // What was recorded a moment ago may have been taken away since; what is recorded now is there, or this is another.
    contenidos = await ultimosContenidos(db).catch(() => [])
    if (await isOtroAlmacen(archivos, contenidos))
      throw new Error('the store has none of the last files of the database: another disk, folder or bucket')
  }
}
