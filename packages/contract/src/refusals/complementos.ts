/** Refusal code → HTTP status. */
export const complementosRefusals = {
  complementosSinXml: 400,
  complementosSinPdf: 400,
  complementoPdfNoEsPdf: 422,
  complementosIncorrectos: 409,
  complementosSinVerificar: 502,
  complementosDeMas: 400,
  complementoNoEsperado: 409,
  complementoSinDestino: 409,
  complementoSinRevision: 409,
  complementoSinPago: 409,
} as const
