import type { Catalogue } from '../message-type.ts'

export const acceso = {
  credencialesIncorrectas: 'Revisa tus correo o contraseña',
  credencialesIncorrectasTitulo: '¡Credenciales incorrectas!',
  sesionExpirada: 'Tu sesión ha expirado',
  sesionExpiradaBoton: 'Volver al inicio',
  sinPermiso: 'No tienes permisos para ver esta página',
  accesoPendiente: 'Tu acceso aún no ha sido autorizado. Pide al administrador que lo active.',
  cuentaBloqueada: 'Tu cuenta está bloqueada. Comunícate con el administrador.',
  demasiadosIntentos: ({ minutos }: { minutos: number }) =>
    `Demasiados intentos. Espera ${minutos === 1 ? '1 minuto' : `${minutos} minutos`} e intenta de nuevo.`,
} satisfies Catalogue
