/** Refusal code → HTTP status. */
export const generalRefusals = {
  datosInvalidos: 400,
  noEncontrado: 404,
  rutaDesconocida: 404,
  demasiadasPeticiones: 429,
  intentaDeNuevo: 503,
  archivoDemasiadoGrande: 413,
  envioDemasiadoGrande: 413,
  boletoInvalido: 403,
  cursorInvalido: 400,
  ordenDesconocido: 400,
  columnaDesconocida: 400,
  sistemaExternoCaido: 502,
  lectoresOcupados: 503,
  lecturaInterrumpida: 503,
} as const
