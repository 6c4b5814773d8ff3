import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** G03 is forbidden in supplier lotes only; pre-invoices prescribe it. */
export const usoCfdiIsNotG03: ReglaFactura = ({ usoCfdi }, { politica }) => {
  const prohibidos = politica.usosProhibidosProveedor
  return usoCfdi !== '' && !prohibidos.includes(usoCfdi)
    ? []
    : [hallazgo('usoCfdi', { encontrado: usoCfdi, prohibidos })]
}
