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
