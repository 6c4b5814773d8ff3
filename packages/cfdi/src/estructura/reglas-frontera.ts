import type { Cfdi } from '../cfdi.ts'
import { parseDecimal } from '../decimal.ts'
import { type Hallazgo, hallazgo } from '../hallazgo.ts'
import { RAIZ, textOfRuta } from './ruta.ts'

/**
 * Postal codes of the states with municipalities in the border regions (decrees of 31-12-2018, north, and of 30-12-2020,
 * south); of Quintana Roo it is Othón P. Blanco alone, so that Cancún, the islands and the Riviera are left out. Within
 * the other states nobody is doubted.
 */
const frontera = /^(?:2[124567]|29|3[0123]|6[4567]|77[012389]|8[3456789])/

/** IVA at 8 % is of what is sold within the border regions; the SAT leaves where to the register of the issuer. */
export function checkFrontera({ conceptos, lugarExpedicion }: Cfdi, hallazgos: Hallazgo[]): void {
  if (!/^\d{5}$/.test(lugarExpedicion) || frontera.test(lugarExpedicion)) return
  const fronteriza = conceptos.some(({ impuestos }) =>
    impuestos?.traslados.some((t) => t.impuesto === '002' && parseDecimal(t.tasaOCuota ?? '') === 80_000),
  )
  if (fronteriza)
    hallazgos.push(
      hallazgo('ivaFronterizo', { ruta: textOfRuta(RAIZ, 'LugarExpedicion'), encontrado: lugarExpedicion }),
    )
}
