import { claveConNombre } from '@valija/contract/messages/claves-sat.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

export const tipoDeComprobanteIsAdmitted: ReglaFactura = ({ tipoDeComprobante }, { politica }) =>
  politica.tiposDeComprobante.includes(tipoDeComprobante)
    ? []
    : [
        hallazgo('tipoDeComprobante', {
          encontrado: claveConNombre('tipoDeComprobante', tipoDeComprobante),
          esperado: politica.tiposDeComprobante.map((t) => claveConNombre('tipoDeComprobante', t)).join(', '),
        }),
      ]
