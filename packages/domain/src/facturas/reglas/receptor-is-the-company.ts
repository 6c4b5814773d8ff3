import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

export const receptorIsTheCompany: ReglaFactura = ({ receptor }, { politica }) =>
  receptor === politica.receptorRfc
    ? []
    : [hallazgo('receptorRfc', { encontrado: receptor, esperado: politica.receptorRfc })]
