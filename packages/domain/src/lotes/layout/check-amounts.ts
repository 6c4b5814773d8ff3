import { type Centavos, centavos } from '@valija/contract/pesos.ts'
import type { RenglonLayout } from './renglon-layout.ts'

const suma = (importes: readonly number[]): Centavos =>
  centavos(importes.reduce((total, importe) => total + importe, 0))

export type Sumas = { sumaReservas: Centavos; sumaSinPropinas: Centavos; cuadra: boolean }

/**
 * Supplier batches §5.3: the totalReserva of a factura's rows, or their base + iva + otros impuestos, must equal its total
 * within the tolerance, which is inclusive and in centavos.
 */
export function checkAmounts(
  total: Centavos,
  renglones: readonly Pick<RenglonLayout, 'base' | 'iva' | 'otrosImpuestos' | 'totalReserva'>[],
  tolerancia: number,
): Sumas {
  const sumaReservas = suma(renglones.map((r) => r.totalReserva))
  const sumaSinPropinas = suma(renglones.map((r) => r.base + r.iva + r.otrosImpuestos))
  const near = (valor: number) => Math.abs(valor - total) <= tolerancia
  return { sumaReservas, sumaSinPropinas, cuadra: near(sumaReservas) || near(sumaSinPropinas) }
}
