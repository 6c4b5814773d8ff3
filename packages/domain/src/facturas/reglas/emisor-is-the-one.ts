import type { CabeceraCfdi } from '../factura.ts'
import { type HallazgoDeRegla, hallazgo } from '../hallazgo.ts'

/** Of several issuers only one's facturas stay in the lote. */
export const emisorIsTheOne = (cfdi: CabeceraCfdi, emisor: string): HallazgoDeRegla[] =>
  cfdi.emisor === emisor ? [] : [hallazgo('emisorDistinto', { encontrado: cfdi.emisor, esperado: emisor })]
