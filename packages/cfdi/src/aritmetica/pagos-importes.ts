import { compact, divide, type Millonesimas, parseScaled, round, subtract } from '../decimal.ts'
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
  const numerador = 2n * BigInt(pagado) - lastPlace(docto.impPagado, 6)
  const divisor = 2n * equivalencia + lastPlace(docto.equivalenciaDR!, 10)
  return round(compact((numerador * UNO) / divisor), decimals, 'abajo')
}

/** How far EquivalenciaDR, rounded at its last written place, may move an amount that it converts: as it may move ImpPagado. */
export function playOf(value: Millonesimas, docto: DoctoRelacionado): Millonesimas {
  const equivalencia = equivalenciaDe(docto)
  if (equivalencia === null || equivalencia === UNO) return 0
  const divisor = 2n * equivalencia - lastPlace(docto.equivalenciaDR!, 10)
  return subtract(compact((2n * BigInt(value) * UNO) / divisor), inMonedaP(value, equivalencia))
}

const lastPlace = (text: string, of: number): bigint =>
  10n ** BigInt(of - Math.min(placesOf(text.trim()), of))
