import { cancelacionDe } from '@valija/cfdi/sat.ts'
import type { RespuestaSat } from '../factura.ts'
import { type HallazgoDeRegla, hallazgo } from '../hallazgo.ts'

type Dicho = Pick<RespuestaSat, 'estado' | 'estatusCancelacion'>
/** Its issuer has asked the SAT to cancel it, and nobody has answered: unanswered for three working days, it is cancelled. */
export const seCancela = ({ estado, estatusCancelacion }: Dicho): boolean =>
  estado === 'Vigente' && cancelacionDe(estatusCancelacion) === 'en-proceso'

export const cancelacionIsNotAskedFor = (sat: Dicho | null): HallazgoDeRegla[] =>
  sat && seCancela(sat)
    ? [
        hallazgo(
          'cancelacionEnProceso',
          { estatus: sat.estatusCancelacion },
          { origen: 'sat', severidad: 'aviso' },
        ),
      ]
    : []
