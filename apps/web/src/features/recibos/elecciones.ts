import type { Emparejamiento, LoteCandidato } from '@valija/contract/recibos.ts'
import type { LecturaRecibo, PagoLeido } from '@valija/documents/recibos/tipos.ts'

/** How much of a payment goes to a lote, in centavos. */
export type Parte = { loteId: number; monto: number }
/** Chosen lotes by page; none leaves the payment without one. */
export type Elecciones = Record<number, readonly Parte[]>

export const sumaDe = (partes: readonly Parte[]): number =>
  partes.reduce((suma, { monto }) => suma + (Number.isNaN(monto) ? 0 : monto), 0)
/** Nothing chosen, or the whole of what is left of it, each part above nothing. */
export const isCompleto = (partes: readonly Parte[], porAplicar: number): boolean =>
  partes.length === 0 || (partes.every(({ monto }) => monto > 0) && sumaDe(partes) === porAplicar)

/** What the machine may choose: only what is unique and exact. */
export const firstChoices = (emparejamientos: readonly Emparejamiento[]): Elecciones =>
  Object.fromEntries(
    emparejamientos.map(({ pagina, loteId, porAplicar }) => [
      pagina,
      loteId === null ? [] : [{ loteId, monto: porAplicar }],
    ]),
  )

/** Every page was read and every payment is of one lote, to the centavo: a person has nothing to choose. */
export const isExacto = (
  { ilegibles }: Pick<LecturaRecibo & { leido: true }, 'ilegibles'>,
  emparejamientos: readonly Pick<Emparejamiento, 'loteId'>[],
): boolean =>
  ilegibles.length === 0 &&
  emparejamientos.length > 0 &&
  emparejamientos.every(({ loteId }) => loteId !== null)

/** How many payments have a lote, and one that is shared out in part only. */
export type PorElegir = { elegidos: number; aMedias: Emparejamiento | undefined }
export const porElegirDe = (
  emparejamientos: readonly Emparejamiento[],
  elecciones: Elecciones,
): PorElegir => ({
  elegidos: Object.values(elecciones).filter((partes) => partes.length > 0).length,
  aMedias: emparejamientos.find(
    ({ pagina, porAplicar }) => !isCompleto(elecciones[pagina] ?? [], porAplicar),
  ),
})

export type GrupoDeLote = {
  lote: LoteCandidato
  pagos: { pago: PagoLeido; monto: number }[]
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
  for (const pago of pagos)
    for (const { loteId, monto } of elecciones[pago.pagina] ?? []) {
      const lote = emparejamientos
        .find(({ pagina }) => pagina === pago.pagina)
        ?.candidatos.find((candidato) => candidato.loteId === loteId)
      if (!lote) continue
      const grupo = grupos.get(loteId) ?? { lote, pagos: [], resto: lote.porPagar }
      grupos.set(loteId, {
        lote,
        pagos: [...grupo.pagos, { pago, monto }],
        resto: grupo.resto - monto,
      })
    }
  return [...grupos.values()]
}
