import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDePagos } from './alcance-pagos.ts'
import { urlDeComprobante } from './comprobantes.ts'

type Comprobante = { comprobanteID: number; urlComprobante: string | null }

/** The address a proof was given when it was uploaded, and the one it has as part of a payment. */
const propia = /^(?:https?:\/\/[^/]+)?\/api\/comprobantes\/(\d{1,15})$/
const dePago = /^(?:https?:\/\/[^/]+)?\/api\/pagos\/(\d{1,15})\/comprobante$/

/**
 * The content of a proof this person uploaded, or of a payment within reach. The address only names it: nothing is ever
 * fetched from where it points (decision 15).
 */
export async function comprobanteVisible(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  urlImage: string,
): Promise<string> {
  const uploaded = propia.exec(urlImage)?.[1]
  const registered = dePago.exec(urlImage)?.[1]
  const found = uploaded
    ? await db
        .selectFrom('comprobantes')
        .select('hash')
        .where('comprobanteId', '=', Number(uploaded))
        .where('creadoPor', '=', actor.usuarioId)
        .executeTakeFirst()
    : registered
      ? await db
          .selectFrom('pagos as p')
          .innerJoin('comprobantes as c', 'c.comprobanteId', 'p.comprobanteId')
          .select('c.hash')
          .where('p.pagoId', '=', Number(registered))
          .where(alcanceDePagos(actor).$castTo<boolean>())
          .executeTakeFirst()
      : undefined
  if (!found) throw refuse('comprobanteNoObtenido')
  return found.hash
}

/**
 * The documented proof calls: by id, or by the address the upload gave. An address is one of ours and of the same person's
 * (decision 15); id 1 means no proof.
 */
export async function comprobanteDeUrl(
  deps: Deps,
  actor: Actor,
  pedido: { comprobanteID: number } | { urlComprobante: string },
): Promise<Comprobante> {
  const given =
    'comprobanteID' in pedido ? pedido.comprobanteID : Number(propia.exec(pedido.urlComprobante)?.[1] ?? -1)
  if (given === 1) return { comprobanteID: 1, urlComprobante: null }
  await deps.db
    .selectFrom('comprobantes')
    .select('comprobanteId')
    .where('comprobanteId', '=', given)
    .where('creadoPor', '=', actor.usuarioId)
    .executeTakeFirstOrThrow(() => refuse('comprobanteNoObtenido'))
  return { comprobanteID: given, urlComprobante: urlDeComprobante(given) }
}
