import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** 601 unless the policy admits more. */
export const receptorRegimenIs601: ReglaFactura = ({ receptorRegimen }, { politica }) =>
  politica.receptorRegimenes.includes(receptorRegimen)
    ? []
    : [hallazgo('receptorRegimen', { encontrado: receptorRegimen, admitidas: politica.receptorRegimenes })]
