/** Refusal code → HTTP status. */
export const recibosRefusals = {
  loteNoSePuedePagar: 409,
  loteNoEnPago: 409,
  loteNoCubierto: 409,
  montoExcede: 409,
  rfcNoCorresponde: 409,
  pagoFuturo: 400,
  pagoAntesDeFactura: 409,
  operacionYaAplicada: 409,
  comprobanteRepetido: 409,
  paginaSinPago: 409,
  reciboSinPagina: 409,
  asignacionRepetida: 400,
  operacionRepetida: 409,
  reciboIlegible: 422,
  reciboSinArchivo: 400,
  comprobanteYaAnulado: 409,
} as const
