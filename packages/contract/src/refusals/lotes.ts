/** Refusal code → HTTP status. */
export const lotesRefusals = {
  loteNoProcesable: 409,
  fechaPagoPasada: 400,
  loteYaEnProceso: 409,
  loteEnAnt: 409,
  loteNoEliminable: 409,
  envioEnCurso: 409,
  nadaEnDuda: 409,
  nadaQueReintentar: 409,
  facturaNoRetirable: 409,
  ultimaFactura: 409,
  facturaConPagos: 409,
  descargaVacia: 400,
  sinConexionCola: 502,
  sinConexionAnt: 502,
  consultaNoDisponible: 409,
  paquetesDeVariosLotes: 400,
} as const
