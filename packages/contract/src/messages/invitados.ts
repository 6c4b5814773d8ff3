import { type Catalogue, contar } from '../message-type.ts'

/** Documented notices of the guest's upload (Commissions §5, §8), misspellings included. */
export const invitadosMensajes = {
  metodoDePagoIncorrecto: 'Ingresaste facturas con un método de pago incorrecto',
  pueDespuesDelCorte: ({ dia }: { dia: number }) =>
    `No puedes ingresar facturas de tipo PUE después del día ${dia} del mes corriente`,
  facturasIncorrectas: 'Facturas Incorrectas',
  facturasDeOtroAnio: ({ anio }: { anio: number }) =>
    `Solo se aceptan facturas timbradas en ${anio}; las demás no se incluyen.`,
  cargaOtras: 'Quítalas y carga otras emitidas a la empresa que te paga.',
  facturasDuplicadas: 'Ingresaste la misma factura más de una vez; se toma una sola',
  diferentesRfc: 'Las facturas contienen diferentes RFC',
  diferentesRfcTexto: ({ rfc }: { rfc: string }) => `Continúan las de ${rfc}; carga las demás en otro lote.`,
  soloCanceladas: 'Solo ingresaste facturas canceladas',
  algunasReservasRegistradas:
    'Algunas de tus reservas ya fueron registradas anterior mente y no serán tomadas en cuenta para esta carga.',
  facturasCumplen:
    'Tus facturas cumplen con lo necesario, ahora completa los campos restantes para terminar el proceso',
  facturasCumplenAlgunas: ({ n, total }: { n: number; total: number }) =>
    `${n} de ${total} facturas cumplen con lo necesario. Las demás no se incluyen: revisa por qué en el paso 1.`,
  facturasConAvisos: 'Tus facturas se pueden guardar. Revisa antes lo que dice el dictamen de cada una.',
} satisfies Catalogue

/** Refusals and answers of the calls of guests. */
export const invitados = {
  ...invitadosMensajes,
  rfcCorto: 'El RFC lleva al menos 12 caracteres.',
  rfcLetras: 'El RFC solo lleva letras mayúsculas, números, & y Ñ.',
  rfcSoloNumeros: 'El RFC no puede llevar solo números.',
  rfcSinRegistro: 'RFC no registrado',
  cargaNoEncontrada: 'Tu carga venció o ya no existe. Vuelve a empezar: carga de nuevo tus facturas.',
  cargaCedida:
    'Entraron muchas cargas y la tuya, que aún no nombraba una reserva, cedió su lugar. Vuelve a empezar: carga de nuevo tus facturas y nombra su reserva.',
  cargaGuardada: 'Este lote ya se guardó. Para cargar más facturas, empieza otro.',
  invitadosSinEspacio:
    'Hay muchas cargas en espera y no podemos recibir la tuya en este momento. Inténtalo más tarde.',
  invitadoSubioMucho: ({ horas }: { horas: number }) =>
    `Desde tu conexión ya se cargaron muchos archivos hoy. Lo que subiste sigue aquí: continúa en ${contar(horas, 'hora', 'horas')}.`,
  sinFacturasPorValidar: 'No hay facturas para validar',
  faltaReservaDeFactura: 'Ingresa la reserva de cada factura.',
  reservasRepetidas: 'Ingresaste la misma reserva más de una vez. Cada reserva se factura una sola vez.',
  demasiadasReservas: ({ limite }: { limite: number }) =>
    `Un lote admite hasta ${contar(limite, 'reserva', 'reservas')}. Guarda este y carga el resto en otro.`,
  faltanReservas: 'Primero ingresa las reservas de tus facturas y presiona «Validar reserva».',
  pasoAntPendiente: 'Tus reservas todavía se están validando. Espera un momento; no se pierde nada.',
  faltaCorreo: 'No ingresaste tu correo electrónico.',
  faltanLosPdfs: 'No ingresaste los archivos PDF de las facturas.',
  faltanAlgunosPdfs: 'No ingresaste todos los archivos PDF de las facturas.',
  pdfNoGuardado: 'No es posible guardar el archivo pdf',
  loteInvitadoGuardado: 'La información se envió correctamente',
  cuentaConfirmada:
    'Confirmaste el cambio. Otra persona, de la empresa que te paga, lo revisa antes de aplicarlo.',
  solicitanteInvitado: 'Invitado, sin cuenta',
  confirmadoPorCorreo: 'Correo registrado del comisionista',
  sinConfirmarATiempo: 'Nadie la confirmó a tiempo.',
  solicitudSinConfirmar:
    'Esta solicitud no está confirmada: la pidió un invitado. Confírmala primero con el comisionista.',
} satisfies Catalogue
