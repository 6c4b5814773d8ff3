import type { CabeceraCfdi } from '@valija/domain/facturas/factura.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { centavosToPesos } from '../pesos.ts'

/** SAT's attribute names with the values a substitute must carry: what the hotel's billing desk needs, to be copied. */
export function textoParaQuienFactura(
  cfdi: CabeceraCfdi,
  hallazgos: readonly { codigo: string }[],
  politica: Politica,
): [atributo: string, valor: string][] {
  const roto = (...codigos: string[]) => hallazgos.some(({ codigo }) => codigos.includes(codigo))
  // A PUE that comes late or from another month can only be replaced by a PPD.
  const metodo = cfdi.metodoPago === 'PUE' && !roto('mesPue', 'cortePue') ? 'PUE' : 'PPD'
  const uso = roto('usoCfdi') ? `distinto de ${politica.usosProhibidosProveedor.join(', ')}` : cfdi.usoCfdi
  return [
    ['TipoRelacion', '04'],
    ['CfdiRelacionado', cfdi.uuid],
    ['MetodoPago', metodo],
    ['FormaPago', metodo === 'PUE' ? (politica.formasPagoPue[0] ?? '03') : '99'],
    ['UsoCFDI', uso],
    ['Rfc (receptor)', politica.receptorRfc],
    [
      'RegimenFiscalReceptor',
      politica.receptorRegimenes.includes(cfdi.receptorRegimen)
        ? cfdi.receptorRegimen
        : (politica.receptorRegimenes[0] ?? '601'),
    ],
    ['Total', centavosToPesos(cfdi.total).toFixed(2)],
  ]
}
