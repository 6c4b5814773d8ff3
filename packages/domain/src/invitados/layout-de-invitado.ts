import { centavos } from '@valija/palabras/centavos.ts'
import { isConsistente, totalEsperado } from '../comisiones/total-esperado.ts'
import type { CabeceraCfdi } from '../facturas/factura.ts'
import { hallazgo } from '../facturas/hallazgo.ts'
import { checkAmounts } from '../lotes/layout/check-amounts.ts'
import type { JuicioLayout, LayoutJuzgado } from '../lotes/layout/judge-layout.ts'
import type { FacturaDelLayout, RenglonLayout } from '../lotes/layout/renglon-layout.ts'
import type { Politica } from '../politica/politica.ts'

type Renglon = RenglonLayout & { cfdiId?: string | null | undefined }
type Factura = FacturaDelLayout & Pick<CabeceraCfdi, 'emisorRegimen' | 'impuestos'>

/**
 * The bookings a guest named for each factura, and whether they make its total (Commissions §5: within 1), less what is
 * retained where the regime's total is net.
 */
export function layoutDeInvitado(
  renglones: readonly Renglon[],
  facturas: readonly Factura[],
  politica: Politica,
): LayoutJuzgado {
  const dueno = new Map<number, string>()
  const juicios = facturas.map((factura): [string, JuicioLayout] => {
    const propios = renglones.filter(({ cfdiId }) => cfdiId === factura.id)
    for (const { numero } of propios) dueno.set(numero, factura.id)
    const esperado = totalEsperado(
      factura,
      propios.map(({ totalReserva }) => totalReserva),
      politica,
    )
    const cuadra = isConsistente(factura.total, esperado, politica.toleranciaLoteComision)
    const base = {
      ...checkAmounts(factura.total, propios, politica.toleranciaLoteComision),
      cuadra,
      renglones: propios.map(({ numero }) => numero),
    }
    if (propios.length === 0) return [factura.id, { ...base, situacion: 'sinFolio', hallazgos: [] }]
    if (cuadra) return [factura.id, { ...base, situacion: 'correcto', hallazgos: [] }]
    const total = hallazgo('invitadoTotal', { encontrado: factura.total, esperado: centavos(esperado) })
    return [factura.id, { ...base, situacion: 'incorrecto', hallazgos: [total] }]
  })
  return { facturas: new Map(juicios), dueno }
}
