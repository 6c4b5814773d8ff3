/** What a row of the layout says, in the order the document gives it (Supplier batches §3). */
export const camposDeRenglon = [
  'folio',
  'bookingCode',
  'base',
  'iva',
  'otrosImpuestos',
  'propinas',
  'totalReserva',
] as const
export type CampoDeRenglon = (typeof camposDeRenglon)[number]

/**
 * What stands in a cell that could not be read: its text, a value as the sheet shows it (#N/A, 16%), or its kind.
 * `sinAnotar`: of a row kept before it was noted.
 */
export type CeldaVista =
  | { codigo: 'texto' | 'valor'; valor: string }
  | { codigo: 'sinResultado' | 'fecha' | 'combinada' | 'numeroLargo' | 'textoLargo' | 'error' | 'sinAnotar' }
/** `campo` null: kept in words that named no column. */
export type CeldaIlegible = { campo: CampoDeRenglon | null; visto: CeldaVista }
