import { maximos } from '@valija/contract/borradores.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import { ownOf } from '@valija/palabras/keys.ts'
import { isUuid } from '@valija/palabras/uuid.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { readArchivo, storeArchivo } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { limiteComprobante, storeComprobante } from '../pagos/comprobantes.ts'

/** A proof is the largest of what is uploaded here. */
export const limiteDeArchivo = limiteComprobante

const proposito = 'subido'
/** Of the documented projects, the payments': what is uploaded under it is a proof (Payments §7). */
const proyectoDePagos = '7'
const ruta = '/api/File/'

/** What the bytes are, whatever their name says; null for what the product takes nowhere. */
export function typeOfContent(bytes: Uint8Array): string | null {
  const inicio = Buffer.from(bytes.subarray(0, 1024))
  if (inicio.includes('%PDF-')) return 'application/pdf'
  if (inicio.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png'
  if (inicio.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  const texto = new TextDecoder('utf-8').decode(inicio)
  return /^[\s\ufeff]*<(\?xml|[\w:]*Comprobante)/.test(texto) ? 'application/xml' : null
}

const expected: Record<string, string[]> = {
  xml: ['application/xml'],
  pdf: ['application/pdf'],
  imagen: ['image/png', 'image/jpeg'],
}

/**
 * POST File/uploadFile: keeps the file and answers its address, which only its owner can open until a record names it.
 * A payment's proof is kept as the payment screens keep theirs, with their kinds and their size.
 */
export async function uploadFile(
  deps: Deps,
  actor: Actor,
  archivo: ArchivoRecibido,
  campos: Record<string, string>,
): Promise<string> {
  const prefijo = campos.SetPrefixMiliSec === 'true' ? `${deps.reloj.ahora().getTime()}_` : ''
  const nombre = `${prefijo}${campos.NameFile?.slice(0, 120) || archivo.nombre}`
  if (campos.ProyectName === proyectoDePagos) {
    if (!can(actor.rol, 'pagos.crear')) throw refuse('sinPermiso')
    return (await storeComprobante(deps, actor, { bytes: archivo.bytes, nombre })).urlComprobante
  }
  if (archivo.bytes.length > maximos.bytesPdf) throw refuse('archivoDemasiadoGrande', { limite: '15 MB' })
  const tipo = typeOfContent(archivo.bytes)
  const nivel = campos.SubNivel1?.toLowerCase()
  const admitidos = nivel === undefined ? Object.values(expected).flat() : (ownOf(expected, nivel) ?? [])
  if (tipo === null || !admitidos.includes(tipo)) throw refuse('archivoNoPermitido')
  const { id } = await storeArchivo(deps, {
    contenido: archivo.bytes,
    tipo,
    nombre,
    proposito,
    creadoPor: actor.usuarioId,
  })
  return `${ruta}${id}`
}

/** A file the person uploaded and nobody else may name: by its address or its bare id. */
export async function ownFile(deps: Deps, actor: Actor, direccion: string) {
  const id = direccion.startsWith(ruta) ? direccion.slice(ruta.length) : direccion
  const archivo = isUuid(id)
    ? await deps.db
        .selectFrom('archivos')
        .select(['id', 'hash', 'nombre', 'tipo'])
        .where('id', '=', id)
        .where('creadoPor', '=', actor.usuarioId)
        .where('proposito', '=', proposito)
        .executeTakeFirst()
    : undefined
  if (!archivo) throw refuse('noEncontrado')
  return archivo
}

export async function ownFileBytes(deps: Deps, actor: Actor, direccion: string): Promise<Uint8Array> {
  return readArchivo(deps, (await ownFile(deps, actor, direccion)).id)
}
