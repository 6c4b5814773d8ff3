import type { CalculoFactura } from '@valija/domain/comisiones/compute-factura.ts'
import type { FijosDeHoja } from '@valija/domain/comisiones/hoja.ts'
import type { CodigoRegla } from '@valija/domain/facturas/codigos-de-regla.ts'
import type { CabeceraCfdi } from '@valija/domain/facturas/factura.ts'
import { type Hallazgo, seSustituye } from '@valija/domain/facturas/hallazgo.ts'
import { enPesos } from '../en-pesos.ts'
import { centavosToPesos } from '../pesos.ts'

/** SAT's names where a rule is about a figure that only the bookings would give. */
const figuras = {
  invitadoTotal: 'Total',
  comisionSinIva: 'IVA trasladado',
  comisionIva: 'IVA trasladado',
  comisionRetIva: 'IVA retenido',
  comisionRetIvaFalta: 'IVA retenido',
  comisionRetIsr: 'ISR retenido',
  comisionRetIsrFalta: 'ISR retenido',
  comisionRetNoAplica: 'Retenciones',
} satisfies Partial<Record<CodigoRegla, string>>

const pesos = (monto: number): string => centavosToPesos(monto).toFixed(2)
const retenido = (monto: number): string => (monto === 0 ? 'Sin retención' : pesos(monto))

/**
 * What a substitute of a guest's invoice must carry, attribute by attribute, to be copied; null where there is nothing to
 * issue again. It is the sheet, «Lo que debe decir tu factura», and nothing that says otherwise: without bookings, which
 * alone make its figures, each broken rule gives the value it expects.
 */
export function textoDeCorreccion(
  cfdi: CabeceraCfdi | null,
  hallazgos: readonly Hallazgo[],
  { receptor, concepto, metodoPago, formaPago }: FijosDeHoja,
  cifras: CalculoFactura | null,
): [atributo: string, valor: string][] | null {
  if (cfdi === null || !seSustituye(hallazgos)) return null
  return [
    ['TipoRelacion', '04'],
    ['CfdiRelacionado', cfdi.uuid],
    ['MetodoPago', metodoPago],
    ['FormaPago', formaPago],
    ['Moneda', 'MXN'],
    ['Rfc (receptor)', receptor.rfc],
    ['RegimenFiscalReceptor', receptor.regimenFiscal],
    ['DomicilioFiscalReceptor', receptor.codigoPostal],
    ['UsoCFDI', receptor.usoCfdi],
    ['ClaveProdServ', concepto.claveProdServ],
    ['ClaveUnidad', concepto.claveUnidad],
    ...(cifras === null ? expected(hallazgos) : figures(cifras)),
  ]
}

const figures = (c: CalculoFactura): [string, string][] => [
  ['SubTotal', pesos(c.tarifa)],
  ['IVA trasladado', pesos(c.iva)],
  ['IVA retenido', retenido(c.retIva)],
  ['ISR retenido', retenido(c.retIsr)],
  ['Total', pesos(c.totalAPagar)],
]

const expected = (hallazgos: readonly Hallazgo[]): [string, string][] =>
  hallazgos.flatMap((h): [string, string][] => {
    if (h.severidad !== 'error') return []
    switch (h.codigo) {
      case 'comisionSinIva':
        return [[figuras[h.codigo], 'Todo con IVA al 16 %']]
      case 'comisionRetNoAplica':
        return [[figuras[h.codigo], 'Sin retención']]
      case 'invitadoTotal':
      case 'comisionIva':
      case 'comisionRetIva':
      case 'comisionRetIvaFalta':
      case 'comisionRetIsr':
      case 'comisionRetIsrFalta':
        return [[figuras[h.codigo], enPesos(h.params.esperado)]]
      default:
        return []
    }
  })
