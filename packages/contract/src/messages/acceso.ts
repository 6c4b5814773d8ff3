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
  segundoFactorRequerido: 'Escribe el código de tu aplicación de autenticación.',
  segundoFactorConLlave: 'Usa tu llave de acceso, o escribe un código de recuperación.',
  pruebaRequerida: 'Confirma que eres tú para seguir: escribe tu contraseña.',
  codigoIncorrecto: 'El código no es correcto o ya se usó. Espera el siguiente e intenta de nuevo.',
  segundoFactorYaActivo: 'La verificación en dos pasos ya está activa.',
  codigosYaRenovados:
    'Tus códigos se renovaron a la vez desde otra ventana, y sirven los que se muestran ahí. Aquí no se hicieron otros.',
  segundoFactorSinEmpezar: 'Pasó demasiado tiempo, o aún no la has iniciado. Empieza de nuevo.',
  segundoFactorObligatorio:
    'La verificación en dos pasos es obligatoria para tu rol; no se puede quitar mientras lo sea.',
  llaveNoReconocida:
    'No reconocimos esa llave de acceso, o tardó demasiado. Intenta de nuevo o entra con tu contraseña.',
  llaveNoRegistrada: 'La llave de acceso no se pudo agregar, o tardó demasiado. Intenta de nuevo.',
  llavesNoDisponibles:
    'Aquí no se pueden usar llaves de acceso: Valija necesita un nombre propio con https. Avisa al administrador.',
  llaveEsSegundoPaso:
    'Es tu última llave de acceso y tu verificación en dos pasos la usa. Quita primero la verificación, o agrega otra llave.',
  demasiadasLlaves: ({ maximo }: { maximo: number }) =>
    `Puedes tener hasta ${maximo} llaves de acceso. Quita una que ya no uses.`,
  sinLlaves: 'Agrega primero una llave de acceso.',
  debeCambiarContrasena: 'Antes de seguir, cambia la contraseña que te dieron por una tuya.',
  debeSegundoFactor: 'Antes de seguir, activa la verificación en dos pasos de tu cuenta.',
  contrasenaInvalida: 'Esta no es una contraseña válida',
  contrasenaLarga: ({ maximo }: { maximo: number }) =>
    `La contraseña es muy larga: usa ${maximo} caracteres o menos.`,
  contrasenaActualIncorrecta:
    'Tu contraseña actual no es correcta. Si acabas de cambiarla y no viste la respuesta, ya es la nueva.',
  contrasenaRepetida: 'La contraseña nueva es igual a la actual. Elige otra.',
  enlaceVencido:
    'Este enlace ya se usó, venció o no es de esta cuenta. Si acabas de usarlo y no viste la respuesta, ya quedó hecho; si no, pide uno nuevo.',
  registroIncompleto: 'Revisa tu correo y tu contraseña.',
  registroIncompletoTitulo: '¡Formulario incompleto!',
} satisfies Catalogue
