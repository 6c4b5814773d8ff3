import { divide, type Millonesimas, parseDecimal, parseScaled } from '../decimal.ts'
import type { Ruta } from '../estructura/ruta.ts'
import type { DatosHallazgo } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import type { DoctoRelacionado } from '../pagos.ts'

export const amount = (text: string | undefined): Millonesimas =>
  text === undefined ? 0 : (parseDecimal(text.trim()) ?? 0)

export type Reportar = (codigo: CodigoHallazgo, ruta: Ruta, atributo: string, datos?: DatosHallazgo) => void

/** EquivalenciaDR has up to ten decimals, more than amounts do: in ten-thousand-millionths. Null when absent. */
export function equivalenciaDe({ equivalenciaDR }: DoctoRelacionado): bigint | null {
  const value = equivalenciaDR === undefined ? null : parseScaled(equivalenciaDR.trim(), 10)
  return value !== null && value > 0n ? value : null
}

/** An amount in the document's currency as one in the payment's: division by EquivalenciaDR. */
export const inMonedaP = (
  value: Millonesimas,
  equivalencia: bigint | null,
  decimals: number,
): Millonesimas =>
  equivalencia === null || equivalencia === 10_000_000_000n
    ? value
    : divide(value, equivalencia, decimals, 'mitad', 10_000_000_000n)
