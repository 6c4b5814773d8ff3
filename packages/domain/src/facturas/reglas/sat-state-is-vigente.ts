import type { RespuestaSat } from '../factura.ts'
import { type HallazgoDeRegla, hallazgo } from '../hallazgo.ts'

/** No answer is nobody's fault: it gives no finding, the factura stays Sin verificar. */
export const satStateIsVigente = (sat: RespuestaSat | null): HallazgoDeRegla[] =>
  sat === null || (sat.estado !== 'Cancelado' && sat.estado !== 'No Encontrado')
    ? []
    : [hallazgo('estadoSat', { estado: sat.estado }, { origen: 'sat' })]
