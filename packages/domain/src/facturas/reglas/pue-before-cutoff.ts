import { diaDelMes } from '../../tiempo/dia.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** Supplier batches §5.2 reads 23 in one place and 30 in another; the policy holds the one in force. */
export const pueBeforeCutoff: ReglaFactura = ({ metodoPago }, { hoy, politica }) =>
  metodoPago !== 'PUE' || diaDelMes(hoy) <= politica.cortePueProveedor
    ? []
    : [
        hallazgo('cortePue', {
          encontrado: `Hoy es día ${diaDelMes(hoy)}`,
          esperado: `Hasta el día ${politica.cortePueProveedor}`,
        }),
      ]
