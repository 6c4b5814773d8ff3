import type { AccionCfdi } from '../facturas.ts'

/** Said to whoever issues the document. `agencia` is for the agency's own people, where quoting that is not enough. */
export type RemedioCfdi = { accion: AccionCfdi; que: string; agencia?: string }

const original = (que: string): RemedioCfdi => ({ accion: 'original', que })
const reemitir = (que: string): RemedioCfdi => ({ accion: 'reemitir', que })
const timbrar = (que: string): RemedioCfdi => ({ accion: 'timbrar', que })
const nada = (que: string): RemedioCfdi => ({ accion: 'nada', que })
const revisar = (que: string, agencia: string): RemedioCfdi => ({ accion: 'revisar', que, agencia })

const redondeo =
  'Suma los renglones ya redondeados a centavos; lo que se redondea al final no siempre da lo mismo.'
const xml = 'Debe ser el XML del CFDI, no su PDF, su acuse ni su representación impresa.'
const datosFiscales = 'Copia el dato de la constancia de situación fiscal.'

/** One remedy for each code the engine can give. */
export const remediosCfdi = {
  // The file
  archivoVacio: original('El archivo llegó sin contenido.'),
  archivoDemasiadoGrande: original(`Un CFDI pesa mucho menos. ${xml}`),
  archivoNoEsXml: original(xml),
  codificacionNoAdmitida: original(
    'Si lo guardaste con otro programa, pudo cambiar su codificación; el original viene en UTF-8.',
  ),
  utf8Invalido: original('Alguna letra se dañó al copiarlo o guardarlo con otro programa.'),
  dtdProhibido: original('Un CFDI no lleva esa declaración: alguien se la agregó al archivo.'),
  xmlMalFormado: original('El archivo está incompleto o se dañó al copiarlo.'),
  prefijoSinDeclarar: original('Al archivo le falta parte de su encabezado.'),
  limiteRebasado: revisar(
    'Es más grande de lo que Valija lee. Si así lo entregó tu sistema, avisa a la agencia con el nombre del archivo.',
    'Es más grande de lo que Valija lee. Avisa a quien administra la instalación, con el archivo.',
  ),
  noEsCfdi: original(`Es otro documento, no una factura. ${xml}`),
  versionCesada: timbrar('Esa versión ya no es válida: actualiza tu sistema de facturación a CFDI 4.0.'),
  versionNoAdmitida: original('Su versión no es 4.0 o se cambió en el archivo.'),
  demasiadosHallazgos: nada('Corrige primero los que se muestran; al cargarlo otra vez se revisa completo.'),
  fallaInterna: revisar(
    'La falla es nuestra, no de tu archivo. Inténtalo otra vez en unos minutos; si sigue, avisa a la agencia.',
    'La falla es de Valija. Avisa a quien administra la instalación, con el archivo.',
  ),

  // Structure
  atributoFaltante: reemitir('Llena ese dato en tu sistema de facturación.'),
  atributoDesconocido: reemitir(
    'Tu sistema agrega un dato que el Anexo 20 no tiene: pide a tu proveedor que lo quite.',
  ),
  atributoInvalido: reemitir('Captura ese dato con la forma que se espera.'),
  claveDesconocida: reemitir('Elige una clave del catálogo del SAT, tal como viene ahí.'),
  claveFueraDeVigencia: nada('Elige en tu sistema la clave vigente del catálogo.'),
  fechaAnteriorAVersion: nada('Revisa la fecha del equipo desde el que facturas.'),
  timbreDelEmisor: nada('Confirma con tu proveedor de timbrado (PAC) que el timbre sea suyo.'),
  elementoFaltante: reemitir('Llena esa sección en tu sistema de facturación.'),
  elementoDesconocido: reemitir(
    'Lo que no es del SAT va en la Addenda: pide a tu proveedor de facturación que lo mueva o lo quite.',
  ),
  elementoRepetido: reemitir('Esa sección viene dos veces: pide a tu proveedor de facturación que deje una.'),
  elementoFueraDeOrden: reemitir(
    'Pide a tu proveedor de facturación que arme el XML en el orden del Anexo 20.',
  ),
  listaVacia: reemitir('Llena al menos un renglón de esa sección, o quítala completa.'),
  textoInesperado: original('Entre las etiquetas hay texto que un CFDI no lleva.'),
  prefijoInesperado: nada('Pide a tu proveedor de facturación que use los prefijos del Anexo 20.'),
  complementoNoValidado: nada('Ese complemento se conserva, pero su contenido no se revisa aquí.'),
  complementoRepetido: original(
    'Algunos programas agregan el timbre en un segundo nodo Complemento. El que entrega el portal del SAT lo lleva en uno solo.',
  ),
  complementoSinEspacio: nada('Pide a tu proveedor de facturación que use la dirección del SAT.'),
  comprobanteAnidado: nada('Quita de la Addenda la copia de la factura.'),
  timbreFueraDeLugar: nada('Quita de la Addenda la copia del timbre.'),
  timbreRepetido: original('Una factura se timbra una vez: el archivo junta dos timbres.'),

  // Rules between values
  formaPagoPpdNo99: reemitir('Con método PPD la forma de pago es 99 (por definir).'),
  formaPagoPue99: reemitir('Con método PUE lleva la forma con que se paga (03, transferencia), no 99.'),
  pagoFaltante: nada('Llena el método y la forma de pago en tu sistema.'),
  atributoProhibidoPorTipo: reemitir('Deja vacío ese dato para este tipo de comprobante.'),
  valorPorTipo: reemitir('Ese tipo de comprobante lleva siempre el valor que se espera.'),
  tipoCambioFaltante: reemitir('Captura el tipo de cambio del día.'),
  tipoCambioIncorrecto: reemitir('En pesos el tipo de cambio es 1, o no se pone.'),
  regimenNoCorresponde: reemitir(`Ese régimen no es de ese tipo de persona. ${datosFiscales}`),
  usoNoCorresponde: reemitir('Elige un uso del CFDI que admita el régimen de quien recibe la factura.'),
  receptorGenerico: reemitir('Con un RFC genérico el régimen es 616, el uso S01 y el código postal el tuyo.'),
  residenciaFaltante: reemitir('Captura el país de residencia junto con su registro tributario.'),
  informacionGlobalIndebida: nada('La información global es solo para facturas al público en general.'),
  objetoImpSinImpuestos: reemitir(
    'Con objeto de impuesto 02 el concepto desglosa sus impuestos; con 01 no lleva ninguno.',
  ),
  impuestoIncompleto: reemitir('Captura la tasa y el importe de ese impuesto, o ninguno si es exento.'),
  impuestoNoAdmitido: reemitir('Elige 002 para el IVA, 001 para el ISR o 003 para el IEPS.'),
  tasaNoAdmitida: reemitir('Usa una tasa del catálogo del SAT: el IVA es 0.160000, 0.080000 o 0.000000.'),
  complementoNoCorresponde: reemitir('Elige el tipo de comprobante que lleva ese complemento.'),

  // Arithmetic
  importeConcepto: reemitir('El importe del concepto es su cantidad por su valor unitario.'),
  descuentoMayor: reemitir('El descuento de un concepto no pasa de su importe.'),
  importeImpuesto: reemitir('El impuesto es su base por su tasa.'),
  subTotalNoCuadra: reemitir(`El subtotal es la suma de los importes de los conceptos. ${redondeo}`),
  descuentoNoCuadra: reemitir(`El descuento es la suma de los descuentos de los conceptos. ${redondeo}`),
  trasladoNoCuadra: reemitir(`El traslado de la factura es la suma de los de sus conceptos. ${redondeo}`),
  retencionNoCuadra: reemitir(`La retención de la factura es la suma de las de sus conceptos. ${redondeo}`),
  impuestoRepetido: reemitir(
    'Junta en un solo renglón los que tienen el mismo impuesto, tipo de factor y tasa.',
  ),
  totalTrasladosNoCuadra: reemitir('El total de traslados es la suma de sus renglones.'),
  totalRetencionesNoCuadra: reemitir('El total de retenciones es la suma de sus renglones.'),
  totalNoCuadra: reemitir('El total es el subtotal menos descuentos, más traslados, menos retenciones.'),
  decimalesDeMoneda: reemitir('En pesos los importes llevan dos decimales.'),
  localesNoCuadra: reemitir('El total de impuestos locales es la suma de sus renglones.'),
  importeLocal: nada('Revisa la tasa y la base del impuesto local (hospedaje).'),
  totalCargosNoCuadra: reemitir('El total de otros cargos es la suma de sus renglones.'),

  // Pagos 2.0
  saldoInsoluto: reemitir('El saldo insoluto es el anterior menos lo pagado.'),
  pagadoMayorQueSaldo: reemitir('Lo pagado no pasa del saldo anterior: revisa la parcialidad.'),
  importeCero: reemitir('Captura el importe del pago: no puede ser cero.'),
  equivalenciaIncorrecta: reemitir('En la misma moneda la equivalencia es 1.'),
  pagadoMayorQueMonto: reemitir('Lo aplicado a las facturas no pasa del monto del pago.'),
  pagadoMenorQueMonto: nada('Confirma que el pago no cubra también otra factura.'),
  montoTotalPagos: reemitir('El monto total es la suma de los pagos.'),
  totalesPagos: reemitir('Los totales son la suma de los impuestos de los pagos.'),
  impuestosPago: reemitir('Los impuestos del pago son la suma de los de sus documentos.'),
  documentoRepetido: nada('La misma factura aparece dos veces con la misma parcialidad.'),
  monedaPagoIndebida: reemitir('Captura la moneda del pago: MXN.'),
  formaPagoIndebida: reemitir('Captura la forma con que se pagó (03, transferencia), no 99.'),
  impuestosPagoFaltantes: reemitir(
    'Con objeto de impuesto 02 el documento pagado desglosa sus impuestos, y el pago los resume.',
  ),

  // RFC
  rfcInvalido: reemitir(datosFiscales),
  rfcDigito: nada(`El SAT ha dado RFC así; compáralo con la constancia de situación fiscal.`),

  // Sello, certificate, stamp
  selloAusente: timbrar('Este archivo no se selló: puede ser una vista previa. Timbra la factura.'),
  selloIlegible: original('El sello está incompleto o se dañó al copiar el archivo.'),
  selloInvalido: original(
    'Lo que dice el archivo no es lo que se selló: se modificó, aunque sea un espacio, o se armó de otro.',
  ),
  selloSha1: timbrar(
    'Tu sistema sella con un método que dejó de aceptarse: actualízalo para que use SHA-256.',
  ),
  selloNoVerificable: original('Sin un certificado que se pueda leer no se sabe si el sello es bueno.'),
  selloPorRevisar: revisar(
    'La agencia decide si la acepta y te avisa; no tienes que timbrar otra mientras tanto. Si no necesitas ese complemento, una factura sin él se verifica automáticamente.',
    'No se sabe si el archivo es el que se selló. Compáralo con su estado y su total en el SAT, o pide a quien la emitió el XML tal como lo entregó su sistema, y acéptala o recházala con un motivo.',
  ),
  alteradoDespuesDelTimbrado: original('El archivo se modificó después de timbrarlo.'),
  certificadoAusente: original('Al archivo le falta el certificado con que se selló.'),
  certificadoIlegible: original('El certificado está incompleto o se dañó al copiar el archivo.'),
  certificadoSerie: original('El número y el certificado del archivo son de dos certificados distintos.'),
  certificadoRfc: original('El certificado del archivo es de otro contribuyente.'),
  certificadoVigencia: timbrar(
    'Tu certificado de sello digital (CSD) no estaba vigente: tramita otro en el SAT.',
  ),
  certificadoDePrueba: timbrar(
    'Se selló en el ambiente de pruebas: cambia tu sistema de facturación a producción y a tu CSD.',
  ),
  certificadoCadena: timbrar(
    'Sella con el CSD que te dio el SAT. Si ya lo es, avisa a la agencia: puede faltarle a Valija la autoridad del SAT que lo emitió.',
  ),
  certificadoSinAutoridades: revisar(
    'No es falta tuya ni de tu factura, y no impide continuar: la agencia completa su configuración.',
    'Es de esta instalación, no de quien emitió la factura: avisa a quien la administra que faltan los certificados de las autoridades del SAT.',
  ),
  certificadoEsEfirma: timbrar(
    'Sella con tu certificado de sello digital (CSD), no con tu e.firma: carga el CSD en tu sistema de facturación.',
  ),
  timbreAusente: timbrar('Es el XML de antes de timbrar, que el SAT no conoce. Timbra la factura.'),
  timbreSelloCfd: original('El timbre es de otra factura o se cambió después.'),
  timbreSelloSat: original('El timbre se modificó: no es el que dio el SAT.'),
  timbreSelloIlegible: original('El sello del SAT está incompleto o se dañó al copiar el archivo.'),
  timbreSinCertificado: nada('El estado de la factura se pregunta al SAT de todos modos.'),
  timbreCertificadoVigencia: nada('Confirma con tu proveedor de timbrado (PAC) que el timbre sea suyo.'),
  timbreAnterior: nada('Revisa la hora del equipo desde el que facturas.'),
  timbreTardio: nada('Timbra dentro de las 72 horas de emitir.'),
} as const satisfies Record<string, RemedioCfdi>

const cola: Record<AccionCfdi, string> = {
  original:
    'Descarga otra vez el XML de tu sistema de facturación o del portal del SAT y cárgalo sin abrirlo ni guardarlo con otro programa.',
  reemitir: 'Timbra otra que sustituya a esta (TipoRelacion 04) y después cancela esta con motivo 01.',
  timbrar: 'Después carga aquí el XML nuevo.',
  revisar: '',
  nada: 'No impide continuar; tenlo en cuenta en las siguientes.',
}
/** What the issuer itself does about it. */
export const remedioDeEmisor = ({ accion, que }: RemedioCfdi): string => `${que} ${cola[accion]}`.trim()

/** What the agency's own people do about it: whom to ask, in words that can be sent on. */
export function remedioDeAgencia(remedio: RemedioCfdi): string {
  if (remedio.agencia !== undefined) return remedio.agencia
  if (remedio.accion === 'nada') return `No impide continuar. Para quien la emitió: «${remedio.que}»`
  const pide =
    remedio.accion === 'original' ? 'Pide el XML original a quien la emitió' : 'Pide otra a quien la emitió'
  return `${pide}. Puedes enviarle esto: «${remedioDeEmisor(remedio)}»`
}
