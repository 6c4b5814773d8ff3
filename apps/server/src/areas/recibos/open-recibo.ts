import type { Readable } from 'node:stream'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readOne, salidaDe } from '../../lectores/read-one.ts'
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
    .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
  return { nombre: archivo.nombre, contenido: await archivos.leer(archivo.hash) }
}

/** Of the bank's PDF the page of one payment that holds: the others are of other people. */
export async function openPaginaDePago(
  { db, archivos, lectores }: Pick<Deps, 'db' | 'archivos' | 'lectores'>,
  { usuarioId }: Actor,
  { loteId, pagoId }: { loteId: number; pagoId: number },
): Promise<{ nombre: string; contenido: Buffer }> {
  const pago = await db
    .selectFrom('comprobantesPago as c')
    .innerJoin('reciboPagos as p', 'p.id', 'c.reciboPagoId')
    .innerJoin('recibosBancarios as r', 'r.id', 'p.reciboId')
    .innerJoin('archivos as a', 'a.id', 'r.archivoId')
    .select(['a.hash', 'p.pagina', 'c.folio'])
    .where('c.id', '=', pagoId)
    .where('c.loteId', '=', loteId)
    .where('c.anuladoEn', 'is', null)
    .executeTakeFirstOrThrow(() => refuse('reciboSinPagina'))
  const bytes = await archivos.leerBytes(pago.hash)
  const answer = await readOne(lectores, 'paginaDeRecibo', usuarioId, bytes, { pagina: pago.pagina })
  const page = salidaDe(answer, () => refuse('reciboSinPagina'))
  if (page === null) throw refuse('reciboSinPagina')
  return { nombre: `Recibo ${pago.folio}.pdf`, contenido: Buffer.from(page) }
}
