import { contar } from '../message-type.ts'

/** Reasons by name, for the table of weights. */
const nombresDeRazon: Record<string, string> = {
  montoIgual: 'Monto igual',
  sumaIgual: 'Suma igual de varios pagos',
  complemento: 'Otro depósito lo completa',
  montoParcial: 'Cubre una parte',
  montoMayor: 'Depósito mayor',
  transaccion: 'Número de transacción',
  localizador: 'Localizador',
  localizadorDebil: 'Localizador dudoso',
  localizadorPegado: 'Localizador pegado a otra palabra',
  localizadorParecido: 'Localizador con un error',
  transaccionParecida: 'Clave con un error',
  autorizacion: 'Número corto del pago',
  comisionRetenida: 'Comisión de la terminal',
  otraMoneda: 'Otra moneda',
  reservaEnOtraMoneda: 'Reserva en otra moneda',
  montoEquivalente: 'Importe equivalente',
  unoNombrado: 'Solo una reserva nombrada',
  mismoCliente: 'Mismo cliente',
  reservaDeRegla: 'Reserva asignada por regla',
  rfc: 'RFC',
  nombre: 'Palabras del concepto',
  mismaCuenta: 'Misma cuenta',
  mismoDia: 'Mismo día',
  pocosDias: 'De 1 a 3 días',
  unaSemana: 'De 4 a 7 días',
  lejos: 'Fechas lejanas',
  otraCuenta: 'Otra cuenta',
  otraTransaccion: 'Otra clave de rastreo',
}

const enLetra = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
const textoSinExplicar = (palabras: string): string =>
  palabras === ''
    ? 'Parte del texto no es del banco ni de lo que se sabe de la reserva'
    : `El texto dice «${palabras}», que no es del banco ni de lo que se sabe de la reserva`
const motivosDeEspera = {
  deshecho: () => 'Alguien deshizo esta conciliación',
  otroCandidato: () => 'El texto encaja igual de bien con más de un pago',
  reverso: () =>
    'El texto habla de una devolución, una cancelación, un contracargo o dinero que no es un pago',
  cargoIgual: () => 'Hay un cargo igual en esos días: el dinero pudo regresarse',
  otraReserva: () => 'El texto trae otra reserva además de la del pago',
  sinExplicar: (_n: number, _limite: number, palabras: string) => textoSinExplicar(palabras),
  claveDeOtro: () => 'El texto trae la clave o el folio de otro pago',
  numeroRepetido: () => 'Otro movimiento u otro pago trae la misma clave o folio',
  cuotaIgual: () => 'La reserva tiene otro pago igual cuyo depósito no ha llegado',
  otraCuota: () => 'El texto habla de otro pago de la misma reserva',
  otroNombrado: () => 'El texto también apunta al cliente de otro pago del mismo monto',
  avisoAbierto: () => 'El pago tiene un aviso sin atender',
  claveParecida: () => 'La clave difiere en un carácter de la del pago',
  otraMoneda: () => 'El pago o la reserva está en otra moneda',
  otroMovimiento: () => 'Otro movimiento encaja igual de bien con este pago',
  suma: (n: number) => `Son ${contar(n, 'pago', 'pagos')} y el reparto lo confirma una persona`,
  diasLejos: (n: number, limite: number) =>
    `Entre el movimiento y el pago hay ${contar(n, 'día', 'días')} y el límite es ${limite}`,
  mismoMonto: (n: number) => `Hay ${enLetra[n] ?? n} pagos con el mismo monto`,
  otraCuenta: () => 'El pago con ese monto se registró en otra cuenta',
  otraTransaccion: () => 'El pago con ese monto tiene otra clave de rastreo',
  localizadorDebil: () => 'El localizador del texto también podría ser otra cosa',
  sinPista: () => 'El monto coincide, pero el texto no trae el localizador ni la transacción',
  otroMonto: () => 'Ningún pago tiene el mismo monto',
  reserva: () => 'La reserva no tiene un pago registrado por ese dinero',
  lote: () => 'Los pagos a proveedores los confirma una persona',
} satisfies Record<string, (n: number, limite: number, palabras: string) => string>
export type PorQueNo = keyof typeof motivosDeEspera | 'enEspera'

