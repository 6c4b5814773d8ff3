import type { CabeceraCfdi, HallazgoFactura } from '@valija/contract/facturas.ts'
import { hallazgo } from '../hallazgo.ts'

export const emisorIsTheProveedor = (cfdi: CabeceraCfdi, rfcProveedor: string): HallazgoFactura[] =>
  cfdi.emisor === rfcProveedor
    ? []
    : [hallazgo('emisorProveedor', { encontrado: cfdi.emisor, esperado: rfcProveedor })]
