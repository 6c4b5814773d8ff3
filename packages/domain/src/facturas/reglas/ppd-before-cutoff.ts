import { diaDelMes } from '../../tiempo/dia.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** A cut-off of 31 never refuses. */
export const ppdBeforeCutoff: ReglaFactura = ({ metodoPago }, { hoy, politica }) =>
  metodoPago !== 'PPD' || diaDelMes(hoy) <= politica.cortePpdProveedor
    ? []
    : [
        hallazgo('cortePpd', {
          encontrado: `Hoy es día ${diaDelMes(hoy)}`,
          esperado: `Hasta el día ${politica.cortePpdProveedor}`,
        }),
      ]
