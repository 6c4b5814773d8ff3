import type { CabeceraCfdi, HallazgoFactura } from '@valija/contract/facturas.ts'
import { sinTolerancia } from '../comisiones/con-tolerancia.ts'

/** Broken in another way, another invoice would not help: it is a repetition, or belongs in another batch. */
const noSeReemite = ['uuidRepetidoEnLote', 'uuidRegistrado', 'emisorDistinto', 'efos', 'tipoDeComprobante']
/** Said by the attributes that always go, or by no attribute of the invoice. */
const yaDichos = [
  'receptorRfc',
  'metodoPago',
  'invitadoFormaPago',
  'invitadoCortePue',
  'mesPue',
  'anioTimbrado',
]

/** SAT's names where a rule is about one attribute; of a tax, which it is. */
const atributos: Record<string, string> = {
  receptorRegimen: 'RegimenFiscalReceptor',
  moneda: 'Moneda',
  invitadoTotal: 'Total',
  comisionIva: 'IVA trasladado',
  comisionRetIva: 'IVA retenido',
  comisionRetIvaFalta: 'IVA retenido',
  comisionRetIsr: 'ISR retenido',
  comisionRetIsrFalta: 'ISR retenido',
  comisionRetNoAplica: 'Retenciones',
}

/**
 * What a substitute of a guest's invoice must carry, attribute by attribute, to be copied; null where there is nothing to
 * issue again. Beyond the fixed attributes, each broken rule gives the value it expects.
 */
export function textoDeCorreccion(
  cfdi: CabeceraCfdi | null,
  hallazgos: readonly HallazgoFactura[],
  receptor: string,
): [atributo: string, valor: string][] | null {
  const rotos = hallazgos.filter(
    ({ severidad, codigo }) => severidad === 'error' && !noSeReemite.includes(codigo),
  )
  if (cfdi === null || rotos.length === 0) return null
  const roto = (...codigos: string[]) => rotos.find(({ codigo }) => codigos.includes(codigo))
  // A PUE that comes late or from another month can only be replaced by a PPD.
  const metodo = cfdi.metodoPago === 'PUE' && !roto('mesPue', 'invitadoCortePue') ? 'PUE' : 'PPD'
  const forma = metodo === 'PPD' ? '99' : (roto('invitadoFormaPago')?.esperado ?? cfdi.formaPago)
  return [
    ['TipoRelacion', '04'],
    ['CfdiRelacionado', cfdi.uuid],
    ['MetodoPago', metodo],
    ['FormaPago', forma],
    ['Rfc (receptor)', receptor],
    ...rotos
      .filter(({ codigo, esperado }) => esperado !== null && !yaDichos.includes(codigo))
      .map(({ codigo, titulo, esperado }): [string, string] => [
        atributos[codigo] ?? titulo,
        sinTolerancia(esperado ?? ''),
      ]),
  ]
}
