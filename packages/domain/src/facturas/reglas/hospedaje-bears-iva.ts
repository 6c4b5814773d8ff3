import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** Hotels and their rooms in the SAT's c_ClaveProdServ. */
const hospedaje = /^9011(?:15|18)/

/**
 * Lodging bears IVA (LIVA 1 and 14), at zero only when foreigners pay it (29-VII). A notice, and of a factura that transfers none
 * at all: a line of tips or of lodging tax may carry the same key.
 */
export const hospedajeBearsIva: ReglaFactura = ({ clavesProdServ = [], impuestos, tipoDeComprobante }) => {
  const encontrados = clavesProdServ.filter((clave) => hospedaje.test(clave))
  return tipoDeComprobante !== 'I' ||
    encontrados.length === 0 ||
    !impuestos ||
    impuestos.base <= 0 ||
    impuestos.ivaTrasladado > 0
    ? []
    : [hallazgo('hospedajeSinIva', { encontrados }, { severidad: 'aviso' })]
}
