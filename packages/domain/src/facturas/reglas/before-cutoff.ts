import type { Politica } from '../../politica/politica.ts'
import { diaDelMes } from '../../tiempo/dia.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

type Corte = {
  metodoPago: 'PUE' | 'PPD'
  /** The day of the policy in force: suppliers, guests and agents have each their own. */
  dia: keyof Pick<
    Politica,
    'cortePueProveedor' | 'cortePpdProveedor' | 'corteInvitadoPue' | 'corteComisionPue'
  >
  codigo: 'cortePue' | 'cortePpd' | 'invitadoCortePue' | 'comisionCortePue'
}

/** Taken on the day of the cut-off, refused after it; a cut-off of 31 never refuses. */
export const beforeCutoff =
  ({ metodoPago, dia, codigo }: Corte): ReglaFactura =>
  (cfdi, { hoy, politica }) =>
    cfdi.metodoPago !== metodoPago || diaDelMes(hoy) <= politica[dia]
      ? []
      : [hallazgo(codigo, { hoy: diaDelMes(hoy), corte: politica[dia] })]
