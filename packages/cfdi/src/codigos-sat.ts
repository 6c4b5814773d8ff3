import type { Hallazgo } from './hallazgo.ts'
import type { CodigoHallazgo } from './hallazgos.ts'

type Caso = Pick<Hallazgo, 'codigo' | 'ruta' | 'encontrado' | 'esperado' | 'nombre'>
/** By the end of the place, without indices and prefixes; a third word is the value that must have been found, or the case. */
type PorLugar = readonly (readonly [
  lugar: string,
  codigo: string,
  cuando?: string | ((uno: Caso) => boolean),
])[]

/** Of a finding whose `nombre` is the kind of document. */
const deTipo = (tipos: string) => (uno: Caso) => uno.nombre !== undefined && tipos.includes(uno.nombre)

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
  ['@ResidenciaFiscal', 'CFDI40152', 'MEX'],
  ['@ResidenciaFiscal', 'CFDI40150'],
  ['@RegimenFiscalReceptor', 'CFDI40157'],
  ['@UsoCFDI', 'CFDI40160'],
  ['Parte/@ClaveProdServ', 'CFDI40196'],
  ['@ClaveProdServ', 'CFDI40162'],
  ['@ClaveUnidad', 'CFDI40165'],
  ['@ObjetoImp', 'CFDI40170'],
  ['Concepto/Impuestos/Traslados/Traslado/@Base', 'CFDI40174'],
  ['Concepto/Impuestos/Retenciones/Retencion/@Base', 'CFDI40181'],
  ['Concepto/Impuestos/Traslados/Traslado/@Impuesto', 'CFDI40175'],
  ['Concepto/Impuestos/Traslados/Traslado/@TipoFactor', 'CFDI40176'],
  ['Concepto/Impuestos/Retenciones/Retencion/@Impuesto', 'CFDI40182'],
  ['Concepto/Impuestos/Retenciones/Retencion/@TipoFactor', 'CFDI40183'],
  ['Retencion/@Impuesto', 'CFDI40207'],
  ['Traslado/@Impuesto', 'CFDI40217'],
  ['@RegimenFiscalACuentaTerceros', 'CFDI40191'],
  ['Parte/InformacionAduanera/@NumeroPedimento', 'CFDI40199'],
  ['@NumeroPedimento', 'CFDI40194'],
  ['@NumRegIdTrib', 'CFDI40156', ({ esperado }) => esperado?.includes('nueve') === true],
  ['@RfcACuentaTerceros', 'CFDI40188'],
  ['Receptor/@Rfc', 'CFDI40146', ({ esperado }) => esperado?.includes('PUBLICO EN GENERAL') === true],
  ['@ObjetoImpDR', 'CRP20245'],
  ['RetencionDR/@BaseDR', 'CRP20249'],
  ['RetencionDR/@ImpuestoDR', 'CRP20250'],
  ['RetencionDR/@TipoFactorDR', 'CRP20251'],
  ['TrasladoDR/@BaseDR', 'CRP20255'],
  ['TrasladoDR/@ImpuestoDR', 'CRP20256'],
  ['TrasladoDR/@TipoFactorDR', 'CRP20257'],
  ['RetencionP/@ImpuestoP', 'CRP20262'],
  ['TrasladoP/@ImpuestoP', 'CRP20270'],
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
  certificadoSerie: 'CFDI40106',
  certificadoRfc: 'CFDI40106',
  certificadoVigencia: 'CFDI40106',
  certificadoCadena: 'CFDI40106',
  certificadoDePrueba: 'CFDI40106',
  certificadoEsEfirma: 'CFDI40106',
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
    ['Comprobante/@Descuento', 'CRP20108', ({ esperado }) => esperado === 'P'],
    ['@ResidenciaFiscal', 'CFDI40151'],
    ['Comprobante', 'CFDI40201', 'cfdi:Impuestos'],
    ['@MetodoPago', 'CFDI40125'],
    ['@TipoCambio', 'CFDI40116'],
    ['@CondicionesDePago', 'CRP20107'],
    ['Concepto/@NoIdentificacion', 'CRP20114'],
    ['Concepto/@Unidad', 'CRP20117'],
    ['Concepto/@Descuento', 'CFDI40111', ({ esperado }) => esperado === 'T'],
    ['Concepto/@Descuento', 'CRP20121'],
    ['Parte/InformacionAduanera/@NumeroPedimento', 'CFDI40200'],
    ['@NumeroPedimento', 'CFDI40195'],
    ['Concepto/InformacionAduanera', 'CRP20112'],
    ['Concepto/CuentaPredial', 'CRP20112'],
    ['Concepto/ComplementoConcepto', 'CRP20112'],
    ['Concepto/Parte', 'CRP20112'],
    ['@TipoCadPago', 'CRP20229'],
    ['@CertPago', 'CRP20231'],
    ['@CadPago', 'CRP20233'],
    ['@SelloPago', 'CRP20235'],
    ['@RfcEmisorCtaOrd', 'CRP20221'],
    ['@CtaOrdenante', 'CRP20224'],
    ['@RfcEmisorCtaBen', 'CRP20227'],
    ['@CtaBeneficiario', 'CRP20228'],
  ],
  atributoFaltante: [
    ['@NomBancoOrdExt', 'CRP20223'],
    ['@CertPago', 'CRP20230'],
    ['@CadPago', 'CRP20232'],
    ['@SelloPago', 'CRP20234'],
    ['@TotalImpuestosRetenidos', 'CFDI40206'],
    ['@TotalImpuestosTrasladados', 'CFDI40212'],
    ['@TotalTrasladosImpuestoIVA0', 'CRP20273'],
  ],
  elementoFaltante: [
    ['', 'CFDI40130', ({ nombre }) => nombre === 'cfdi:InformacionGlobal'],
    ['@Exportacion', 'CFDI40122'],
  ],
  listaVacia: [
    ['Concepto/Impuestos', 'CFDI40173'],
    ['ImpuestosDR', 'CRP20248'],
  ],
  valorPorTipo: [
    ['Comprobante/@SubTotal', 'CFDI40109'],
    ['Comprobante/@Moneda', 'CRP20104', deTipo('P')],
    ['@Exportacion', 'CRP20102'],
    ['@UsoCFDI', 'CFDI40161', deTipo('PN')],
    ['@Periodicidad', 'CFDI40132'],
    ['@Meses', 'CFDI40135', ({ esperado }) => esperado?.includes('bimestre') === true],
    ['@Meses', 'CFDI40134', ({ esperado }) => esperado?.includes('mes (') === true],
    ['@Año', 'CFDI40136'],
    ['/Conceptos', 'CRP20111'],
    ['@ClaveProdServ', 'CRP20113'],
    ['@Cantidad', 'CRP20115'],
    ['@ClaveUnidad', 'CRP20116'],
    ['@Descripcion', 'CRP20118'],
    ['Parte/@ValorUnitario', 'CFDI40197'],
    ['@ValorUnitario', 'CRP20119', deTipo('P')],
    ['@ValorUnitario', 'CFDI40166'],
    ['Concepto/@Importe', 'CRP20120'],
    ['@ObjetoImp', 'CRP20122'],
  ],
  regimenNoCorresponde: [
    ['Emisor/@RegimenFiscal', 'CFDI40141'],
    ['@RegimenFiscalReceptor', 'CFDI40158'],
    ['@RegimenFiscalACuentaTerceros', 'CFDI40192'],
  ],
  usoNoCorresponde: 'CFDI40161',
  receptorGenerico: [
    ['@DomicilioFiscalReceptor', 'CFDI40149'],
    ['@UsoCFDI', 'CFDI40161'],
    ['@RegimenFiscalReceptor', 'CFDI40158'],
  ],
  residenciaFaltante: [
    ['@NumRegIdTrib', 'CFDI40155'],
    ['', 'CFDI40153'],
  ],
  objetoImpSinImpuestos: [
    ['', 'CFDI40171', '02'],
    ['', 'CFDI40172', '01'],
    ['', 'CFDI40172', '03'],
    ['', 'CFDI40172', '04'],
    ['', 'CFDI40172', '05'],
  ],
  impuestoIncompleto: [
    ['Concepto/Impuestos/Traslados/Traslado', 'CFDI40177', 'Exento'],
    ['Concepto/Impuestos/Traslados/Traslado', 'CFDI40178'],
    ['Concepto/Impuestos/Retenciones/Retencion', 'CFDI40184', 'Exento'],
    ['TrasladoDR', 'CRP20258', 'Exento'],
    ['TrasladoDR', 'CRP20259'],
    ['RetencionDR', 'CRP20252', 'Exento'],
  ],
  importeConcepto: [
    ['Parte/@Importe', 'CFDI40198'],
    ['@Importe', 'CFDI40167'],
  ],
  descuentoMayor: 'CFDI40169',
  descuentoDecimales: 'CFDI40168',
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
  equivalenciaIncorrecta: [
    ['', 'CRP20238', ({ esperado }) => esperado === '1'],
    ['', 'CRP20237'],
  ],
  complementoNoCorresponde: [['', 'CRP20101', ({ encontrado }) => encontrado !== 'P']],
  impuestosPagoFaltantes: [
    ['@ObjetoImpDR', 'CRP20246', '02'],
    ['@ObjetoImpDR', 'CRP20278', '06'],
    ['@ObjetoImpDR', 'CRP20279', '07'],
    ['@ObjetoImpDR', 'CRP20278', '08'],
    ['@ObjetoImpDR', 'CRP20247'],
  ],
  impuestosPago: [
    ['RetencionP/@ImporteP', 'CRP20265'],
    ['TrasladoP/@BaseP', 'CRP20268'],
    ['TrasladoP/@ImporteP', 'CRP20274'],
  ],
}

/** The SAT's code of a finding, by its place and what was found there; null where the SAT has none. */
export function codigoSat(uno: Caso): string | null {
  const found = CODIGOS[uno.codigo]
  if (found === undefined || typeof found === 'string') return found ?? null
  const lugar = uno.ruta.replace(/\[\d+\]/g, '').replace(/\/[\w-]+:/g, '/')
  const row = found.find(
    ([fin, , cuando]) =>
      lugar.endsWith(fin) &&
      (typeof cuando === 'function' ? cuando(uno) : cuando === undefined || cuando === uno.encontrado),
  )
  return row?.[1] ?? null
}
