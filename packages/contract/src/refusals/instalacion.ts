/** Refusal code → HTTP status. */
export const instalacionRefusals = { instalacionEnPausa: 409, consultaDeLibrosNoDisponible: 409 } as const
