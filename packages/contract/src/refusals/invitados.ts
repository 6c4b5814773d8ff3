/** Refusal code → HTTP status. */
export const invitadosRefusals = {
  rfcSinRegistro: 404,
  cargaNoEncontrada: 404,
  cargaCedida: 410,
  cargaGuardada: 409,
  invitadosSinEspacio: 503,
  invitadoSubioMucho: 429,
  sinFacturasPorValidar: 409,
  faltaReservaDeFactura: 400,
  reservasRepetidas: 400,
  faltanReservas: 409,
  pasoAntPendiente: 409,
  faltaCorreo: 400,
  faltanLosPdfs: 400,
  faltanAlgunosPdfs: 400,
  pdfNoGuardado: 502,
  solicitudSinConfirmar: 409,
} as const
