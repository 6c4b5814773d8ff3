import { type Centavos, centavos } from '@valija/palabras/centavos.ts'
import type { RenglonLayout } from './renglon-layout.ts'

const suma = (importes: readonly number[]): Centavos =>
  centavos(importes.reduce((total, importe) => total + importe, 0))

export type Sumas = {
  /** The one of the two sums that comes nearer to the total: the one that is told. */
  suma: Centavos
  /** It is base + iva + otros impuestos: tips are no part of it. */
  sinPropinas: boolean
  cuadra: boolean
}

/**
 * Supplier batches §5.3: the totalReserva of a factura's rows, or their base + iva + otros impuestos, must equal its total
 * within the tolerance, which is inclusive and in centavos.
 */
export function checkAmounts(
  total: Centavos,
  renglones: readonly Pick<RenglonLayout, 'base' | 'iva' | 'otrosImpuestos' | 'totalReserva'>[],
  tolerancia: number,
): Sumas {
  const conPropinas = suma(renglones.map((r) => r.totalReserva))
  const sin = suma(renglones.map((r) => r.base + r.iva + r.otrosImpuestos))
  const lejos = (valor: number) => Math.abs(valor - total)
  const sinPropinas = lejos(sin) < lejos(conPropinas)
  const nearer = sinPropinas ? sin : conPropinas
  return { suma: nearer, sinPropinas, cuadra: lejos(nearer) <= tolerancia }
}
