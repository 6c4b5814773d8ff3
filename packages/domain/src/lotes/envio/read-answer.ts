import { lotes } from '@valija/contract/messages/lotes.ts'
import type { EstadoEnvio } from './envio.ts'

type Dicho = { estado: 'aceptada' | 'rechazada'; motivo: string; folio: string | null }
export type Juicio = { envio: EstadoEnvio; motivo: string; folio: string | null }

const judge = ({ estado, motivo, folio }: Dicho): Juicio =>
  estado === 'aceptada'
    ? { envio: 'aceptado', motivo: '', folio }
    : { envio: 'rechazado', motivo: motivo.trim() || lotes.motivoSinMotivo, folio: null }

/** ANT's answer to a sending: a factura it says nothing about is in doubt, never taken for rejected. */
export const judgeRespuesta = (dicho: Dicho | undefined): Juicio =>
  dicho ? judge(dicho) : { envio: 'duda', motivo: lotes.motivoSinMencion, folio: null }

/**
 * What ANT holds, asked afterwards. A factura it does not hold may be sent again, but only once the first sending has had
 * time to settle: a slow ANT may still be writing it down.
 */
export const judgeConsulta = (dicho: Dicho | undefined, settled: boolean): Juicio | null => {
  if (dicho) return judge(dicho)
  return settled ? { envio: 'pendiente', motivo: '', folio: null } : null
}

/** How long a sending without answer may still be at work. */
export const asentamientoMs = 5_000
