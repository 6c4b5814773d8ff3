export const accesoRefusals = {
  credencialesIncorrectas: 401,
  sesionExpirada: 401,
  sinPermiso: 403,
  accesoPendiente: 403,
  cuentaBloqueada: 403,
  demasiadosIntentos: 429,
} as const
