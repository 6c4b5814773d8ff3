import type { Catalogue } from '../message-type.ts'

/** Documented wording, misspellings included; titles are documented where the text below is ours. */
export const cuentasPago = {
  sinRfcNiCorreo: 'No has ingresado tu RFC y tu correo',
  correoDeAgenciaInvalido: 'Ingresa un correo electrónico válido',
  sinCaratula: 'No has ingresado tu caratula bancaria',
  caratulaNoGuardadaTitulo: 'No se puede guardar la caratula de pagos',
  caratulaNoEsPdf:
    'El archivo no es un PDF, aunque su nombre lo diga. Sube la carátula que te da tu banco en PDF.',
  clabeIncorrecta:
    'La CLABE no es correcta: son 18 dígitos y el último los comprueba. Revísala en tu carátula.',
  solicitudAbierta: 'Ya hay una solicitud de cambio en espera de aprobación. Espera a que se resuelva.',
  solicitudResuelta: 'Esta solicitud ya fue resuelta.',
  solicitudPropia: 'Tú pediste este cambio: otra persona lo tiene que aprobar.',
  rfcDeCuentaIncorrecto: 'El RFC lleva 12 o 13 caracteres.',
  cuentaYaVigente: 'Ya es la cuenta en la que te pagamos: no hay nada que cambiar.',
  solicitudRetirada: 'La retiró quien la pidió.',
  cuentaRfcNoRegistrado: 'El RFC no está registrado.',
  peticionEnviada: 'Tu petición ha sido enviada.',
} satisfies Catalogue
