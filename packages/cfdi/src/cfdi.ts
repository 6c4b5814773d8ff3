export const IMPLOCAL = 'http://www.sat.gob.mx/implocal'

/** A decimal exactly as written in the document, `"1160.00"`; see `decimal.ts` for arithmetic. */
export type Decimal = string

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

export interface Complemento {
  espacio: string
  nombre: string
  /** The field of the Cfdi that holds it; null when it has none. */
  clave: 'timbre' | 'pagos' | 'impuestosLocales' | 'aerolineas' | null
  /** Content of a repeated complement. */
  contenido?: object
  /** One known by its cadena alone, as it stands. */
  arbol?: Arbol
  /** Text inside a complement that has no table; all that the SAT's transformation would take from it. */
  texto?: string
}

export interface Arbol {
  espacio: string
  nombre: string
  /** Attributes without prefix, in the order of the document. */
  atributos: ReadonlyMap<string, string>
  hijos: Arbol[]
  texto: string
}

export interface Timbre {
  version: string
  uuid: string
  fechaTimbrado: string
  rfcProvCertif: string
  leyenda?: string
  selloCFD: string
  noCertificadoSat: string
  selloSat: string
}

export interface ImpuestoLocalRetenido {
  impLocRetenido: string
  tasadeRetencion: Decimal
  importe: Decimal
}

export interface ImpuestoLocalTrasladado {
  impLocTrasladado: string
  tasadeTraslado: Decimal
  importe: Decimal
}

export interface ImpuestosLocales {
  version: string
  totalDeRetenciones: Decimal
  totalDeTraslados: Decimal
  retencionesLocales: ImpuestoLocalRetenido[]
  trasladosLocales: ImpuestoLocalTrasladado[]
}

/** All of a document: the schema lets the complement come again, and then each counts. */
export const localesOf = ({ impuestosLocales, complementos }: Cfdi): ImpuestosLocales[] =>
  impuestosLocales
    ? [
        impuestosLocales,
        ...complementos.flatMap(({ nombre, espacio, clave, contenido }) =>
          !clave && contenido && nombre === 'ImpuestosLocales' && espacio === IMPLOCAL
            ? [contenido as ImpuestosLocales]
            : [],
        ),
      ]
    : []

export interface Aerolineas {
  version: string
  tua: Decimal
  otrosCargos?: { totalCargos: Decimal; cargos: { codigoCargo: string; importe: Decimal }[] }
}

export interface Pagos {
  version: string
  totales: TotalesPagos
  pagos: Pago[]
}

/** All in MXN. */
export interface TotalesPagos {
  totalRetencionesIVA?: Decimal
  totalRetencionesISR?: Decimal
  totalRetencionesIEPS?: Decimal
  totalTrasladosBaseIVA16?: Decimal
  totalTrasladosImpuestoIVA16?: Decimal
  totalTrasladosBaseIVA8?: Decimal
  totalTrasladosImpuestoIVA8?: Decimal
  totalTrasladosBaseIVA0?: Decimal
  totalTrasladosImpuestoIVA0?: Decimal
  totalTrasladosBaseIVAExento?: Decimal
  montoTotalPagos: Decimal
}

export interface Pago {
  fechaPago: string
  formaDePagoP: string
  monedaP: string
  tipoCambioP?: Decimal
  /** In MonedaP. */
  monto: Decimal
  numOperacion?: string
  rfcEmisorCtaOrd?: string
  nomBancoOrdExt?: string
  ctaOrdenante?: string
  rfcEmisorCtaBen?: string
  ctaBeneficiario?: string
  tipoCadPago?: string
  certPago?: string
  cadPago?: string
  selloPago?: string
  doctosRelacionados: DoctoRelacionado[]
  impuestosP?: ImpuestosP
}

/** Amounts in MonedaDR; EquivalenciaDR converts to MonedaP by division. */
export interface DoctoRelacionado {
  idDocumento: string
  serie?: string
  folio?: string
  monedaDR: string
  equivalenciaDR?: Decimal
  numParcialidad: string
  impSaldoAnt: Decimal
  impPagado: Decimal
  impSaldoInsoluto: Decimal
  objetoImpDR: string
  impuestosDR?: ImpuestosDR
}

export interface RetencionDR {
  baseDR: Decimal
  impuestoDR: string
  tipoFactorDR: string
  tasaOCuotaDR: Decimal
  importeDR: Decimal
}

export interface TrasladoDR {
  baseDR: Decimal
  impuestoDR: string
  tipoFactorDR: string
  tasaOCuotaDR?: Decimal
  importeDR?: Decimal
}

export interface ImpuestosDR {
  retencionesDR: RetencionDR[]
  trasladosDR: TrasladoDR[]
}

export interface RetencionP {
  impuestoP: string
  importeP: Decimal
}

export interface TrasladoP {
  baseP: Decimal
  impuestoP: string
  tipoFactorP: string
  tasaOCuotaP?: Decimal
  importeP?: Decimal
}

export interface ImpuestosP {
  retencionesP: RetencionP[]
  trasladosP: TrasladoP[]
}
