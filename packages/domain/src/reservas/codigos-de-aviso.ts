/** The warnings that need the customer, the hotel and the agent of a booking at once. */
export const codigosDeAviso = [
  'pagoAntesDelCobro',
  'pagoAntesDeLaEstancia',
  'facturadoDeMas',
  'facturadaDosVeces',
  'facturadaPorOtroHotel',
  'canceladaFacturada',
  'pagadaSinFactura',
  'pagoAlHotelSinFactura',
  'comisionSinCobro',
  'clienteSobrepagado',
] as const
export type CodigoDeAviso = (typeof codigosDeAviso)[number]
