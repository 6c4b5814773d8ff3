/**
 * What each reason adds to a suggestion or takes from it, on a scale of 0 to 100. The scale is read as: from
 * `umbrales.sugerencia` on it is worth showing; about 60, an amount and a date that agree; from 80 on the text says so too.
 * Points order what a person sees. What the machine applies is decided by the definition in exacta.ts, never by points.
 */
export const pesosDeRazon = {
  montoIgual: {
    puntos: 40,
    explicacion: 'Lo que queda del movimiento es, al centavo, lo que le falta al pago',
  },
  sumaIgual: {
    puntos: 40,
    explicacion: 'Varios pagos que el texto nombra suman, al centavo, lo que queda del movimiento',
  },
  complemento: {
    puntos: 15,
    explicacion: 'Este movimiento y otro que espera suman, al centavo, lo que le falta al pago',
  },
  montoParcial: { puntos: 5, explicacion: 'El movimiento cubre solo una parte de lo que le falta al pago' },
  montoMayor: { puntos: -5, explicacion: 'El movimiento es mayor que lo que le falta al pago' },
  comisionRetenida: {
    puntos: 15,
    explicacion: 'Es una venta con tarjeta y le falta a lo sumo lo que cobra la terminal',
  },
  otraMoneda: { puntos: 5, explicacion: 'El pago que el texto nombra está en otra moneda' },
  reservaEnOtraMoneda: { puntos: 8, explicacion: 'La reserva que el texto nombra está en otra moneda' },
  montoEquivalente: {
    puntos: 20,
    explicacion: 'Al tipo de cambio del pago, el importe es casi el mismo en la otra moneda',
  },
  transaccion: {
    puntos: 40,
    explicacion: 'La clave de rastreo o un folio largo del pago está en la referencia o el concepto',
  },
  transaccionParecida: {
    puntos: 25,
    explicacion: 'El texto trae la clave o el folio del pago con un carácter mal o dos cambiados de lugar',
  },
  autorizacion: {
    puntos: 15,
    explicacion: 'El número corto del pago (autorización, referencia) está en el texto: puede repetirse',
  },
  localizador: {
    puntos: 30,
    explicacion: 'El localizador está en el texto, también pegado a la referencia numérica del banco',
  },
  localizadorDebil: {
    puntos: 14,
    explicacion:
      'El localizador está en el texto, pero es corto o solo letras o cifras: puede ser casualidad',
  },
  localizadorPegado: {
    puntos: 22,
    explicacion: 'El localizador está dentro de una palabra más larga del texto',
  },
  localizadorParecido: {
    puntos: 18,
    explicacion: 'El texto trae el localizador con un carácter mal o dos cambiados de lugar',
  },
  reservaDeRegla: {
    puntos: 30,
    explicacion: 'Una regla de esta instalación asigna el movimiento a la reserva',
  },
  unoNombrado: {
    puntos: 18,
    explicacion: 'El texto nombra solo una de las reservas que suman el depósito',
  },
  mismoCliente: { puntos: 12, explicacion: 'Los pagos que suman el depósito son del mismo cliente' },
  rfc: { puntos: 18, explicacion: 'El RFC del cliente está en el texto' },
  nombre: {
    puntos: 10,
    explicacion: 'Dos o más palabras propias del concepto del pago están en el texto',
  },
  mismaCuenta: { puntos: 8, explicacion: 'La cuenta del estado es la del método de pago' },
  mismoDia: { puntos: 12, explicacion: 'La fecha de operación es la del pago' },
  pocosDias: { puntos: 8, explicacion: 'Entre ambas fechas hay de uno a tres días' },
  unaSemana: { puntos: 4, explicacion: 'Entre ambas fechas hay de cuatro a siete días' },
  lejos: { puntos: -15, explicacion: 'Entre ambas fechas hay más días que la ventana de búsqueda' },
  otraCuenta: {
    puntos: -15,
    explicacion: 'El pago se registró con un método de otra cuenta: su dinero llega a otro estado',
  },
  otraTransaccion: {
    puntos: -20,
    explicacion: 'El movimiento trae una clave de rastreo, y el pago otra o un folio largo distinto',
  },
} as const satisfies Record<string, { puntos: number; explicacion: string }>
export type RazonConPuntos = keyof typeof pesosDeRazon

/** Told, without points: what speaks against, or why what fits is left to a person. */
export type RazonInformativa = Duda | 'otroLocalizador' | 'otroAbono'
/** Another reading of the same facts: each of them is enough for the machine to leave the row to a person. */
export type Duda =
  | 'reverso'
  | 'cargoIgual'
  | 'otraReserva'
  | 'sinExplicar'
  | 'claveDeOtro'
  | 'numeroRepetido'
  | 'cuotaIgual'
  | 'otraCuota'
  | 'otroNombrado'
  | 'avisoAbierto'
  | 'otroCandidato'
  | 'otroMovimiento'
export type ClaveDeRazon = RazonConPuntos | RazonInformativa

export type Umbrales = {
  /** Points from which a candidate is shown. */
  sugerencia: number
  /** Days between the row and the pago within which the machine may apply. */
  diasMaquina: number
  /** Days around the row within which equal amounts are looked for. */
  diasBusqueda: number
}
