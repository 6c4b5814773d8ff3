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
  transaccion: {
    puntos: 40,
    explicacion:
      'El número de transacción o la clave de rastreo del pago está en la referencia o el concepto',
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
  reservaDeRegla: {
    puntos: 30,
    explicacion: 'Una regla de esta instalación asigna el movimiento a la reserva',
  },
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
    puntos: -25,
    explicacion: 'El pago se registró con un método de otra cuenta: su dinero llega a otro estado',
  },
  otraTransaccion: {
    puntos: -30,
    explicacion: 'El pago y el movimiento traen, cada uno, una clave de rastreo, y son distintas',
  },
} as const satisfies Record<string, { puntos: number; explicacion: string }>
export type RazonConPuntos = keyof typeof pesosDeRazon

/** Told, without points: what speaks against, or why what fits is left to a person. */
export type RazonInformativa = 'otroCandidato' | 'otroMovimiento' | 'otroLocalizador' | 'otroAbono'
export type ClaveDeRazon = RazonConPuntos | RazonInformativa

export type Umbrales = {
  /** Points from which a candidate is shown. */
  sugerencia: number
  /** Days between the row and the pago within which the machine may apply. */
  diasMaquina: number
  /** Days around the row within which equal amounts are looked for. */
  diasBusqueda: number
}
