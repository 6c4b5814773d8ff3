import type { Catalogue } from '../message-type.ts'

export const usuarios = {
  correoInvalido: 'Este no es un correo válido',
  // Documented wording, with its misspelling.
  correoYaRegistrado: ({ email }: { email: string }) => `El correo ${email} ya fue registrado anterior mente`,
  usuarioYaRegistrado: 'Usuario ya registrado',
  errorAlCrearProveedor: 'Hubo un error al crear el proveedor',
  invitacionAbierta: ({ correo }: { correo: string }) =>
    `Ya hay una invitación pendiente para ${correo}. Reenvíala o revócala en la lista de invitaciones.`,
  accesoYaRegistrado: 'Esta persona ya eligió su contraseña. Si la olvidó, que pida un enlace al entrar.',
  correoRepetidoEnLista: 'Está repetido en la lista.',
  demasiadosCorreos: ({ n, maximo }: { n: number; maximo: number }) =>
    `Son ${n} correos y caben ${maximo} a la vez. Pégalos por partes: no se envió ninguno.`,
  invitacionCerrada: 'Esta invitación ya se usó o se revocó. Crea una nueva.',
  invitacionSinDatos: 'Por favor, selecciona un comisionista y proporciona un correo válido.',
  invitacionSinComisionista: 'Por favor, selecciona un comisionista.',
  invitacionSinCorreo: 'Por favor, proporciona un correo válido.',
  invitacionSinRol: 'Por favor, selecciona un rol y proporciona un correo válido.',
  proveedorIncompleto: 'Por favor, completa todos los campos obligatorios',
  correoRequerido: 'Correo es requerido',
  rfcRequerido: 'RFC es requerido',
  razonSocialRequerida: 'Razón social es requerida',
  proveedorRequerido: 'Debe seleccionar un proveedor',
  proveedoresDesconocidos: ({ ids }: { ids: string }) =>
    `ANT no tiene estos proveedores: ${ids}. Elígelos de la lista.`,
  proveedorRepetido: 'Ese proveedor ya está en la lista',
  rfcInvalido: 'Este no es un RFC válido: son 12 caracteres para una empresa o 13 para una persona.',
  tipoDesconocido: 'El tipo de usuario debe ser Administrador, Operativo, Comisionista o Proveedor.',
  rolNoCorresponde: 'Ese rol no corresponde al tipo del usuario.',
  rolFalta: 'Elige si el operativo atenderá a proveedores o a comisionistas.',
  claimDesconocido: 'Solo se pueden agregar RFCAgencia, role y NombreAgencia.',
  correoSinProbar:
    'Su cuenta se abrió con un enlace copiado y nadie ha confirmado ese correo. Pídele que use el enlace que le llegó por correo, o que pida otro en «¿Olvidaste tu contraseña?».',
  rfcSinRegistrar:
    'Esta cuenta no tiene un RFC válido de su agencia. Corrígelo, o invítala de nuevo desde su agencia, antes de aceptarla.',
  rfcAjeno: ({ rfc }: { rfc: string }) =>
    `El RFC de esta cuenta es ${rfc}. Si es otro, corrígelo primero en la cuenta.`,
  ultimoAdministrador: 'Es el último administrador activo. Acepta a otro antes de bloquearlo.',
  noTeBloquees: 'No puedes bloquear tu propia cuenta. Pídelo a otro administrador.',
  correoLibre:
    'Los correos salen de una plantilla y un registro de Valija; no se aceptan destinatarios, asunto ni contenido libres.',
} satisfies Catalogue
