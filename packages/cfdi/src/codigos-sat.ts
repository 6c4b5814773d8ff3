import type { Hallazgo } from './hallazgo.ts'
import type { CodigoHallazgo } from './hallazgos.ts'

/** By the end of the place, without indices and prefixes; a third word is the value that must have been found. */
type PorLugar = readonly (readonly [lugar: string, codigo: string, encontrado?: string])[]

/** Of a value outside its catalogue or its pattern. */
const VALORES: PorLugar = [
  ['Comprobante/@Fecha', 'CFDI40101'],
  ['@FormaPago', 'CFDI40104'],
  ['@Moneda', 'CFDI40113'],
  ['Comprobante/@TipoCambio', 'CFDI40117'],
  ['@TipoDeComprobante', 'CFDI40121'],
  ['@Exportacion', 'CFDI40123'],
  ['@MetodoPago', 'CFDI40124'],
  ['@LugarExpedicion', 'CFDI40126'],
  ['@Periodicidad', 'CFDI40131'],
  ['@Meses', 'CFDI40133'],
  ['@TipoRelacion', 'CFDI40137'],
  ['Emisor/@RegimenFiscal', 'CFDI40140'],
  ['@ResidenciaFiscal', 'CFDI40150'],
  ['@RegimenFiscalReceptor', 'CFDI40157'],
  ['@UsoCFDI', 'CFDI40160'],
  ['Parte/@ClaveProdServ', 'CFDI40196'],
  ['@ClaveProdServ', 'CFDI40162'],
  ['@ClaveUnidad', 'CFDI40165'],
  ['@ObjetoImp', 'CFDI40170'],
  ['Concepto/Impuestos/Traslados/Traslado/@Impuesto', 'CFDI40175'],
  ['Concepto/Impuestos/Traslados/Traslado/@TipoFactor', 'CFDI40176'],
  ['Concepto/Impuestos/Retenciones/Retencion/@Impuesto', 'CFDI40182'],
  ['Concepto/Impuestos/Retenciones/Retencion/@TipoFactor', 'CFDI40183'],
  ['Retencion/@Impuesto', 'CFDI40207'],
  ['Traslado/@Impuesto', 'CFDI40217'],
  ['@RegimenFiscalACuentaTerceros', 'CFDI40191'],
  ['@NumeroPedimento', 'CFDI40194'],
  ['@RfcACuentaTerceros', 'CFDI40188'],
  ['@ObjetoImpDR', 'CRP20245'],
  ['@CtaOrdenante', 'CRP20225'],
  ['@CtaBeneficiario', 'CRP20226'],
]

/**
 * The SAT's own code for what it would have refused at stamping: its matrices of errors for CFDI 4.0 (CFDI40xxx) and for
 * Pagos 2.0 (CRP20xxx). Without a row here there is none, or none that says the same.
 */
