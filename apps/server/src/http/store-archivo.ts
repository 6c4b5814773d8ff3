import type { Deps } from '../deps.ts'
import { keepBytes } from './bytes-of-hash.ts'
import { assertCabe, deArchivos } from './cuota.ts'

export type ArchivoNuevo = {
  contenido: Uint8Array
  /** Media type, found from the content and not from the name. */
  tipo: string
  nombre: string
  /** What it is kept for: 'xml', 'pdf', 'layout'… */
  proposito: string
  creadoPor: string | null
}

/**
 * Keeps the bytes under their hash and writes the record that names them, where its person has room for it. Call it before
 * the transaction.
 */
export async function storeArchivo(
  deps: Pick<Deps, 'archivos' | 'db' | 'reloj'>,
  { contenido, ...archivo }: ArchivoNuevo,
): Promise<{ id: string; hash: string; tamano: number }> {
  if (archivo.creadoPor !== null)
    await assertCabe(deps, archivo.creadoPor, deArchivos([{ bytes: contenido }]))
  const guardado = await deps.archivos.guardar(contenido)
  const { id } = await deps.db
    .insertInto('archivos')
    .values({ ...archivo, ...guardado })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepBytes(deps, guardado.hash, contenido)
  return { id, ...guardado }
}

export async function readArchivo(deps: Pick<Deps, 'archivos' | 'db'>, id: string): Promise<Uint8Array> {
  const { hash } = await deps.db
    .selectFrom('archivos')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return deps.archivos.leerBytes(hash)
}
