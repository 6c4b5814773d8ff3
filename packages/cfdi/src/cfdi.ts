import type { Aerolineas, Complemento, ImpuestosLocales, Timbre } from './complemento.ts'
import type { Decimal } from './decimal.ts'
import type { Pagos } from './pagos.ts'

/**
 * A CFDI as read. Names are the SAT's own in camel case; every amount is the text of the document, in the unit
 * of its currency. A required attribute that is missing reads as `''` and comes with a finding.
 */
export interface Cfdi {
  version: string
  serie?: string
  folio?: string
  /** Local time of the place of issue, `AAAA-MM-DDThh:mm:ss`. */
  fecha: string
  sello: string
  formaPago?: string
  noCertificado: string
  /** Base64 of the DER certificate. */
  certificado: string
  condicionesDePago?: string
  subTotal: Decimal
  descuento?: Decimal
  moneda: string
  tipoCambio?: Decimal
  total: Decimal
  /** I ingreso, E egreso, T traslado, N nómina, P pago. */
  tipoDeComprobante: string
  /** Absent in 3.3. */
  exportacion?: string
  /** PUE or PPD. */
  metodoPago?: string
  lugarExpedicion: string
  confirmacion?: string
  informacionGlobal?: InformacionGlobal
  cfdiRelacionados: CfdiRelacionados[]
  emisor: Emisor
  receptor: Receptor
  conceptos: Concepto[]
  impuestos?: ImpuestosComprobante
  /** Every child of Complemento in document order, with its content only where no field of its own holds it. */
  complementos: Complemento[]
  timbre?: Timbre
  pagos?: Pagos
  /** The first of them; `localesOf` has all. */
  impuestosLocales?: ImpuestosLocales
  aerolineas?: Aerolineas
}

export interface InformacionGlobal {
  periodicidad: string
  meses: string
  año: string
}

export interface CfdiRelacionados {
  tipoRelacion: string
  relacionados: { uuid: string }[]
}

export interface Emisor {
  rfc: string
  nombre: string
  regimenFiscal: string
  facAtrAdquirente?: string
}

export interface Receptor {
  rfc: string
  nombre: string
  domicilioFiscalReceptor: string
  residenciaFiscal?: string
  numRegIdTrib?: string
  regimenFiscalReceptor: string
  usoCfdi: string
}

export interface Concepto {
  claveProdServ: string
  noIdentificacion?: string
  cantidad: Decimal
  claveUnidad: string
  unidad?: string
  descripcion: string
  valorUnitario: Decimal
  importe: Decimal
  descuento?: Decimal
  objetoImp: string
  impuestos?: ImpuestosConcepto
  aCuentaTerceros?: ACuentaTerceros
  informacionAduanera: InformacionAduanera[]
  cuentaPredial: { numero: string }[]
  complementos: Complemento[]
  partes: Parte[]
}

export interface Traslado {
  base: Decimal
  /** 001 ISR, 002 IVA, 003 IEPS. */
  impuesto: string
  tipoFactor: string
  tasaOCuota?: Decimal
  importe?: Decimal
}

export interface Retencion {
  base: Decimal
  impuesto: string
  tipoFactor: string
  tasaOCuota: Decimal
  importe: Decimal
}

export interface ImpuestosConcepto {
  traslados: Traslado[]
  retenciones: Retencion[]
}

export interface RetencionComprobante {
  impuesto: string
  importe: Decimal
}

export interface ImpuestosComprobante {
  retenciones: RetencionComprobante[]
  totalImpuestosRetenidos?: Decimal
  traslados: Traslado[]
  totalImpuestosTrasladados?: Decimal
}

export interface ACuentaTerceros {
  rfcACuentaTerceros: string
  nombreACuentaTerceros: string
  regimenFiscalACuentaTerceros: string
  domicilioFiscalACuentaTerceros: string
}

export interface InformacionAduanera {
  numeroPedimento: string
}

export interface Parte {
  claveProdServ: string
  noIdentificacion?: string
  cantidad: Decimal
  unidad?: string
  descripcion: string
  valorUnitario?: Decimal
  importe?: Decimal
  informacionAduanera: InformacionAduanera[]
}
