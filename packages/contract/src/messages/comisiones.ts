import { type Catalogue, contar } from '../message-type.ts'

/** Documented wording of the commission flows (Commissions §2, §5 and §8), misspellings included. */
export const comisionesMensajes = {
  facturaYaIngresada: 'Esta factura ya fueron ingresadas anteriormente',
  sinMetodoPago: 'Ingresaste un factura sin metodo de pago',
  rfcDeFacturaNoCoincide: 'El RFC de la factura ingresada no coincide con el tuyo',
  regimenDeFacturaIncorrecto: 'El régimen fiscal de su factura es incorrecto',
  totalNoCoincide: ({ cual, monto }: { cual: string; monto: string }) =>
    `El total de tu factura no coincide con el total de tus reservas. Tienes un ${cual} de ${monto}`,
  facturaCancelada: 'La factura ingresada esta cancelada',
  facturaNoEncontradaSat: 'La factura ingresada no se encontró en el SAT',
  satSinConexionComision: 'No es posible establecer conexión con el SAT',
  satNoDisponible: 'La plataforma para validar CFDI por parte del SAT no esta disponible',
  problemaValidacion: 'Hubo un problema al validar la factura en el SAT. La preguntamos de nuevo.',
  ambosRegimenes: 'Tus facturas tienen ambos regimenes Fisca y Moral',
  facturaNoPagable: 'Tu factura no puede ser pagada, verifica el mensaje',
  pueDeOtroMes: ({ uuid }: { uuid: string }) => `La factura PUE ${uuid} no es del mes y año en curso`,
  pueTarde: ({ uuid }: { uuid: string }) => `La factura PUE ${uuid} llegó después del día límite`,
  anioPosterior: ({ uuid }: { uuid: string }) =>
    `La factura ${uuid} está timbrada en un año posterior al actual y se descarta`,
  ivaIncorrecto: ({ uuid }: { uuid: string }) => `El IVA trasladado de la factura ${uuid} es incorrecto`,
  sinIva: ({ uuid }: { uuid: string }) => `La factura ${uuid} tiene importes sin IVA al 16 %`,
  retencionLejos: ({ impuesto, uuid }: { impuesto: string; uuid: string }) =>
    `El ${impuesto} retenido de la factura ${uuid} está lejos de su tasa`,
  distintaDeHoja: ({ uuid }: { uuid: string }) =>
    `La factura ${uuid} difiere de «Lo que debe decir tu factura»`,
  retencionIncorrecta: ({ impuesto, uuid }: { impuesto: string; uuid: string }) =>
    `El ${impuesto} retenido de la factura ${uuid} es incorrecto`,
  retencionFaltante: ({ impuesto, uuid }: { impuesto: string; uuid: string }) =>
    `La factura ${uuid} no incluye el ${impuesto} retenido`,
  retencionNoAplica: ({ uuid }: { uuid: string }) => `Las retenciones no aplican en la factura ${uuid}`,
  totalLejos: ({ uuid }: { uuid: string }) => `El total de la factura ${uuid} se aparta de tus comisiones`,
  otrosImpuestos: ({ uuid }: { uuid: string }) => `La factura ${uuid} lleva impuestos distintos de IVA e ISR`,
  aCuentaDeTerceros: ({ uuid }: { uuid: string }) =>
    `La factura ${uuid} se emitió a cuenta de otro contribuyente`,
  isrNoHabitual: ({ uuid }: { uuid: string }) =>
    `La factura ${uuid} retiene ISR, poco habitual en tu régimen`,
} satisfies Catalogue

