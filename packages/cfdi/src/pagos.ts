import type { Decimal } from './decimal.ts'

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
