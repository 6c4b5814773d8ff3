import { enPesos } from '@valija/contract/en-pesos.ts'
import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import { hallazgo } from '../../facturas/hallazgo.ts'
import { checkAmounts, type Sumas } from './check-amounts.ts'
import { matchLayout } from './match-layout.ts'
import type { FacturaDelLayout, RenglonLayout } from './renglon-layout.ts'

export type JuicioLayout = Sumas & {
  situacion: 'correcto' | 'incorrecto' | 'sinFolio'
  renglones: number[]
  hallazgos: HallazgoFactura[]
}
export type LayoutJuzgado = {
  /** Per factura id. */
  facturas: Map<string, JuicioLayout>
  /** Row number → factura id. */
  dueno: Map<number, string>
}

/** Which rows are whose, and whether each factura's rows make its total. */
export function judgeLayout(
  renglones: readonly RenglonLayout[],
  facturas: readonly FacturaDelLayout[],
  tolerancia: number,
): LayoutJuzgado {
  const dueno = matchLayout(renglones, facturas)
  const suyos = new Map<string, RenglonLayout[]>()
  for (const renglon of renglones) {
    const id = dueno.get(renglon.numero)
    if (id !== undefined) suyos.set(id, [...(suyos.get(id) ?? []), renglon])
  }
  const juicios = facturas.map((factura): [string, JuicioLayout] => {
    const propios = suyos.get(factura.id) ?? []
    const sumas = checkAmounts(factura.total, propios, tolerancia)
    const resultado = { ...sumas, renglones: propios.map(({ numero }) => numero) }
    if (propios.length === 0) {
      const esperado = factura.serieFolio || factura.folio || factura.serie
      const falta = hallazgo('layoutSinFolio', { origen: 'layout', encontrado: 'Sin renglones', esperado })
      return [factura.id, { ...resultado, cuadra: false, situacion: 'sinFolio', hallazgos: [falta] }]
    }
    if (sumas.cuadra) return [factura.id, { ...resultado, situacion: 'correcto', hallazgos: [] }]
    const monto = hallazgo('layoutMonto', {
      origen: 'layout',
      encontrado: enPesos(sumas.sumaReservas),
      esperado: enPesos(factura.total),
    })
    return [factura.id, { ...resultado, situacion: 'incorrecto', hallazgos: [monto] }]
  })
  return { facturas: new Map(juicios), dueno }
}
