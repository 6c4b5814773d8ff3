/** What the reader accepts at most; memory and time are bounded by these. */
export interface Limites {
  maxBytes: number
  maxProfundidad: number
  /** Attributes of one element, namespace declarations included. */
  maxAtributos: number
  maxElementos: number
  maxConceptos: number
  /** UUIDs among its related CFDI: what is kept of a document is carried by all that is answered of its draft. */
  maxRelacionados: number
  maxHallazgos: number
}

export const LIMITES: Readonly<Limites> = {
  maxBytes: 10 * 1024 * 1024,
  maxProfundidad: 64,
  maxAtributos: 256,
  maxElementos: 200_000,
  maxConceptos: 20_000,
  maxRelacionados: 2_000,
  maxHallazgos: 200,
}
