import { claveConNombre } from '@valija/contract/messages/claves-sat.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** 601 unless the policy admits more. */
export const receptorRegimenIs601: ReglaFactura = ({ receptorRegimen }, { politica }) =>
  politica.receptorRegimenes.includes(receptorRegimen)
    ? []
    : [
        hallazgo('receptorRegimen', {
          encontrado: claveConNombre('regimen', receptorRegimen),
          esperado: politica.receptorRegimenes.map((clave) => claveConNombre('regimen', clave)).join(', '),
        }),
      ]
