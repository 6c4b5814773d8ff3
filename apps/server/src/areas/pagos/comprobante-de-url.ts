import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { urlDeComprobante } from './comprobantes.ts'

type Comprobante = { comprobanteID: number; urlComprobante: string | null }

/**
 * The documented proof calls: by id, or by the address the upload gave. An address is one of ours and of the same person's
 * (decision O17); id 1 means no proof.
 */
export async function comprobanteDeUrl(
  deps: Deps,
  actor: Actor,
  pedido: { comprobanteID: number } | { urlComprobante: string },
): Promise<Comprobante> {
  const given =
    'comprobanteID' in pedido
      ? pedido.comprobanteID
      : Number(
          /^(?:https?:\/\/[^/]+)?\/api\/comprobantes\/(\d{1,15})$/.exec(pedido.urlComprobante)?.[1] ?? -1,
        )
  if (given === 1) return { comprobanteID: 1, urlComprobante: null }
  const own = await deps.db
    .selectFrom('comprobantes')
    .select('comprobanteId')
    .where('comprobanteId', '=', given)
    .where('creadoPor', '=', actor.usuarioId)
    .executeTakeFirst()
  if (!own) throw refuse('comprobanteNoObtenido')
  return { comprobanteID: given, urlComprobante: urlDeComprobante(given) }
}
