import { compact, divide, type Millonesimas, parseScaled, round } from '../decimal.ts'
import type { Ruta } from '../estructura/ruta.ts'
import type { DatosHallazgo } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import type { DoctoRelacionado } from '../pagos.ts'
import { amount, placesOf } from './limites-importe.ts'

/** An equivalence of 1. */
const UNO = 10_000_000_000n

export type Reportar = (codigo: CodigoHallazgo, ruta: Ruta, atributo: string, datos?: DatosHallazgo) => void

/** EquivalenciaDR has up to ten decimals, more than amounts do: in ten-thousand-millionths. Null when absent. */
export function equivalenciaDe({ equivalenciaDR }: DoctoRelacionado): bigint | null {
  const value = equivalenciaDR === undefined ? null : parseScaled(equivalenciaDR.trim(), 10)
  return value !== null && value > 0n ? value : null
}

/** An amount in the document's currency as one in the payment's: division by EquivalenciaDR. */
export const inMonedaP = (value: Millonesimas, equivalencia: bigint | null): Millonesimas =>
  equivalencia === null || equivalencia === UNO
    ? value
    : divide(value, equivalencia, 6, 'mitad', 10_000_000_000n)

/**
 * The least that a document in another currency may have been of a payment: its ImpPagado and its EquivalenciaDR may both
 * have been rounded at their last written place (CRP20275, CRP20276). An equivalence of 1 counts as exact (CRP20277).
 */
export function leastOfMonto(docto: DoctoRelacionado, decimals: number): Millonesimas {
  const pagado = amount(docto.impPagado)
  const equivalencia = equivalenciaDe(docto)
  if (equivalencia === null || equivalencia === UNO) return pagado
  const half = (places: number, of: number) => 10n ** BigInt(of - Math.min(places, of))
  const numerador = 2n * BigInt(pagado) - half(placesOf(docto.impPagado.trim()), 6)
  const divisor = 2n * equivalencia + half(placesOf(docto.equivalenciaDR!.trim()), 10)
  return round(compact((numerador * UNO) / divisor), decimals, 'abajo')
}
