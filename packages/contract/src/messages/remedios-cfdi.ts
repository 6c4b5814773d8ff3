import type { CodigoHallazgo } from '@valija/cfdi'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { AccionCfdi } from '@valija/domain/facturas/accion-por-codigo.ts'

/** Who reads it: whoever issues the document, or the agency's own people. */
export type Lector = 'emisor' | 'agencia'
export const lectorDe = (rol: Rol | null | undefined): Lector =>
  rol === 'admin' || rol === 'OperativoComisionista' || rol === 'OperativoProveedor' ? 'agencia' : 'emisor'

/** Said to whoever issues the document. `agencia` is for the agency's own people, where quoting that is not enough. */
type RemedioCfdi = { que: string; agencia?: string }

const redondeo =
  'Suma los renglones ya redondeados a centavos; lo que se redondea al final no siempre da lo mismo.'
const xml = 'Debe ser el XML del CFDI, no su PDF, su acuse ni su representación impresa.'
const datosFiscales = 'Copia el dato de la constancia de situación fiscal.'

/** One remedy for each code the engine can give. */
export const remediosCfdi = {
  // The file
  archivoVacio: 'El archivo llegó sin contenido.',
  archivoDemasiadoGrande: `Un CFDI pesa mucho menos. ${xml}`,
  archivoNoEsXml: xml,
  codificacionNoAdmitida:
    'Si lo guardaste con otro programa, pudo cambiar su codificación; el original viene en UTF-8.',
  utf8Invalido: 'Alguna letra se dañó al copiarlo o guardarlo con otro programa.',
  dtdProhibido: 'Un CFDI no lleva esa declaración: alguien se la agregó al archivo.',
  versionXmlNoAdmitida:
    'El archivo se guardó con otro programa: sube el XML que entregó el PAC, sin abrirlo ni guardarlo.',
  xmlMalFormado: 'El archivo está incompleto o se dañó al copiarlo.',
  prefijoSinDeclarar: 'Al archivo le falta parte de su encabezado.',
  limiteRebasado: {
    que: 'Es más grande de lo que Valija lee. Si así lo entregó tu sistema, avisa a la agencia con el nombre del archivo.',
    agencia: 'Es más grande de lo que Valija lee. Avisa a quien administra la instalación, con el archivo.',
  },
  noEsCfdi: `Es otro documento, no una factura. ${xml}`,
  versionCesada: 'Esa versión ya no es válida: actualiza tu sistema de facturación a CFDI 4.0.',
  versionNoAdmitida: 'Su versión no es 4.0 o se cambió en el archivo.',
  demasiadosHallazgos: 'Corrige primero los que se muestran; al cargarlo otra vez se revisa completo.',
  fallaInterna: {
    que: 'La falla es nuestra, no de tu archivo. Inténtalo otra vez en unos minutos; si sigue, avisa a la agencia.',
    agencia: 'La falla es de Valija. Avisa a quien administra la instalación, con el archivo.',
  },

  // Structure
  atributoFaltante: 'Llena ese dato en tu sistema de facturación.',
  atributoDesconocido:
    'Tu sistema agrega un dato que el Anexo 20 no tiene: pide a tu proveedor que lo quite.',
  atributoInvalido: 'Captura ese dato con la forma que se espera.',
  claveDesconocida: 'Elige una clave del catálogo del SAT, tal como viene ahí.',
  claveFueraDeVigencia: 'Elige en tu sistema la clave vigente del catálogo.',
  fechaAnteriorAVersion: 'Revisa la fecha del equipo desde el que facturas.',
  timbreDelEmisor: 'Confirma con tu proveedor de timbrado (PAC) que el timbre sea suyo.',
  elementoFaltante: 'Llena esa sección en tu sistema de facturación.',
  elementoDesconocido:
    'Lo que no es del SAT va en la Addenda: pide a tu proveedor de facturación que lo mueva o lo quite.',
  elementoRepetido: 'Esa sección viene dos veces: pide a tu proveedor de facturación que deje una.',
  elementoFueraDeOrden: 'Pide a tu proveedor de facturación que arme el XML en el orden del Anexo 20.',
  listaVacia: 'Llena al menos un renglón de esa sección, o quítala completa.',
  textoInesperado: 'Entre las etiquetas hay texto que un CFDI no lleva.',
  prefijoInesperado: 'Pide a tu proveedor de facturación que use los prefijos del Anexo 20.',
  complementoNoValidado: 'Ese complemento se conserva, pero su contenido no se revisa aquí.',
  complementoRepetido:
    'Algunos programas agregan el timbre en un segundo nodo Complemento. El que entrega el portal del SAT lo lleva en uno solo.',
  complementoSinEspacio: 'Pide a tu proveedor de facturación que use la dirección del SAT.',
  comprobanteAnidado: 'Quita de la Addenda la copia de la factura.',
  timbreFueraDeLugar: 'Quita de la Addenda la copia del timbre.',
  timbreRepetido: 'Una factura se timbra una vez: el archivo junta dos timbres.',

  // Rules between values
  formaPagoPpdNo99: 'Con método PPD la forma de pago es 99 (por definir).',
  formaPagoPue99: 'Con método PUE lleva la forma con que se paga (03, transferencia), no 99.',
  pagoFaltante: 'Llena el método y la forma de pago en tu sistema.',
  atributoProhibidoPorTipo: 'Deja vacío ese dato para este tipo de comprobante.',
  valorPorTipo: 'Ese tipo de comprobante lleva siempre el valor que se espera.',
  tipoCambioFaltante: 'Captura el tipo de cambio del día.',
  tipoCambioIncorrecto: 'En pesos el tipo de cambio es 1; en un complemento de pago hay que ponerlo.',
  regimenNoCorresponde: `Ese régimen no es de ese tipo de persona. ${datosFiscales}`,
  usoNoCorresponde: 'Elige un uso del CFDI que admita el régimen de quien recibe la factura.',
  receptorGenerico: 'Con un RFC genérico el régimen es 616, el uso S01 y el código postal el tuyo.',
  residenciaFaltante: 'Captura el país de residencia junto con su registro tributario.',
  informacionGlobalIndebida: 'La información global es solo para facturas al público en general.',
  objetoImpSinImpuestos:
    'Con objeto de impuesto 02 el concepto desglosa sus impuestos; con 01, 03, 04 o 05 no lleva ninguno; con 06, 07 u 08 no traslada IVA.',
  impuestoIncompleto: 'Captura la tasa y el importe de ese impuesto, o ninguno si es exento.',
  impuestoNoAdmitido: 'Elige 002 para el IVA, 001 para el ISR o 003 para el IEPS.',
  tasaNoAdmitida: 'Usa una tasa del catálogo del SAT: el IVA es 0.160000, 0.080000 o 0.000000.',
  ivaFronterizo:
    'El IVA al 8 % es de los establecimientos de la región fronteriza; fuera de ella es al 16 %.',
  complementoNoCorresponde: 'Elige el tipo de comprobante que lleva ese complemento.',

  // Arithmetic
  importeConcepto: 'El importe del concepto, o de su parte, es su cantidad por su valor unitario.',
  descuentoMayor: 'El descuento de un concepto no pasa de su importe.',
  descuentoDecimales: 'El descuento de un concepto se escribe con los mismos decimales que su importe.',
  importeImpuesto: 'El impuesto es su base por su tasa.',
  subTotalNoCuadra: `El subtotal es la suma de los importes de los conceptos. ${redondeo}`,
  descuentoNoCuadra: `El descuento es la suma de los descuentos de los conceptos. ${redondeo}`,
  trasladoNoCuadra: `El traslado de la factura es la suma de los de sus conceptos. ${redondeo}`,
  retencionNoCuadra: `La retención de la factura es la suma de las de sus conceptos. ${redondeo}`,
  baseDeMas: 'Cada impuesto se calcula una vez sobre el importe del concepto menos su descuento.',
  ivaRetenidoDeMas:
    'El IVA que se retiene es parte del que se traslada: revisa la base y la tasa de los dos.',
  impuestoRepetido: 'Junta en un solo renglón los que tienen el mismo impuesto, tipo de factor y tasa.',
  totalTrasladosNoCuadra: 'El total de traslados es la suma de sus renglones.',
  totalRetencionesNoCuadra: 'El total de retenciones es la suma de sus renglones.',
  totalNoCuadra: 'El total es el subtotal menos descuentos, más traslados, menos retenciones.',
  decimalesDeMoneda: 'En pesos los importes llevan dos decimales.',
  localesNoCuadra: 'El total de impuestos locales es la suma de sus renglones.',
  importeLocal: 'Revisa la tasa y la base del impuesto local (hospedaje).',
  localEsFederal: 'El IVA, el ISR y el IEPS van en los impuestos de cada concepto, no entre los locales.',
  importeNegativo:
    'Un impuesto local va sin signo: lo que se retiene va en Retenciones y lo que se devuelve, en una nota de crédito.',
  totalCargosNoCuadra: 'El total de otros cargos es la suma de sus renglones.',

  // Pagos 2.0
  saldoInsoluto: 'El saldo insoluto es el anterior menos lo pagado.',
  pagadoMayorQueSaldo: 'Lo pagado no pasa del saldo anterior: revisa la parcialidad.',
  importeCero: 'Captura el importe del pago: no puede ser cero.',
  equivalenciaIncorrecta: 'En la misma moneda la equivalencia es 1, y hay que ponerla.',
  pagadoMayorQueMonto: 'Lo aplicado a las facturas no pasa del monto del pago.',
  pagadoMenorQueMonto: 'Confirma que el pago no cubra también otra factura.',
  montoTotalPagos: 'El monto total es la suma de los pagos.',
  totalesPagos: 'Los totales son la suma de los impuestos de los pagos.',
  baseMayorQuePago:
    'La base es la parte que se pagó de cada documento, sin su impuesto: en una parcialidad no es la base completa de la factura.',
  impuestosPago: 'Los impuestos del pago son la suma de los de sus documentos.',
  documentoRepetido: 'La misma factura aparece dos veces con la misma parcialidad.',
  saldoAnteriorNoSigue:
    'El saldo anterior de una parcialidad es el insoluto de la que va antes: revisa cuánto se debía con cada pago.',
  parcialidadAntesQueLaPrevia: 'Las parcialidades se numeran en el orden en que se pagaron.',
  cambioAUno:
    'El tipo de cambio es el que publica el Banco de México, y la equivalencia, cuánto de la moneda de la factura vale una unidad de la del pago.',
  fechaPagoPosterior:
    'El complemento se emite después de recibir el pago: revisa en el estado de cuenta qué día llegó.',
  monedaPagoIndebida: 'Captura la moneda del pago: MXN.',
  formaPagoIndebida: 'Captura la forma con que se pagó (03, transferencia), no 99.',
  impuestosPagoFaltantes:
    'Con objeto de impuesto 02 el documento pagado desglosa sus impuestos, y el pago los resume; con los demás no desglosa IVA.',

  // RFC
  rfcInvalido: datosFiscales,
  rfcDigito: `El SAT ha dado RFC así; compáralo con la constancia de situación fiscal.`,

  // Sello, certificate, stamp
  selloAusente: 'Este archivo no se selló: puede ser una vista previa. Timbra la factura.',
  selloIlegible: 'El sello está incompleto o se dañó al copiar el archivo.',
  selloInvalido:
    'Lo que dice el archivo no es lo que se selló: se modificó, aunque sea un espacio, o se armó de otro.',
  selloSha1: 'Tu sistema sella con un método que dejó de aceptarse: actualízalo para que use SHA-256.',
  selloNoVerificable: 'Sin un certificado que se pueda leer no se sabe si el sello es bueno.',
  selloPorRevisar: {
    que: 'La agencia decide si la acepta y te avisa; no tienes que timbrar otra mientras tanto. Si no necesitas ese complemento, una factura sin él se verifica automáticamente.',
    agencia:
      'No se sabe si el archivo es el que se selló. Compáralo con su estado y su total en el SAT, o pide a quien la emitió el XML tal como lo entregó su sistema, y acéptala o recházala con un motivo.',
  },
  alteradoDespuesDelTimbrado: 'El archivo se modificó después de timbrarlo.',
  certificadoAusente: 'Al archivo le falta el certificado con que se selló.',
  certificadoIlegible: 'El certificado está incompleto o se dañó al copiar el archivo.',
  certificadoSerie: 'El número y el certificado del archivo son de dos certificados distintos.',
  certificadoRfc: 'El certificado del archivo es de otro contribuyente.',
  certificadoVigencia: 'Tu certificado de sello digital (CSD) no estaba vigente: tramita otro en el SAT.',
  certificadoDePrueba:
    'Se selló en el ambiente de pruebas: cambia tu sistema de facturación a producción y a tu CSD.',
  certificadoCadena:
    'Sella con el CSD que te dio el SAT. Si ya lo es, avisa a la agencia: puede faltarle a Valija la autoridad del SAT que lo emitió.',
  certificadoSinAutoridades: {
    que: 'No es falta tuya ni de tu factura, y no impide continuar: la agencia completa su configuración.',
    agencia:
      'Es de esta instalación, no de quien emitió la factura: avisa a quien la administra que faltan los certificados de las autoridades del SAT.',
  },
  certificadoEsEfirma:
    'Sella con tu certificado de sello digital (CSD), no con tu e.firma: carga el CSD en tu sistema de facturación.',
  timbreAusente: 'Es el XML de antes de timbrar, que el SAT no conoce. Timbra la factura.',
  timbreSelloCfd: 'El timbre es de otra factura o se cambió después.',
  timbreSelloVacio: 'El documento no se timbró, o es un ejemplo: sube el que devolvió el PAC.',
  timbreSelloSat: 'El timbre se modificó: no es el que dio el SAT.',
  timbreSelloIlegible: 'El sello del SAT está incompleto o se dañó al copiar el archivo.',
  timbreSinCertificado: 'El estado de la factura se pregunta al SAT de todos modos.',
  timbreCertificadoVigencia: 'Confirma con tu proveedor de timbrado (PAC) que el timbre sea suyo.',
  timbreAnterior: 'Revisa la hora del equipo desde el que facturas.',
  timbreTardio: 'Timbra dentro de las 72 horas de emitir.',
} satisfies Record<CodigoHallazgo, string | RemedioCfdi>

