import type { Emparejamiento, LoteCandidato } from '@valija/contract/recibos.ts'
import type { PagoLeido } from '@valija/documents/recibos/tipos.ts'

/** Chosen lote by page; null leaves the payment without one. */
export type Elecciones = Record<number, number | null>

/** What the machine may choose: only what is unique and exact. */
export const firstChoices = (emparejamientos: readonly Emparejamiento[]): Elecciones =>
  Object.fromEntries(emparejamientos.map(({ pagina, loteId }) => [pagina, loteId]))

export type GrupoDeLote = {
  lote: LoteCandidato
  pagos: PagoLeido[]
  /** Centavos left to pay after these payments; below zero they are too much. */
  resto: number
}

/** The chosen payments by lote, in the order of the pages. */
export function groupByLote(
  pagos: readonly PagoLeido[],
  emparejamientos: readonly Emparejamiento[],
  elecciones: Elecciones,
): GrupoDeLote[] {
  const grupos = new Map<number, GrupoDeLote>()
  for (const pago of pagos) {
    const loteId = elecciones[pago.pagina]
    const lote = emparejamientos
      .find(({ pagina }) => pagina === pago.pagina)
      ?.candidatos.find((candidato) => candidato.loteId === loteId)
    if (!lote) continue
    const grupo = grupos.get(lote.loteId) ?? { lote, pagos: [], resto: lote.porPagar }
    grupos.set(lote.loteId, {
      lote,
      pagos: [...grupo.pagos, pago],
      resto: grupo.resto - pago.total,
    })
  }
  return [...grupos.values()]
}
