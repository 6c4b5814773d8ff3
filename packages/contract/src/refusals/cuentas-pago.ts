/** Refusal code → HTTP status. */
export const cuentasPagoRefusals = {
  sinRfcNiCorreo: 400,
  rfcDeCuentaIncorrecto: 400,
  correoDeAgenciaInvalido: 400,
  sinCaratula: 400,
  caratulaNoEsPdf: 422,
  clabeIncorrecta: 400,
  solicitudAbierta: 409,
  cuentaYaVigente: 409,
  solicitudResuelta: 409,
  solicitudPropia: 403,
  cuentaRfcNoRegistrado: 404,
} as const
