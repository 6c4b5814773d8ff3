import type { CodigoHallazgo } from '@valija/cfdi'
import type { Severidad } from '@valija/cfdi/hallazgo.ts'

/**
 * What helps against a finding of the CFDI engine:
 * original: the bytes are not what was stamped, so nothing in them may be acted on before the original is here;
 * reemitir: the SAT holds this document valid as it is, so another must replace it;
 * timbrar: the SAT never took this document, so there is nothing to cancel;
 * revisar: the agency looks at it; nada: it keeps nobody from going on.
 */
export const accionesCfdi = ['original', 'reemitir', 'timbrar', 'revisar', 'nada'] as const
export type AccionCfdi = (typeof accionesCfdi)[number]

/** Of each code of the engine. */
export const accionPorCodigo: Readonly<Record<CodigoHallazgo, AccionCfdi>> = {
  archivoVacio: 'original',
  archivoDemasiadoGrande: 'original',
  archivoNoEsXml: 'original',
  codificacionNoAdmitida: 'original',
  versionXmlNoAdmitida: 'original',
  utf8Invalido: 'original',
  dtdProhibido: 'original',
  xmlMalFormado: 'original',
  prefijoSinDeclarar: 'original',
  limiteRebasado: 'revisar',
  noEsCfdi: 'original',
  versionCesada: 'timbrar',
  versionNoAdmitida: 'original',
  demasiadosHallazgos: 'nada',
  fallaInterna: 'revisar',
  atributoFaltante: 'reemitir',
  atributoDesconocido: 'reemitir',
  atributoInvalido: 'reemitir',
  claveDesconocida: 'reemitir',
  claveFueraDeVigencia: 'nada',
  fechaAnteriorAVersion: 'nada',
  timbreDelEmisor: 'nada',
  elementoFaltante: 'reemitir',
  elementoDesconocido: 'reemitir',
  elementoRepetido: 'reemitir',
  elementoFueraDeOrden: 'reemitir',
  listaVacia: 'reemitir',
  textoInesperado: 'original',
  prefijoInesperado: 'nada',
  complementoNoValidado: 'nada',
  complementoRepetido: 'original',
  complementoSinEspacio: 'nada',
  comprobanteAnidado: 'nada',
  timbreFueraDeLugar: 'nada',
  timbreRepetido: 'original',
  formaPagoPpdNo99: 'reemitir',
  formaPagoPue99: 'reemitir',
  pagoFaltante: 'nada',
  atributoProhibidoPorTipo: 'reemitir',
  valorPorTipo: 'reemitir',
  tipoCambioFaltante: 'reemitir',
  tipoCambioIncorrecto: 'reemitir',
  regimenNoCorresponde: 'reemitir',
  usoNoCorresponde: 'reemitir',
  receptorGenerico: 'reemitir',
  residenciaFaltante: 'reemitir',
  informacionGlobalIndebida: 'nada',
  objetoImpSinImpuestos: 'reemitir',
  impuestoIncompleto: 'reemitir',
  impuestoNoAdmitido: 'reemitir',
  tasaNoAdmitida: 'reemitir',
  ivaFronterizo: 'nada',
  complementoNoCorresponde: 'reemitir',
  importeConcepto: 'reemitir',
  descuentoMayor: 'reemitir',
  descuentoDecimales: 'reemitir',
  importeImpuesto: 'reemitir',
  subTotalNoCuadra: 'reemitir',
  descuentoNoCuadra: 'reemitir',
  trasladoNoCuadra: 'reemitir',
  retencionNoCuadra: 'reemitir',
  baseDeMas: 'reemitir',
  ivaRetenidoDeMas: 'nada',
  impuestoRepetido: 'reemitir',
  totalTrasladosNoCuadra: 'reemitir',
  totalRetencionesNoCuadra: 'reemitir',
  totalNoCuadra: 'reemitir',
  decimalesDeMoneda: 'reemitir',
  localesNoCuadra: 'reemitir',
  importeLocal: 'nada',
  localEsFederal: 'nada',
  importeNegativo: 'nada',
  totalCargosNoCuadra: 'reemitir',
  saldoInsoluto: 'reemitir',
  pagadoMayorQueSaldo: 'reemitir',
  importeCero: 'reemitir',
  equivalenciaIncorrecta: 'reemitir',
  pagadoMayorQueMonto: 'reemitir',
  pagadoMenorQueMonto: 'nada',
  montoTotalPagos: 'reemitir',
  totalesPagos: 'reemitir',
  impuestosPago: 'reemitir',
  baseMayorQuePago: 'reemitir',
  documentoRepetido: 'nada',
  saldoAnteriorNoSigue: 'nada',
  parcialidadAntesQueLaPrevia: 'nada',
  cambioAUno: 'nada',
  fechaPagoPosterior: 'nada',
  monedaPagoIndebida: 'reemitir',
  formaPagoIndebida: 'reemitir',
  impuestosPagoFaltantes: 'reemitir',
  rfcInvalido: 'reemitir',
  rfcDigito: 'nada',
  selloAusente: 'timbrar',
  selloIlegible: 'original',
  selloInvalido: 'original',
  selloSha1: 'timbrar',
  selloNoVerificable: 'original',
  selloPorRevisar: 'revisar',
  alteradoDespuesDelTimbrado: 'original',
  certificadoAusente: 'original',
  certificadoIlegible: 'original',
  certificadoSerie: 'original',
  certificadoRfc: 'original',
  certificadoVigencia: 'timbrar',
  certificadoDePrueba: 'timbrar',
  certificadoCadena: 'timbrar',
  certificadoSinAutoridades: 'revisar',
  certificadoEsEfirma: 'timbrar',
  timbreAusente: 'timbrar',
  timbreSelloCfd: 'original',
  timbreSelloSat: 'original',
  timbreSelloVacio: 'original',
  timbreSelloIlegible: 'original',
  timbreSinCertificado: 'nada',
  timbreCertificadoVigencia: 'nada',
  timbreAnterior: 'nada',
  timbreTardio: 'nada',
}

/** A finding kept or told: what they have in common. */
export type Visto = {
  codigo: string
  severidad: Severidad
  accion?: AccionCfdi | undefined
  params?: object | undefined
}

/** A finding's own, else its code's; what stops nobody asks for nothing. Undefined for a rule of ours. */
export function accionDe({ codigo, severidad, accion, params }: Visto): AccionCfdi | undefined {
  if (accion !== undefined) return accion
  const de = params !== undefined && 'de' in params ? params.de : codigo
  if (typeof de !== 'string' || !isCodigoDelMotor(de)) return undefined
  const suya = accionPorCodigo[de]
  return severidad === 'error' || suya === 'revisar' ? suya : 'nada'
}

/** A code of another version of the engine may be kept with an old document. */
export const isCodigoDelMotor = (codigo: string): codigo is CodigoHallazgo =>
  Object.hasOwn(accionPorCodigo, codigo)
