import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** What agents are owed is in pesos, whatever currency hotels may bill in: dollars are compared with nothing. */
export const monedaIsPesos: ReglaFactura = ({ moneda }) =>
  moneda === 'MXN' ? [] : [hallazgo('moneda', { encontrado: moneda, admitidas: ['MXN'] })]

export const monedaIsAdmitted: ReglaFactura = ({ moneda }, { politica }) =>
  politica.monedas.includes(moneda)
    ? []
    : [hallazgo('moneda', { encontrado: moneda, admitidas: politica.monedas })]
