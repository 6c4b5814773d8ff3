import { checkAmounts } from '../lotes/layout/check-amounts.ts'
import type { JuicioLayout, LayoutJuzgado } from '../lotes/layout/judge-layout.ts'
import type { FacturaDelLayout, RenglonLayout } from '../lotes/layout/renglon-layout.ts'

/**
 * Every booking of a pre-invoice belongs to its one invoice. Whether the total fits them was judged with the taxes, since
 * it may be net of what is retained.
 */
export function layoutDeComision(
  renglones: readonly RenglonLayout[],
  facturas: readonly FacturaDelLayout[],
): LayoutJuzgado {
  const [factura] = facturas
  if (!factura) return { facturas: new Map(), dueno: new Map() }
  const juicio: JuicioLayout = {
    ...checkAmounts(factura.total, renglones, 0),
    situacion: 'correcto',
    renglones: renglones.map(({ numero }) => numero),
    hallazgos: [],
  }
  return {
    facturas: new Map([[factura.id, juicio]]),
    dueno: new Map(renglones.map(({ numero }) => [numero, factura.id])),
  }
}
