import { reglasDePolitica } from '../../comisiones/reglas-de-politica.ts'
import { reglaFiscal } from '../../comisiones/reglas-fiscales.ts'
import { applyTasa, type Tasa } from '../../dinero/tasa.ts'
import type { Politica } from '../../politica/politica.ts'
import type { CabeceraCfdi } from '../factura.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** Of who rents without being in RESICO (LISR 116). */
const tasaArrendamiento: Tasa = '0.1'

/** What a company retains whatever was sold; null where that depends on what it was, or the regime is not known. */
function tasaDe({ emisor, emisorRegimen = '' }: CabeceraCfdi, politica: Politica, dia: string): Tasa | null {
  if (emisor.length === 12) return '0'
  if (emisorRegimen === '606') return tasaArrendamiento
  const isr = reglaFiscal(emisorRegimen, emisor, dia, reglasDePolitica(politica))?.isr
  return isr?.exige === 'requerida' ? isr.tasa : null
}

/**
 * ISR that a company retains of whom it pays: LISR 113-J and 116 of a person, of another company nothing. A notice: it is
 * retained on paying whatever the document says.
 */
export const isrRetenidoIsOfTheRegimen: ReglaFactura = (cfdi, { hoy, politica }) => {
  const { impuestos, moneda, tipoDeComprobante } = cfdi
  const tasa = tasaDe(cfdi, politica, hoy)
  if (!impuestos || tasa === null || tipoDeComprobante !== 'I') return []
  const { monto = 0, tasa: dicha = null } = impuestos.retIsr ?? {}
  const esperado = applyTasa(impuestos.base, tasa)
  // Of part of the invoice alone it may be less: then its own rate tells.
  if (Math.abs(monto - esperado) <= 1 || (monto !== 0 && esperado !== 0 && isSame(dicha, tasa))) return []
  const encontrado = impuestos.retIsr?.monto ?? null
  return [hallazgo('isrRetenido', { encontrado, esperado, moneda }, { severidad: 'aviso' })]
}

const isSame = (dicha: string | null, tasa: Tasa): boolean => dicha === null || Number(dicha) === Number(tasa)
