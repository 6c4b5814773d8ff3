import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** The month of a PUE is that of its stamp. */
export const pueIsOfCurrentMonth: ReglaFactura = ({ metodoPago, fechaTimbrado }, { hoy }) => {
  const [found, expected] = [fechaTimbrado.slice(0, 7), hoy.slice(0, 7)]
  return metodoPago !== 'PUE' || found === expected
    ? []
    : [hallazgo('mesPue', { encontrado: found, esperado: expected })]
}
