/** Refusal code → HTTP status. */
export const estanciasRefusals = {
  facturasYaPedidas: 409,
  nadaPorPedir: 409,
  hotelSinCorreo: 409,
  estanciasDesconocidas: 409,
} as const
