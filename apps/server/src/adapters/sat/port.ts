import type { RespuestaSat } from '@valija/cfdi/sat.ts'

/** What the tax authority answered: as this product understands it, and the raw texts as they came. */
export type SatRespuesta = {
  /** `Desconocido` is any text the catalogue does not hold; it is never taken for No Encontrado. */
  estado: 'Vigente' | 'Cancelado' | 'No Encontrado' | 'Desconocido'
  cancelacion: RespuestaSat['cancelacion']
  /** Is the issuer on the definitive 69-B list? */
  efos: RespuestaSat['efos']
  estadoTexto: string
  codigoEstatus: string
  esCancelable: string
  estatusCancelacion: string
  validacionEfos: string
}

export type SatPort = {
  /**
   * Asks for the state of one CFDI by its printed expression (`?re=…&rr=…&tt=…&id=…&fe=…`).
   * A timeout, an HTTP error or a SOAP fault is an ExternalSystemError: not verified, nobody's fault.
   */
  consultar: (expresion: string, signal?: AbortSignal) => Promise<SatRespuesta>
}
