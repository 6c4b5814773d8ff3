import type { Centavos } from '@valija/palabras/centavos.ts'

/** One payment as a page of the bank's receipt tells it. */
export type PagoLeido = {
  pagina: number
  rfc: string
  titular: string
  bancoBeneficiario: string
  /** Calendar day, yyyy-mm-dd. */
  fechaPago: string
  total: Centavos
  /** The bank's own number of the operation (folio de internet). */
  folio: string
  /** SPEI tracking key; empty in payments inside the same bank. */
  claveRastreo: string
  cuentaDeposito: string
  concepto: string
  /** How it was read: by the positions of its item count, checked by label; or by label alone. */
  lectura: 'posiciones' | 'etiquetas'
}

export type CampoRecibo =
  | 'rfc'
  | 'titular'
  | 'bancoBeneficiario'
  | 'fechaPago'
  | 'total'
  | 'folio'
  | 'claveRastreo'
  | 'cuentaDeposito'
  | 'concepto'
  | 'estatus'

/** Why one page gives no payment. */
export type MotivoPagina =
  /** An empty page, or a picture of one. */
  | 'sinTexto'
  /** It is no receipt of the bank: its labels, or the number of an operation, are not there. */
  | 'sinDatos'
  /** It names a SPEI and has no place for this bank's folio. */
  | 'otroBanco'
  /** The labels are there and some datum is missing or unreadable. */
  | 'faltanDatos'
  /** Position table and labels do not say the same. */
  | 'desacuerdo'
  /** What one payment has once stands there more than once. */
  | 'variosPagos'
  /** The bank does not say that the payment was made: rejected, sent back, scheduled, waiting for a signature. */
  | 'noAplicado'
  /** A currency that is not the peso stands beside its fields. */
  | 'otraMoneda'
  | 'demasiadoTexto'
  | 'paginaDanada'
export type PaginaIlegible = { pagina: number; motivo: MotivoPagina; conteo: number; campos: CampoRecibo[] }

/** Why a whole file cannot be read. */
export type MotivoArchivo =
  | 'vacio'
  | 'noEsPdf'
  | 'demasiadoGrande'
  | 'demasiadasPaginas'
  | 'conClave'
  | 'danado'
  | 'tiempoAgotado'

export type LecturaRecibo =
  | { leido: true; paginas: number; pagos: PagoLeido[]; ilegibles: PaginaIlegible[] }
  | { leido: false; motivo: MotivoArchivo }

/** Bounds on a file from outside. */
export type LimitesRecibo = { bytes: number; paginas: number; cadenasPorPagina: number; milisegundos: number }
export const limitesRecibo: LimitesRecibo = {
  bytes: 10 * 1024 * 1024,
  paginas: 100,
  cadenasPorPagina: 4000,
  /** Supplier batches §4: about ten seconds cover the extraction. */
  milisegundos: 10_000,
}
