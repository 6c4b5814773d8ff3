import { type Centavos, centavos } from '@valija/palabras/centavos.ts'

/** A retention as the document states it: amount, rate, and what its lines' own bases and rates make. */
export type RetencionCfdi = {
  monto: Centavos
  tasa: string | null
  segunTasas?: Centavos | undefined
}
/** Taxes of a CFDI as read from its bytes, what commissions are judged by. */
export type ImpuestosCfdi = {
  /** SubTotal less Descuento: what the invoice charges before taxes. */
  base: Centavos
  /** What of that base carries no IVA at 16 %; absent in headers kept before it was read. */
  sinIva?: Centavos | undefined
  ivaTrasladado: Centavos
  retIva: RetencionCfdi | null
  retIsr: RetencionCfdi | null
  /**
   * What the Total has of other taxes: IEPS, local ones; below zero when it is less for them. Absent in headers kept before
   * it was read.
   */
  otros?: Centavos | undefined
}

/** IVA and ISR that a document retains: its Total is net of them. */
export const retenidoDe = ({ impuestos }: { impuestos?: ImpuestosCfdi | undefined }): Centavos =>
  centavos((impuestos?.retIva?.monto ?? 0) + (impuestos?.retIsr?.monto ?? 0))

/** The header of a CFDI as read from its bytes; SAT's words in camel case. */
export type CabeceraCfdi = {
  version: string
  tipoDeComprobante: string
  /** Of a credit note, the uuids it takes away from, in capitals; absent in headers kept before it was read. */
  acredita?: string[] | undefined
  /** Of an invoice, the uuids it takes the place of, in capitals; absent in headers kept before it was read. */
  sustituye?: string[] | undefined
  /** Of an invoice, the uuids of the advance payments that it applies, in capitals; absent in headers kept before it was read. */
  anticipos?: string[] | undefined
  serie: string
  folio: string
  serieFolio: string
  folioSerie: string
  uuid: string
  emisor: string
  emisorNombre: string
  /** Absent in headers kept before it was read. */
  emisorRegimen?: string | undefined
  receptor: string
  receptorNombre: string
  receptorRegimen: string
  usoCfdi: string
  metodoPago: string
  formaPago: string
  moneda: string
  total: Centavos
  subTotal?: Centavos | undefined
  impuestos?: ImpuestosCfdi | undefined
  /** DomicilioFiscalReceptor, and the keys of its lines, each once. */
  receptorCodigoPostal?: string | undefined
  clavesProdServ?: string[] | undefined
  clavesUnidad?: string[] | undefined
  /** RFC for whose account lines are billed (ACuentaTerceros), each once. */
  terceros?: string[] | undefined
  fecha: string
  fechaTimbrado: string
}

/**
 * correcta, sinVerificar and porRevisar continue; the rest stays out, each with its reason. What is porRevisar may be
 * saved, and goes no further before somebody of the agency decides.
 */
export const situaciones = [
  'correcta',
  'sinVerificar',
  'porRevisar',
  'rechazada',
  'repetida',
  'cancelada',
  'noEncontrada',
] as const
export type Situacion = (typeof situaciones)[number]
export const continua = (situacion: Situacion): boolean =>
  situacion === 'correcta' || situacion === 'sinVerificar' || situacion === 'porRevisar'

/** The SAT's answer as kept with a factura of a draft; `falla` when it gave none. */
export type RespuestaSat = {
  estado: string
  codigoEstatus: string
  esCancelable: string
  estatusCancelacion: string
  validacionEfos: string
  consultadoEn: string
  falla: 'sinAutorizacion' | 'externa' | null
}
