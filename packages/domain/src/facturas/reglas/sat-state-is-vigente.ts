import type { HallazgoFactura, RespuestaSat } from '@valija/contract/facturas.ts'
import { hallazgo } from '../hallazgo.ts'

/** No answer is nobody's fault: it gives no finding, the factura stays Sin verificar. */
export const satStateIsVigente = (sat: RespuestaSat | null): HallazgoFactura[] =>
  sat === null || (sat.estado !== 'Cancelado' && sat.estado !== 'No Encontrado')
    ? []
    : [hallazgo('estadoSat', { origen: 'sat', encontrado: sat.estado, esperado: 'Vigente' })]
