import type { Readable } from 'node:stream'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'

/** The bank's PDF as it was saved. */
export async function openRecibo(
  { db, archivos }: Pick<Deps, 'db' | 'archivos'>,
  id: string,
): Promise<{ nombre: string; contenido: Readable }> {
  const archivo = await db
    .selectFrom('recibosBancarios as r')
    .innerJoin('archivos as a', 'a.id', 'r.archivoId')
    .select(['a.hash', 'r.nombre'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!archivo) throw refuse('noEncontrado')
  return { nombre: archivo.nombre, contenido: await archivos.leer(archivo.hash) }
}
