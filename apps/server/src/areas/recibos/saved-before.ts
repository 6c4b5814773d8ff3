import type { ReciboGuardado } from '@valija/contract/recibos.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import { readTrasPago } from './after-pago.ts'

/** A save repeated under the id that the browser chose is answered with the first one. */
export async function savedBefore(
  { db }: Pick<Deps, 'db'>,
  reciboId: string,
  hash: string,
): Promise<ReciboGuardado | null> {
  const recibo = await db
    .selectFrom('recibosBancarios as r')
    .leftJoin('archivos as a', 'a.id', 'r.archivoId')
    .select('a.hash')
    .where('r.id', '=', reciboId)
    .executeTakeFirst()
  if (!recibo) return null
  if (recibo.hash !== hash) throw refuse('datosInvalidos')
  const rows = await db
    .selectFrom('comprobantesPago as c')
    .innerJoin('reciboPagos as p', 'p.id', 'c.reciboPagoId')
    .select(['c.id', 'c.loteId'])
    .where('p.reciboId', '=', reciboId)
    .orderBy('c.id')
    .execute()
  return {
    reciboId,
    guardados: rows.length,
    comprobantes: rows.map(({ id }) => id),
    lotes: await readTrasPago(
      db,
      rows.map(({ loteId }) => loteId),
    ),
  }
}