const CODIGOS: Partial<Record<CodigoHallazgo, string | PorLugar>> = {
  selloInvalido: 'CFDI40102',
  selloIlegible: 'CFDI40102',
  selloSha1: 'CFDI40102',
  alteradoDespuesDelTimbrado: 'CFDI40102',
  certificadoIlegible: 'CFDI40106',
  atributoInvalido: VALORES,
  claveDesconocida: VALORES,
  formaPagoPpdNo99: 'CFDI40105',
  subTotalNoCuadra: 'CFDI40108',
  totalNoCuadra: 'CFDI40119',
  decimalesDeMoneda: [
    ['Comprobante/@SubTotal', 'CFDI40107'],
    ['Comprobante/@Descuento', 'CFDI40112'],
    ['Pago/@Monto', 'CRP20219'],
    ['@ImpSaldoAnt', 'CRP20240'],
    ['@ImpPagado', 'CRP20242'],
    ['@ImpSaldoInsoluto', 'CRP20243'],
    ['@TotalImpuestosRetenidos', 'CFDI40202'],
    ['@TotalImpuestosTrasladados', 'CFDI40204'],
    ['Retencion/@Importe', 'CFDI40210'],
    ['Traslado/@Base', 'CFDI40214'],
    ['Traslado/@Importe', 'CFDI40220'],
  ],
  tipoCambioIncorrecto: [
    ['Comprobante/@TipoCambio', 'CFDI40114'],
    ['@TipoCambioP', 'CRP20215'],
  ],
  tipoCambioFaltante: [
    ['Comprobante/@TipoCambio', 'CFDI40115'],
    ['@TipoCambioP', 'CRP20214'],
  ],
  atributoProhibidoPorTipo: [
    ['@FormaPago', 'CFDI40103'],
    ['@MetodoPago', 'CFDI40125'],
    ['@TipoCambio', 'CFDI40116'],
    ['@CondicionesDePago', 'CRP20107'],
    ['Concepto/@NoIdentificacion', 'CRP20114'],
    ['Concepto/@Unidad', 'CRP20117'],
    ['Concepto/@Descuento', 'CRP20121'],
    ['Concepto/InformacionAduanera', 'CRP20112'],
    ['Concepto/CuentaPredial', 'CRP20112'],
    ['Concepto/ComplementoConcepto', 'CRP20112'],
    ['Concepto/Parte', 'CRP20112'],
    ['@CertPago', 'CRP20231'],
    ['@CadPago', 'CRP20233'],
    ['@SelloPago', 'CRP20235'],
    ['@RfcEmisorCtaOrd', 'CRP20221'],
    ['@CtaOrdenante', 'CRP20224'],
    ['@RfcEmisorCtaBen', 'CRP20227'],
    ['@CtaBeneficiario', 'CRP20228'],
  ],
  atributoFaltante: [['@NomBancoOrdExt', 'CRP20223']],
  valorPorTipo: [
    ['Comprobante/@SubTotal', 'CFDI40109'],
    ['Comprobante/@Moneda', 'CRP20104'],
    ['@Exportacion', 'CRP20102'],
    ['@UsoCFDI', 'CFDI40161'],
    ['/Conceptos', 'CRP20111'],
    ['@ClaveProdServ', 'CRP20113'],
    ['@Cantidad', 'CRP20115'],
    ['@ClaveUnidad', 'CRP20116'],
    ['@Descripcion', 'CRP20118'],
    ['@ValorUnitario', 'CRP20119'],
    ['Concepto/@Importe', 'CRP20120'],
    ['@ObjetoImp', 'CRP20122'],
  ],
  regimenNoCorresponde: [
    ['Emisor/@RegimenFiscal', 'CFDI40141'],
    ['@RegimenFiscalReceptor', 'CFDI40158'],
  ],
  usoNoCorresponde: 'CFDI40161',
  receptorGenerico: [['@DomicilioFiscalReceptor', 'CFDI40149']],
  residenciaFaltante: 'CFDI40153',
  objetoImpSinImpuestos: [
    ['', 'CFDI40171', '02'],
    ['', 'CFDI40172', '01'],
    ['', 'CFDI40172', '03'],
  ],
  impuestoIncompleto: [
    ['Concepto/Impuestos/Traslados/Traslado', 'CFDI40177', 'Exento'],
    ['Concepto/Impuestos/Traslados/Traslado', 'CFDI40178'],
    ['Concepto/Impuestos/Retenciones/Retencion', 'CFDI40184', 'Exento'],
    ['TrasladoDR', 'CRP20258', 'Exento'],
    ['TrasladoDR', 'CRP20259'],
    ['RetencionDR', 'CRP20252', 'Exento'],
  ],
  importeConcepto: 'CFDI40167',
  descuentoMayor: 'CFDI40169',
  importeImpuesto: [
    ['Traslado/@Importe', 'CFDI40180'],
    ['Retencion/@Importe', 'CFDI40186'],
    ['RetencionDR/@ImporteDR', 'CRP20254'],
    ['TrasladoDR/@ImporteDR', 'CRP20261'],
  ],
  tasaNoAdmitida: [
    ['Concepto/Impuestos/Traslados/Traslado/@TasaOCuota', 'CFDI40179'],
    ['Retencion/@TasaOCuota', 'CFDI40185'],
    ['Traslado/@TasaOCuota', 'CFDI40219'],
    ['RetencionDR/@TasaOCuota', 'CRP20253'],
    ['TrasladoDR/@TasaOCuota', 'CRP20260'],
    ['TrasladoP/@TasaOCuota', 'CRP20272'],
  ],
  trasladoNoCuadra: [
    ['@Base', 'CFDI40215'],
    ['', 'CFDI40221'],
  ],
  retencionNoCuadra: 'CFDI40211',
  totalTrasladosNoCuadra: 'CFDI40205',
  totalRetencionesNoCuadra: 'CFDI40203',
  impuestoRepetido: [
    ['Impuestos/Traslados/Traslado', 'CFDI40218'],
    ['Impuestos/Retenciones/Retencion', 'CFDI40208'],
    ['TrasladoP', 'CRP20271'],
    ['RetencionP', 'CRP20263'],
  ],
  montoTotalPagos: 'CRP20211',
  totalesPagos: [
    ['@TotalRetencionesIVA', 'CRP20201'],
    ['@TotalRetencionesISR', 'CRP20202'],
    ['@TotalRetencionesIEPS', 'CRP20203'],
    ['@TotalTrasladosBaseIVA16', 'CRP20204'],
    ['@TotalTrasladosImpuestoIVA16', 'CRP20205'],
    ['@TotalTrasladosBaseIVA8', 'CRP20206'],
    ['@TotalTrasladosImpuestoIVA8', 'CRP20207'],
    ['@TotalTrasladosBaseIVA0', 'CRP20208'],
    ['@TotalTrasladosImpuestoIVA0', 'CRP20209'],
    ['@TotalTrasladosBaseIVAExento', 'CRP20210'],
  ],
  formaPagoIndebida: 'CRP20212',
  monedaPagoIndebida: [
    ['@MonedaP', 'CRP20213'],
    ['@MonedaDR', 'CRP20236'],
  ],
  pagadoMayorQueMonto: 'CRP20217',
  importeCero: [
    ['@ImpSaldoAnt', 'CRP20239'],
    ['@ImpPagado', 'CRP20241'],
    ['@Monto', 'CRP20218'],
  ],
  saldoInsoluto: 'CRP20244',
  impuestosPagoFaltantes: [
    ['@ObjetoImpDR', 'CRP20246', '02'],
    ['@ObjetoImpDR', 'CRP20247'],
  ],
  impuestosPago: [
    ['RetencionP/@ImporteP', 'CRP20265'],
    ['TrasladoP/@BaseP', 'CRP20268'],
    ['TrasladoP/@ImporteP', 'CRP20274'],
  ],
}

/** The SAT's code of a finding, by its place and what was found there; null where the SAT has none. */
export function codigoSat({
  codigo,
  ruta,
  encontrado,
}: Pick<Hallazgo, 'codigo' | 'ruta' | 'encontrado'>): string | null {
  const found = CODIGOS[codigo]
  if (found === undefined || typeof found === 'string') return found ?? null
  const lugar = ruta.replace(/\[\d+\]/g, '').replace(/\/[\w-]+:/g, '/')
  const row = found.find(
    ([fin, , valor]) => lugar.endsWith(fin) && (valor === undefined || valor === encontrado),
  )
  return row?.[1] ?? null
}
