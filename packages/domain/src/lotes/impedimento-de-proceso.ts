import type { EstatusLote } from './etapas.ts'

export type LotePorProcesar = {
  estatus: EstatusLote
  numFacturas: number
  numSinVerificar: number
  numBloqueadas: number
  /** A commission lote whose issuer nobody has validated. */
  rfcSinValidar?: boolean
  /** Its agent asked to be paid on another account, and nobody has settled it. */
  cuentaPorAprobar?: boolean
  /** It bills a booking that another factura billed, and nobody has said why. */
  reservasRepetidas?: boolean
  /** A factura of it waits for a person to say whether it is taken. */
  porRevisar?: boolean
}
export const impedimentosDeProceso = [
  'yaProcesado',
  'vacio',
  'rfcSinValidar',
  'cuentaPorAprobar',
  'reservasRepetidas',
  'porRevisar',
  'sinVerificar',
  'bloqueadas',
] as const
export type ImpedimentoDeProceso = (typeof impedimentosDeProceso)[number]

/** Why a lote cannot be sent now; null when it can. */
export function impedimentoDeProceso(lote: LotePorProcesar): ImpedimentoDeProceso | null {
  if (lote.estatus !== 'No procesado') return 'yaProcesado'
  if (lote.numFacturas === 0) return 'vacio'
  if (lote.rfcSinValidar === true) return 'rfcSinValidar'
  if (lote.cuentaPorAprobar === true) return 'cuentaPorAprobar'
  if (lote.reservasRepetidas === true) return 'reservasRepetidas'
  if (lote.porRevisar === true) return 'porRevisar'
  if (lote.numBloqueadas > 0) return 'bloqueadas'
  return lote.numSinVerificar > 0 ? 'sinVerificar' : null
}
