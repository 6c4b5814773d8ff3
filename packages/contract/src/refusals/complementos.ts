/** Refusal code → HTTP status. */
export const complementosRefusals = {
  complementosSinXml: 400,
  complementosSinPdf: 400,
  complementoPdfNoEsPdf: 422,
  complementosIncorrectos: 409,
  complementoNoEsperado: 409,
} as const
