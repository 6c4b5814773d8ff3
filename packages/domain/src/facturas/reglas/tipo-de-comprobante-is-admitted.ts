import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

export const tipoDeComprobanteIsAdmitted: ReglaFactura = ({ tipoDeComprobante }, { politica }) =>
  politica.tiposDeComprobante.includes(tipoDeComprobante)
    ? []
    : [
        hallazgo('tipoDeComprobante', {
          encontrado: tipoDeComprobante,
          admitidas: politica.tiposDeComprobante,
        }),
      ]
