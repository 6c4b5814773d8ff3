import type { CabeceraCfdi, HallazgoFactura } from '@valija/contract/facturas.ts'
import { hallazgo } from '../hallazgo.ts'

/** Of several issuers only one's facturas stay in the lote. */
export const emisorIsTheOne = (cfdi: CabeceraCfdi, emisor: string): HallazgoFactura[] =>
  cfdi.emisor === emisor ? [] : [hallazgo('emisorDistinto', { encontrado: cfdi.emisor, esperado: emisor })]
