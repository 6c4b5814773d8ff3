import type { CabeceraCfdi, HallazgoFactura } from '@valija/contract/facturas.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import type { CalculoFactura } from '../comisiones/calcular-factura.ts'
import { sinTolerancia } from '../comisiones/con-tolerancia.ts'
import type { FijosDeHoja } from '../comisiones/hoja.ts'
import { seSustituye } from '../facturas/hallazgo.ts'

/** SAT's names where a rule is about a figure that only the bookings would give. */
const figuras: Record<string, string> = {
  invitadoTotal: 'Total',
  comisionSinIva: 'IVA trasladado',
  comisionIva: 'IVA trasladado',
  comisionRetIva: 'IVA retenido',
  comisionRetIvaFalta: 'IVA retenido',
  comisionRetIsr: 'ISR retenido',
  comisionRetIsrFalta: 'ISR retenido',
  comisionRetNoAplica: 'Retenciones',
}

const pesos = (monto: number): string => centavosToPesos(monto).toFixed(2)
const retenido = (monto: number): string => (monto === 0 ? 'Sin retención' : pesos(monto))

/**
 * What a substitute of a guest's invoice must carry, attribute by attribute, to be copied; null where there is nothing to
 * issue again. It is the sheet, «Lo que debe decir tu factura», and nothing that says otherwise: without bookings, which
 * alone make its figures, each broken rule gives the value it expects.
 */
export function textoDeCorreccion(
  cfdi: CabeceraCfdi | null,
  hallazgos: readonly HallazgoFactura[],
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

const expected = (hallazgos: readonly HallazgoFactura[]): [string, string][] =>
  hallazgos.flatMap(({ codigo, esperado, severidad }): [string, string][] => {
    const nombre = figuras[codigo]
    return nombre === undefined || esperado === null || severidad !== 'error'
      ? []
      : [[nombre, sinTolerancia(esperado)]]
  })
