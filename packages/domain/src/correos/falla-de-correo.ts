/** Why a mail did not leave, as it is kept; `estado` is what the mail server answered, where it did. */
export type FallaDeCorreo =
  /** No longer true when its turn came. */
  | { codigo: 'yaNoAplica' | 'sinRespuesta' }
  /** It waited in a copy that was restored, and a person chose not to send it. */
  | { codigo: 'deAntesDeRestaurar' }
  | { codigo: 'rechazado'; estado: number | null }
  | { codigo: 'noAceptado'; estado: number }
  /** Kept in words, before these were codes. */
  | { codigo: 'texto'; texto: string }