/** Refusals and notices of commissions and pre-invoices. */
export const comisiones = {
  ...comisionesMensajes,
  comisionesNoDisponibles: 'No se pudo obtener tus comisiones, inténtelo más tarde por favor.',
  comisionistaNoEncontrado: 'Ese comisionista no existe.',
  sinComisionista:
    'Tu cuenta no está ligada a ningún comisionista. Pide al administrador que la ligue al tuyo.',
  eligeComisionista: 'Elige el comisionista del que quieres ver las comisiones.',
  seleccionaReservas:
    'Selecciona las reservas que vas a facturar antes de ingresar la factura o ver la pre-factura.',
  sinPrefacturas: 'No tienes ninguna pre-factura guardada',
  prefacturaGuardada: 'Se guardó la pre-factura correctamente.',
  prefacturaEliminada: 'La pre-factura se eliminó y sus reservas vuelven a estar por facturar.',
  prefacturaNoEncontrada: 'Esa pre-factura ya no existe.',
  reservasEnOtraPrefactura:
    'Las siguientes reservas ya fueron ingresadas en otra pre-factura, elimínalas para poder continuar.',
  reservasYaFacturadas: 'Sus reservas ya fueron registradas anteriormente',
  reservasNoExisten: 'Estas reservas no existen',
  reservaNoExiste: 'La reserva no existe',
  comisionNoPagable: ({ motivo }: { motivo: string }) =>
    motivo ? `Tu Comisión no puede ser pagada. ${motivo}` : 'Tu Comisión no puede ser pagada.',
  sinReserva: 'No ingresaste una reserva.',
  reservaLarga: 'La reserva lleva hasta 6 letras o números.',
  sinRfc: 'No ingresaste un RFC.',
  rfcLargo: 'El RFC lleva hasta 13 caracteres.',
  rfcNoRegistrado: 'El RFC no está registrado.',
  rfcSinRegimen: 'El RFC no contiene régimen fiscal',
  rfcNoEsDeLaReserva: 'Los siguientes bookingCode no tienen el mismo RFC',
  regimenNoFactura: ({ regimen }: { regimen: string }) =>
    `El régimen ${regimen} no puede facturar comisiones con tu tipo de RFC. Pide a la empresa que te paga que revise tu registro.`,
  soloUnaFactura: 'Ingresa una sola factura, por el total de las reservas seleccionadas.',
  facturaCambio: ({ serieFolio, uuid }: { serieFolio: string | null; uuid: string }) =>
    `La factura ya no es la que tenías a la vista: alguien puso mientras tanto la ${[serieFolio || null, `UUID ${uuid}`].filter(Boolean).join(', ')}. Revísala y guárdala si es la correcta.`,
  sinFacturaAnterior: 'A esa factura ya no se puede volver. Suelta el XML de la que quieras usar.',
  ilegibleNoReemplaza:
    'El archivo no se pudo leer como factura. La factura que ya estaba sigue aquí, como estaba: suelta el XML original para reemplazarla.',
  ilegibleNoReemplazaTitulo: 'Sus archivos XML se encuentran corruptos o dañados!',
  facturaNoReemplazada: ({ motivos }: { motivos: string }) =>
    `No se cambió: el archivo nuevo no pasa (${motivos}). La factura que ya estaba sigue aquí, como estaba. Corrige la nueva, o pide su XML original, y vuelve a soltarla.`,
  facturaComisionGuardada: 'Se guardo correctamente la factura por tus comisiones',
  facturaComisionFallo: 'Error 401 No se puede guardar la factura.',
  facturaComisionIncompleta: 'La factura todavía no cumple todo: revisa lo que falta y vuelve a guardar.',
  prefacturaSinFactura: 'Primero ingresa el XML de la factura.',
  facturaGuardandose:
    'Esta factura se está guardando en este momento. Espera un minuto y revisa tus lotes antes de guardarla otra vez.',
  desgloseNoDisponible: 'No se pudo obtener el desglose de la comisión. Inténtalo más tarde.',
  capturaNoPermitida:
    'La dirección de captación no es de la empresa. Avisa al administrador: se configura en la instalación.',
  loteSinValidarRfc: ({ n }: { n: number }) => contar(n, 'lote validado', 'lotes validados'),
  noProcesadoSinRfc: 'su RFC no está validado; usa «Validar lote» en «Lotes sin validar RFC»',
  rfcSigueSinRegistro: 'el RFC del emisor no corresponde a ningún comisionista registrado',
} satisfies Catalogue
