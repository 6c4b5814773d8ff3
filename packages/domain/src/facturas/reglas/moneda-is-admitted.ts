import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

export const monedaIsAdmitted: ReglaFactura = ({ moneda }, { politica }) =>
  politica.monedas.includes(moneda)
    ? []
    : [hallazgo('moneda', { encontrado: moneda, admitidas: politica.monedas })]
