/** Refusal code → HTTP status. */
export const estadosDeCuentaRefusals = {
  fuenteDesconocida: 400,
  estadoNoEsHoja: 400,
  estadoParaSistemas: 400,
  estadoMuyGrande: 413,
  estadoAgotado: 422,
  estadoIlegible: 400,
  estadoVacio: 400,
  estadoDeOtroFormato: 400,
  estadoConFechasAmbiguas: 400,
  estadoDeOtraMoneda: 409,
  estadoDiceOtraMoneda: 409,
  estadoDeVariasCuentas: 400,
  estadoDeVariasHojas: 400,
  estadoSinPrueba: 400,
  estadoConFechasSinAno: 400,
  importacionDeshecha: 409,
} as const
