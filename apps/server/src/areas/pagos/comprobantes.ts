import { bytesComprobante, type ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { storeArchivo } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDePagos } from './alcance-pagos.ts'

export const limiteComprobante = { archivos: 1, bytes: bytesComprobante }
export const urlDeComprobante = (comprobanteId: number): string => `/api/comprobantes/${comprobanteId}`
const nombreLimpio = (nombre: string): string => nombre.replace(/^.*[\\/]/, '').slice(0, 200) || 'comprobante'

/** Keeps a proof: its kind is told by its content. Says how many payments already stand on this very file. */
export async function storeComprobante(
  deps: Deps,
  actor: Actor,
  { bytes, nombre }: { bytes: Uint8Array; nombre: string },
): Promise<ComprobanteSubido & { archivoId: string }> {
  const tipo = tipoDeComprobante(bytes)
  if (!tipo) throw refuse('archivoDePagoInvalido')
  const limpio = nombreLimpio(nombre)
  const archivo = await storeArchivo(deps, {
    contenido: bytes,
    tipo,
    nombre: limpio,
    proposito: 'comprobante',
    creadoPor: actor.usuarioId,
  })
  const { comprobanteId } = await deps.db
    .insertInto('comprobantes')
    .values({ archivoId: archivo.id, hash: archivo.hash, creadoPor: actor.usuarioId })
    .returning('comprobanteId')
    .executeTakeFirstOrThrow()
  const { n } = await deps.db
    .selectFrom('pagos as p')
    .innerJoin('comprobantes as c', 'c.comprobanteId', 'p.comprobanteId')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('c.hash', '=', archivo.hash)
    .executeTakeFirstOrThrow()
  return {
    comprobanteID: comprobanteId,
    urlComprobante: urlDeComprobante(comprobanteId),
    tipo,
    nombre: limpio,
    repetidos: n,
    archivoId: archivo.id,
  }
}

/** Proofs uploaded by this person, by id: nobody registers a payment on another's file. */
export async function comprobantesPropios(
  db: Conn,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, { comprobanteId: number; hash: string }>> {
  const rows = await db
    .selectFrom('comprobantes')
    .select(['comprobanteId', 'hash'])
    .where('comprobanteId', 'in', [...ids, -1])
    .where('creadoPor', '=', actor.usuarioId)
    .execute()
  return new Map(rows.map((row) => [row.comprobanteId, row]))
}

type Abierto = { contenido: Uint8Array; tipo: string; nombre: string }
async function open(
  deps: Deps,
  found: { hash: string; tipo: string; nombre: string } | undefined,
): Promise<Abierto> {
  if (!found) throw refuse('comprobanteNoObtenido')
  try {
    return { contenido: await deps.archivos.leerBytes(found.hash), tipo: found.tipo, nombre: found.nombre }
  } catch (error) {
    deps.log.warn({ err: error }, 'proof missing in the store')
    throw refuse('comprobanteNoObtenido')
  }
}

/** The proof of a payment within the person's scope. */
export async function openComprobanteDePago(deps: Deps, actor: Actor, pagoId: number): Promise<Abierto> {
  const found = await deps.db
    .selectFrom('pagos as p')
    .innerJoin('comprobantes as c', 'c.comprobanteId', 'p.comprobanteId')
    .innerJoin('archivos as a', 'a.id', 'c.archivoId')
    .select(['a.hash', 'a.tipo', 'a.nombre'])
    .where('p.pagoId', '=', pagoId)
    .where(alcanceDePagos(actor).$castTo<boolean>())
    .executeTakeFirst()
  return open(deps, found)
}

/** A proof this person uploaded and has not yet registered. */
export async function openComprobante(deps: Deps, actor: Actor, comprobanteId: number): Promise<Abierto> {
  const found = await deps.db
    .selectFrom('comprobantes as c')
    .innerJoin('archivos as a', 'a.id', 'c.archivoId')
    .select(['a.hash', 'a.tipo', 'a.nombre'])
    .where('c.comprobanteId', '=', comprobanteId)
    .where('c.creadoPor', '=', actor.usuarioId)
    .executeTakeFirst()
  return open(deps, found)
}

/** Media types a proof may have, known by the first bytes and never by its name. */
type TipoDeComprobante = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/bmp' | 'image/webp'

function tipoDeComprobante(bytes: Uint8Array): TipoDeComprobante | null {
  const starts = (text: string, at = 0) =>
    Array.from(text).every((char, i) => bytes[at + i] === char.codePointAt(0))
  // A PDF may carry a few bytes before its mark.
  for (let at = 0; at < 16; at++) if (starts('%PDF-', at)) return 'application/pdf'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (bytes[0] === 0x89 && starts('PNG\r\n', 1)) return 'image/png'
  if (starts('BM') && bytes.length > 54) return 'image/bmp'
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp'
  return null
}
