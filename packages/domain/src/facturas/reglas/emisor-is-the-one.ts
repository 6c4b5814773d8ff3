import type { CabeceraCfdi, HallazgoFactura } from '@valija/contract/facturas.ts'
import { hallazgo } from '../hallazgo.ts'

/** Of several issuers only the first one's facturas stay in the lote. */
export const emisorIsTheFirst = (cfdi: CabeceraCfdi, primero: string): HallazgoFactura[] =>
  cfdi.emisor === primero ? [] : [hallazgo('emisorDistinto', { encontrado: cfdi.emisor, esperado: primero })]
