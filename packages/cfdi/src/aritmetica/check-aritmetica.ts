import type { Cfdi } from '../cfdi.ts'
import type { Hallazgo } from '../hallazgo.ts'
import { checkComplementosLocales } from './complementos-locales.ts'
import { checkConceptosAritmetica } from './conceptos.ts'
import { checkPagos } from './pagos.ts'
import { checkTotales } from './totales.ts'

/** The sums of a CFDI 4.0 in exact decimals: concepts, taxes, totals, local taxes, other charges, payments. */
export function checkAritmetica(cfdi: Cfdi, hallazgos: Hallazgo[]): void {
  const sumas = checkConceptosAritmetica(cfdi, hallazgos)
  checkTotales(cfdi, sumas, hallazgos)
  checkComplementosLocales(cfdi, hallazgos)
  if (cfdi.pagos) checkPagos(cfdi.pagos, cfdi.fecha, hallazgos)
}