/** Texts of matching that the server gives. Those of its screen stand in conciliacion-pantalla.ts. */
export const conciliacion = {
  pesoDeRazon: ({ razon }: { razon: string }) => nombresDeRazon[razon] ?? razon,
  sinLineas: 'Elige al menos un pago, una reserva o un pago a proveedor.',
  montoDeLineaInvalido: 'Cada pago necesita un monto mayor a 0. Escríbelo y vuelve a aceptar.',
  sinMetodoDeCuenta: ({ cuenta }: { cuenta: string }) =>
    `Ningún método de pago activo usa la cuenta ${cuenta === '' ? 'de este movimiento' : cuenta}. Elige con qué método se registra el pago.`,
  montoExcedido:
    'Lo asignado pasa de lo que queda. Baja el monto: otra persona pudo haber asignado una parte mientras tanto.',
  montoExcedidoDelMovimiento: ({ queda }: { queda: string }) => `Del movimiento quedan ${queda}`,
  montoExcedidoDelPago: ({ pagoID, queda }: { pagoID: number; queda: string }) =>
    `Del pago ${pagoID} quedan ${queda}`,
  montoExcedidoDelLote: ({ queda }: { queda: string }) => `Del pago a proveedor quedan ${queda}`,
  movimientoIgnorado: 'Este movimiento está ignorado. Deshaz eso primero.',
  movimientoYaParaDespues: 'Este movimiento ya está en «Para después».',
  movimientoConciliado: 'Este movimiento ya está conciliado. Deshaz eso primero.',
  movimientoEsCargo:
    'Este movimiento es un cargo: el dinero salió de la cuenta y no cubre el pago de un cliente. Elige un pago a proveedor o ignóralo.',
  movimientosSiguenLlegando:
    'Otras personas le están ligando movimientos a este pago en este momento, y no se cambió nada. Inténtalo de nuevo.',
  movimientoCambio: 'Alguien más cambió este movimiento. Revisa cómo quedó antes de seguir.',
  pagoNoConciliable: ({ pagoID }: { pagoID: number }) =>
    `El pago ${pagoID} está rechazado o ya no existe. Elige otro.`,
  monedaDistinta: 'El movimiento y el pago son de distinta moneda. Elige un pago de la misma moneda.',
  pagoDeReservaYaExiste: ({ bookingCode }: { bookingCode: string }) =>
    `La reserva ${bookingCode} tiene un pago pendiente por ese monto. Concilia el movimiento con ese pago.`,
  parejaConciliada: 'Ese pago ya está conciliado con este movimiento. Deshaz eso en lugar de rechazarlo.',
  sugerenciaCambio: 'La sugerencia ya no es la que se mostró. Ábrela y revisa de nuevo.',
  accionDeshecha: 'Eso ya se había deshecho.',
  accionNoDeshacible: 'Esto no se puede deshacer: su movimiento ya no existe o volvió a cambiar.',
  nadaQueDeshacer: 'Elige qué deshacer.',
  valorDeReglaRequerido: 'Escribe el concepto, el localizador o el motivo que pone la regla.',
  ordenDeReglasIncompleto:
    'Las reglas cambiaron mientras las ordenabas. Revisa la lista y ordénalas de nuevo.',
  perfilYaExiste: 'Ya hay una fuente con ese nombre. Elige otro.',
  perfilDeFabrica: 'Las fuentes de Valija no se cambian. Agrega una fuente nueva con otro nombre.',
  perfilEnUso: 'Esta fuente tiene movimientos importados. Deshaz sus importaciones antes de quitarla.',
  perfilInvalido: 'La fuente no se puede guardar así. Corrige lo señalado.',
  perfilSinFecha: 'Falta la columna de la fecha de operación',
  perfilSinConcepto: 'Falta la columna del concepto',
  perfilEncabezadoVacio: 'Escribe el encabezado de esta columna',
  perfilSinImportes: 'Falta la columna de abonos',
  perfilColumnaRepetida: 'Esta columna está dos veces',
  perfilEncabezadoRepetido: 'Dos columnas tienen el mismo encabezado',
  importacionConciliada: ({ n }: { n: number }) =>
    `${contar(n, 'movimiento de esta importación ya está conciliado', 'movimientos de esta importación ya están conciliados')}. Deshaz sus conciliaciones junto con la importación, o consérvala.`,
  fuentePorLlamada: 'Sincronización por llamada',
  nombreDeSincronizacion: ({ dia }: { dia: string }) => `Sincronización ${dia}`,
  sincronizacionInvalida: 'Revisa los renglones señalados; ninguno se guardó.',
  sincronizacionDelRenglon: ({ n, mensaje }: { n: number; mensaje: string }) => `Renglón ${n}: ${mensaje}`,
  razonMontoIgual: 'El monto es igual',
  razonMontoParcial: ({ queda }: { queda: string }) => `Cubre una parte del pago; faltarían ${queda}`,
  razonMontoMayor: ({ sobra }: { sobra: string }) => `El depósito es mayor; sobrarían ${sobra}`,
  razonSumaIgual: ({ n }: { n: number }) => `Es la suma de ${contar(n, 'pago', 'pagos')}`,
  razonComplemento: 'Con otro depósito suma el pago completo',
  razonTransaccion: 'El texto trae el número de transacción del pago',
  razonLocalizador: 'El texto trae el localizador',
  razonLocalizadorDebil: 'El texto trae el localizador, que también podría ser otra cosa',
  razonLocalizadorPegado: 'El localizador está dentro de otra palabra del texto',
  razonLocalizadorParecido: 'El texto trae el localizador con un error de un carácter',
  razonTransaccionParecida: 'El texto trae la clave o el folio del pago con un error de un carácter',
  razonAutorizacion: 'El texto trae el número del pago, que puede repetirse',
  razonComisionRetenida: ({ falta }: { falta: string }) => `La terminal pudo retener ${falta} de comisión`,
  razonOtraMoneda:
    'Está en otra moneda: no se aplica así. Si el depósito es suyo, rechaza el pago y regístralo en la moneda en que llegó',
  razonReservaEnOtraMoneda:
    'La reserva está en otra moneda: el pago se registra al tipo de cambio de ese día',
  razonMontoEquivalente: 'Al tipo de cambio del pago, el importe es casi el mismo',
  razonUnoNombrado: 'El texto trae solo una de las reservas que suman el depósito',
  razonMismoCliente: 'Son del mismo cliente',
  razonReverso:
    'El texto habla de una devolución, una cancelación, un contracargo o dinero que no es un pago',
  razonCargoIgual: 'Hay un cargo igual en esos días: el dinero pudo regresarse',
  razonSinExplicar: ({ palabras }: { palabras: string }) => textoSinExplicar(palabras),
  razonOtraReserva: 'El texto trae otra reserva además de esta',
  razonClaveDeOtro: 'El texto trae la clave o el folio de otro pago',
  razonNumeroRepetido: 'Otro movimiento u otro pago trae la misma clave o folio',
  razonCuotaIgual: 'La reserva tiene otro pago igual cuyo depósito no ha llegado',
  razonOtraCuota: 'El texto habla de otro pago de la misma reserva',
  razonOtroNombrado: 'El texto también apunta al cliente de otro pago del mismo monto',
  razonAvisoAbierto: 'El pago tiene un aviso sin atender',
  razonReservaDeRegla: 'Una regla lo asigna a esta reserva',
  razonRfc: 'El texto trae el RFC',
  razonNombre: 'El texto repite palabras del concepto del pago',
  razonMismaCuenta: 'Es la cuenta del método de pago',
  razonOtraCuenta: 'El pago se registró en otra cuenta',
  razonMismoDia: 'Es del mismo día',
  razonDias: ({ n }: { n: number }) => `Hay ${contar(n, 'día', 'días')} de diferencia`,
  razonLejos: ({ n }: { n: number }) => `Hay ${contar(n, 'día', 'días')} de diferencia: es mucho`,
  razonOtraTransaccion: 'El pago tiene otra clave de rastreo',
  razonOtroCandidato: 'Otro pago encaja igual de bien',
  razonOtroMovimiento: 'Otro movimiento encaja igual de bien',
  razonOtroLocalizador: 'El texto trae otro localizador',
  razonOtroAbono: ({ monto }: { monto: string }) => `El pago ya tiene otro abono de ${monto}`,
  /** Why the machine left a row to a person; one sentence above its suggestions. */
  porQueNo: ({
    porque,
    n = 0,
    limite = 0,
    palabras = '',
  }: {
    porque: PorQueNo
    n?: number
    limite?: number
    palabras?: string
  }) =>
    porque === 'enEspera'
      ? 'Es exacta y única: se aplicará en la próxima búsqueda de coincidencias.'
      : `${motivosDeEspera[porque](n, limite, palabras)}. Por eso no se aplicó automáticamente.`,
  detalleConciliacionDeshecha: 'Se deshizo la conciliación que registró este pago',
  conceptoDeMovimiento: ({ bookingCode }: { bookingCode: string }) => `Depósito de la reserva ${bookingCode}`,
}
