import { type EstatusLote, etapas } from '../etapas.ts'
import { type FacturaEnEnvio, isBloqueada } from './plan-envio.ts'

type Factura = Pick<FacturaEnEnvio, 'envio' | 'envioDuda' | 'estado' | 'validacionEfos'>

/**
 * What may be taken out of its lote, so that the rest goes on: before it is in payment, what ANT rejected, and what was
 * never sent and the SAT does not hold valid; in payment, what the SAT took back after ANT had it, since such a factura
 * keeps the whole lote from being paid; and that under whose number ANT holds another uuid, for it will never take it so.
 * What ANT may hold without having answered is never taken out.
 */
export function isRetirable(
  estatus: EstatusLote,
  factura: Factura,
  efosBloquean: readonly string[],
): boolean {
  const bloqueada = isBloqueada(factura, efosBloquean)
  if (estatus === etapas.enProcesoDePago) return bloqueada
  if (estatus !== etapas.noProcesado && estatus !== etapas.enProcesoDeEnvio) return false
  return (
    factura.envio === 'rechazado' ||
    factura.envioDuda === 'otroUuid' ||
    (factura.envio === 'pendiente' && (bloqueada || factura.estado !== 'Vigente'))
  )
}