const cola: Record<AccionCfdi, string> = {
  original:
    'Descarga otra vez el XML de tu sistema de facturación o del portal del SAT y cárgalo sin abrirlo ni guardarlo con otro programa.',
  reemitir:
    'Timbra otro comprobante que sustituya a este (TipoRelacion 04) y después cancela este con motivo 01.',
  timbrar: 'Después carga aquí el XML nuevo.',
  revisar: '',
  nada: 'No impide continuar; tenlo en cuenta en las siguientes.',
}
/** What the issuer itself does about it. */
const deEmisor = (accion: AccionCfdi, { que }: RemedioCfdi): string => `${que} ${cola[accion]}`.trim()

/** What the agency's own people do about it: whom to ask, in words that can be sent on. */
function deAgencia(accion: AccionCfdi, remedio: RemedioCfdi): string {
  if (remedio.agencia !== undefined) return remedio.agencia
  if (accion === 'nada') return `No impide continuar. Para quien la emitió: «${remedio.que}»`
  const pide =
    accion === 'original' ? 'Pide el XML original a quien la emitió' : 'Pide otra a quien la emitió'
  return `${pide}. Puedes enviarle esto: «${deEmisor(accion, remedio)}»`
}

/** What this reader does about a finding of the engine. */
export function remedioCfdi(codigo: CodigoHallazgo, accion: AccionCfdi, lector: Lector): string {
  const texto: string | RemedioCfdi = remediosCfdi[codigo]
  const remedio = typeof texto === 'string' ? { que: texto } : texto
  return lector === 'agencia' ? deAgencia(accion, remedio) : deEmisor(accion, remedio)
}
