import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

export const metodoPagoIsPueOrPpd: ReglaFactura = ({ metodoPago }) =>
  metodoPago === 'PUE' || metodoPago === 'PPD' ? [] : [hallazgo('metodoPago', { encontrado: metodoPago })]
