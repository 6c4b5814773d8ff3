import type { Centavos } from '@valija/palabras/centavos.ts'
import type { CeldaIlegible } from '../lotes/layout/celda-ilegible.ts'

/** One value against the one it should be. */
type Valor = { encontrado: string; esperado: string }
/** A key of the SAT's catalogues against those that are taken; empty when the document has none. */
type Clave = { encontrado: string; admitidas: readonly string[] }
/** Values that are not the one of the sheet. */
type Fijo = { encontrados: readonly string[]; esperado: string }
/** Days of the month. */
type Corte = { hoy: number; corte: number }
type Montos = { encontrado: Centavos; esperado: Centavos }
/** Of a document that is not in pesos. */
type Moneda = { moneda?: string }
/** Null: the document does not have it. */
type Impuesto = { encontrado: Centavos | null; esperado: Centavos; tolerancia: Centavos }
/** Rows of the layout by their number; only the first ones, `mas` counts the others. */
export type Renglones<T> = { renglones: readonly ({ numero: number } & T)[]; mas: number }
type Nada = Record<never, never>

/** A booking that is billed already: by whom, as far as the reader may know. */
export type Facturada =
  | { bookingCode: string; donde: 'lote'; factura: string; lote: string; estatus: string }
  | { bookingCode: string; donde: 'otroHotel' }
  | { bookingCode: string; donde: 'aqui'; factura: string }

/** What each finding of ours is told with; its words are of whoever shows it. */
export type ParamsDeRegla = {
  tipoDeComprobante: Clave
  moneda: Clave
  receptorRfc: Valor
  receptorRegimen: Clave
  usoCfdi: { encontrado: string; prohibidos: readonly string[] }
  anioTimbrado: Valor
  fechaPorVenir: Valor
  metodoPago: { encontrado: string }
  formaPagoPue: Clave
  /** Months, yyyy-mm. */
  mesPue: Valor
  cortePue: Corte
  cortePpd: Corte
  /** Null: the document retains none. */
  isrRetenido: { encontrado: Centavos | null; esperado: Centavos } & Moneda
  /** Keys of what is lodging. */
  hospedajeSinIva: { encontrados: readonly string[] }
  emisorDistinto: Valor
  monedaDistinta: Valor
  emisorProveedor: Valor
  uuidRepetidoEnLote: { uuid: string }
  uuidRegistrado: { uuid: string }
  sustituyeOtraViva: { uuids: readonly string[] }
  aplicaAnticipoVivo: { uuids: readonly string[] }
  estadoSat: { estado: string }
  /** In the SAT's own words. */
  cancelacionEnProceso: { estatus: string }
  efos: { codigo: string }
  efosDesconocido: { codigo: string }
  layoutSinFolio: { folio: string }
  layoutMonto: { suma: Centavos; sinPropinas: boolean; total: Centavos } & Moneda
  /** The sum is the total and what the factura retains. */
  layoutRetencion: { suma: Centavos; sinPropinas: boolean; total: Centavos } & Moneda
  reservaYaFacturada: { facturadas: readonly Facturada[]; motivo: string | null }
  layoutIlegible: Renglones<{ celdas: readonly CeldaIlegible[] }>
  /** Null: the cell is empty. */
  layoutIva: Renglones<{ iva: Centavos | null }> & Moneda
  /** `partes`: base, iva, otros impuestos and propinas together. */
  layoutTotal: Renglones<{ total: Centavos; partes: Centavos }> & Moneda
  layoutFolioParecido: Renglones<{ folio: string }> & { esperado: string }
  layoutFolioVarias: Renglones<{ folio: string }>
  /** Rows of one factura that are the same booking for the same amount. */
  layoutReservaDosVeces: Renglones<{ bookingCode: string }>
  /** In ANT's own words. */
  antFactura: { mensaje: string }
  antReservas: { mensaje: string }
  xmlIlegible: Nada
  comisionEmisor: Valor
  comisionReceptor: Valor
  comisionRegimen: Clave
  comisionRegimenRegistrado: Valor
  comisionClaseRfc: { regimen: string; caracteres: number; registrado: string | null }
  comisionCortePue: Corte
  comisionAnio: { encontrado: number; hoy: number }
  comisionIva: Impuesto
  comisionSinIva: Impuesto
  comisionRetIva: Impuesto
  comisionRetIvaFalta: Impuesto
  comisionRetIsr: Impuesto
  comisionRetIsrFalta: Impuesto
  comisionRetNoAplica: Impuesto
  comisionIsrNoHabitual: Impuesto
  comisionOtrosImpuestos: Impuesto
  comisionTerceros: Fijo
  comisionRetIvaLejos: Impuesto
  comisionRetIsrLejos: Impuesto
  comisionUsoCfdi: Fijo
  comisionCodigoPostal: Fijo
  comisionClaveProdServ: Fijo
  comisionClaveUnidad: Fijo
  comisionTotal: Montos
  comisionTotalLejos: Montos
  invitadoFormaPago: Clave
  invitadoCortePue: Corte
  invitadoTotal: Montos
  /** Kept in words before findings had parameters: those words, and the code they were kept under. */
  texto: {
    de: string
    titulo: string
    encontrado: string | null
    esperado: string | null
    remedio: string
  }
}
export type CodigoRegla = keyof ParamsDeRegla
/** With words of today. */
export type CodigoDicho = Exclude<CodigoRegla, 'texto'>
