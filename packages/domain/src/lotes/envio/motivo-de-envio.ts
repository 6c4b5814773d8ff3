/** Why ANT does not have a factura as it should, as it is kept. */
export type MotivoDeEnvio =
  | { codigo: 'sinRespuesta' | 'sinMencion' | 'sinUuid' | 'loteAjeno' | 'sinMotivo' | 'contradice' }
  /** What ANT holds under that number, in capitals. */
  | { codigo: 'otroUuid'; uuid: string }
  /** HTTP status of its refusal of the whole request. */
  | { codigo: 'noAdmitido'; estado: number }
  /** In ANT's own words. */
  | { codigo: 'texto'; texto: string }
