import type { CabeceraCfdi } from '../factura.ts'
import { type HallazgoDeRegla, hallazgo } from '../hallazgo.ts'

export const emisorIsTheProveedor = (cfdi: CabeceraCfdi, rfcProveedor: string): HallazgoDeRegla[] =>
  cfdi.emisor === rfcProveedor
    ? []
    : [hallazgo('emisorProveedor', { encontrado: cfdi.emisor, esperado: rfcProveedor })]
