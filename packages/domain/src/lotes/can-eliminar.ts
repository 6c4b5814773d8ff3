import { type EstadoEnvio, puedeEstarEnAnt } from './envio/envio.ts'
import { type EstatusLote, etapaDe } from './etapas.ts'

export type NegativaDeEliminar = 'etapa' | 'enAnt'

/**
 * A lote goes while its stage allows it (policy) and ANT holds nothing of it: what ANT has accepted, or may have, would be
 * paid without a record on our side, and its uuid would be free for a second time.
 */
export function negativaDeEliminar(
  lote: { estatus: EstatusLote; envios: readonly EstadoEnvio[] },
  eliminarHasta: readonly string[],
): NegativaDeEliminar | null {
  if (!eliminarHasta.includes(etapaDe(lote.estatus))) return 'etapa'
  return lote.envios.some((envio) => envio === 'aceptado' || puedeEstarEnAnt(envio)) ? 'enAnt' : null
}
