/**
 * Where a living lote waits for somebody. One rule each (`areas/lotes/colas.ts` writes it once): the home page and the bell
 * count by it, and the list opened from them is filtered by it.
 */
export const colasDeLote = [
  'rechazadas',
  'bloqueadas',
  'pagadasSinValidez',
  'vencidos',
  'enDuda',
  'porCancelarse',
  'envioDetenido',
  'vencenHoy',
  'porMarcar',
  'porRevisar',
  'reservasRepetidas',
  'rfcSinValidar',
  'cuentaPorAprobar',
  'porProcesar',
  'sinVerificar',
] as const
export type ColaDeLote = (typeof colasDeLote)[number]

/** What who handed a lote in is told of too; the rest is staff's work. */
export const colasDeQuienEntrega: readonly ColaDeLote[] = ['rechazadas', 'bloqueadas', 'vencidos', 'enDuda']
