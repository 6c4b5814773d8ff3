import type { Deps } from '../deps.ts'
import { eachLimit } from '../each-limit.ts'
import { alaVez, putBack, waitForDrop } from './bytes-of-hash.ts'
import { assertCabenArchivos, type Contado } from './cuota.ts'

export type ArchivoNuevo = {
  contenido: Uint8Array
  /** Media type, found from the content and not from the name. */
  tipo: string
  nombre: string
  /** What it is kept for: 'xml', 'pdf', 'layout'… */
  proposito: string
  creadoPor: string | null
}

type ArchivoGuardado = { id: string; hash: string; tamano: number }
type Fuentes = Pick<Deps, 'archivos' | 'db' | 'reloj'>

/**
 * Keeps the bytes under their hash and writes the record that names them, where its person has room for it. Call it before
 * the transaction.
 */
export async function storeArchivo(
  deps: Fuentes,
  { creadoPor, ...archivo }: ArchivoNuevo,
  contado?: readonly Contado[],
): Promise<ArchivoGuardado> {
  const [guardado] = await storeArchivos(deps, creadoPor, [archivo], contado)
  if (!guardado) throw new Error('one stored, none written')
  return guardado
}

/** The same for a group, in its order: there is room for all of it, or none is kept. */
export async function storeArchivos(
  deps: Fuentes,
  creadoPor: string | null,
  archivos: readonly Omit<ArchivoNuevo, 'creadoPor'>[],
  contado?: readonly Contado[],
): Promise<ArchivoGuardado[]> {
  if (archivos.length === 0) return []
  if (creadoPor !== null) await assertCabenArchivos(deps, creadoPor, archivos, contado)
  const guardados: { hash: string; tamano: number }[] = []
  await eachLimit([...archivos.entries()], alaVez, async ([i, { contenido }]) => {
    guardados[i] = await deps.archivos.guardar(contenido)
  })
  const nuevos = archivos.map(({ contenido, ...archivo }, i) => {
    const { hash = '', tamano = 0 } = guardados[i] ?? {}
    return { contenido, registro: { ...archivo, hash, tamano, creadoPor } }
  })
  const rows = await deps.db
    .insertInto('archivos')
    .values(nuevos.map(({ registro }) => registro))
    .returning(['id', 'hash', 'tamano', waitForDrop().as('esperado')])
    .execute()
  await putBack(
    deps,
    nuevos.map(({ contenido, registro: { hash } }) => ({ hash, contenido })),
  )
  return rows
}

export async function readArchivo(deps: Pick<Deps, 'archivos' | 'db'>, id: string): Promise<Uint8Array> {
  const { hash } = await deps.db
    .selectFrom('archivos')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return deps.archivos.leerBytes(hash)
}
