/** Refusal code → HTTP status. */
export const reservasRefusals = {
  reservaNoHallada: 404,
  reservaSinRespuesta: 502,
  avisoNoAbierto: 409,
} as const
