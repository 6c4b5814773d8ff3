/** Texts of the screens of guests: agents without an account. Documented wording is exact. */
export const invitadosPantalla = {
  iniciarSesion: 'Iniciar sesión',
  sinRed: 'No hay conexión. Lo que ya subiste está guardado; sigue cuando vuelva la red.',
} as const
