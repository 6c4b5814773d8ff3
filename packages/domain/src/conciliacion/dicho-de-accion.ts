/** What an action of the log did, as it is kept. */
export type DichoDeAccion =
  | { codigo: 'aceptar'; n: number }
  | { codigo: 'aceptarReserva'; bookingCode: string }
  | { codigo: 'aceptarLote'; folio: string }
  | { codigo: 'rechazar'; clave: string }
  | { codigo: 'ignorar' | 'posponer' }
  | { codigo: 'clasificar'; valor: string }
  | { codigo: 'deshacer' | 'retirar'; de: DichoDeAccion }
  | { codigo: 'pagoRechazado'; pagoID: number; de: DichoDeAccion }
  /** Kept in words, before these were codes. */
  | { codigo: 'texto'; texto: string }
