export type Severidad = 'error' | 'aviso' | 'info'

type Entrada = readonly [severidad: Severidad, fuente: string, plantilla: string]

const A20 = 'Anexo 20, CFDI 4.0'
const PAGOS = 'Complemento para recepción de pagos 2.0'
const XML = 'XML 1.0'
const NS = 'Namespaces in XML 1.0'
const ART29A = 'CFF, artículo 29-A'
const TFD = 'Timbre Fiscal Digital 1.1'

/** Every finding the engine can report: default severity, source of the rule and Spanish text. */
export const HALLAZGOS = {
  // The file
  archivoVacio: ['error', A20, 'El archivo está vacío.'],
  archivoDemasiadoGrande: [
    'error',
    'Límite de lectura',
    'El archivo mide {encontrado} bytes y el máximo es de {esperado}.',
  ],
  archivoNoEsXml: [
    'error',
    A20,
    'El archivo no es un XML: parece {nombre}. Sube el XML original que entregó el emisor.',
  ],
  codificacionNoAdmitida: [
    'error',
    A20,
    'El archivo usa la codificación {encontrado} y un CFDI debe estar en UTF-8.',
  ],
  utf8Invalido: ['error', A20, 'El archivo contiene bytes que no son UTF-8 válido.'],
  dtdProhibido: [
    'error',
    A20,
    'El archivo contiene una declaración DOCTYPE (línea {linea}, columna {columna}), que un CFDI no puede llevar.',
  ],
  xmlMalFormado: ['error', XML, 'El XML está mal formado en la línea {linea}, columna {columna}: {nombre}.'],
  prefijoSinDeclarar: [
    'error',
    NS,
    'El prefijo {encontrado} no está declarado (línea {linea}, columna {columna}).',
  ],
  limiteRebasado: [
    'error',
    'Límite de lectura',
    'El archivo rebasa el límite de {nombre}: {esperado} (línea {linea}, columna {columna}).',
  ],
  noEsCfdi: ['error', A20, 'El archivo no es un CFDI: su elemento raíz es {encontrado}.'],
  versionCesada: [
    'error',
    'Resolución Miscelánea Fiscal',
    'El comprobante es un CFDI {encontrado}; esa versión dejó de ser válida para nuevas emisiones y el 2023-04-01 cesó por completo. Solicita un CFDI 4.0.',
  ],
  versionNoAdmitida: ['error', A20, 'La versión {encontrado} no corresponde a un CFDI 4.0.'],
  demasiadosHallazgos: ['info', 'Límite de lectura', 'Se muestran {esperado} hallazgos de {encontrado}.'],
  fallaInterna: ['error', 'Motor', 'El archivo no se pudo examinar.'],

  // Structure
  atributoFaltante: ['error', A20, 'Falta el atributo obligatorio {nombre}.'],
  atributoDesconocido: ['error', A20, 'El atributo {nombre} no existe en este elemento.'],
  atributoInvalido: [
    'error',
    A20,
    'El valor de {nombre} no tiene la forma debida: {encontrado}. Se espera {esperado}.',
  ],
  claveDesconocida: [
    'error',
    'Catálogos del SAT',
    'El valor {encontrado} de {nombre} no existe en el catálogo {esperado}.',
  ],
  claveFueraDeVigencia: [
    'aviso',
    'Catálogos del SAT',
    'El valor {encontrado} de {nombre} no estaba vigente en la fecha del comprobante (vigencia: {esperado}).',
  ],
  fechaAnteriorAVersion: [
    'aviso',
    A20,
    'La fecha {encontrado} es anterior al inicio del CFDI 4.0 ({esperado}).',
  ],
  timbreDelEmisor: [
    'aviso',
    TFD,
    'El timbre dice estar sellado con el certificado del propio emisor ({encontrado}); debe ser el de un PAC.',
  ],
  elementoFaltante: ['error', A20, 'Falta el elemento obligatorio {nombre}.'],
  elementoDesconocido: ['error', A20, 'El elemento {nombre} no se admite en este lugar.'],
  elementoRepetido: ['error', A20, 'El elemento {nombre} sólo puede aparecer una vez.'],
  elementoFueraDeOrden: ['error', A20, 'El elemento {nombre} está fuera del orden que fija el Anexo 20.'],
  listaVacia: ['error', A20, 'El elemento {nombre} está vacío: debe llevar al menos un {esperado}.'],
  textoInesperado: ['error', A20, 'El elemento {nombre} contiene texto, que no se admite.'],
  prefijoInesperado: ['aviso', A20, 'El elemento usa el prefijo {encontrado}; el Anexo 20 pide {esperado}.'],
  complementoNoValidado: ['info', A20, 'Complemento no validado: {nombre}.'],
  complementoRepetido: ['error', A20, 'El nodo Complemento sólo puede aparecer una vez.'],
  complementoSinEspacio: [
    'aviso',
    NS,
    'El elemento {nombre} usa el espacio de nombres {encontrado}, que no es el del SAT ({esperado}); no se toma en cuenta.',
  ],
  comprobanteAnidado: [
    'aviso',
    A20,
    'Hay otro Comprobante dentro del documento; sólo cuenta el elemento raíz.',
  ],
  timbreFueraDeLugar: [
    'aviso',
    TFD,
    'Hay un TimbreFiscalDigital fuera de Comprobante/Complemento; no se toma en cuenta.',
  ],
  timbreRepetido: ['error', TFD, 'El documento lleva {encontrado} timbres; debe llevar uno.'],

  // Rules between values
  formaPagoPpdNo99: ['error', A20, 'Con método de pago PPD la forma de pago debe ser 99; es {encontrado}.'],
  formaPagoPue99: ['error', A20, 'Con método de pago PUE la forma de pago no puede ser 99.'],
  pagoFaltante: ['aviso', A20, 'Falta {nombre}, que corresponde a un comprobante de tipo {esperado}.'],
  atributoProhibidoPorTipo: ['error', A20, 'Un comprobante de tipo {esperado} no debe llevar {nombre}.'],
  valorPorTipo: [
    'error',
    A20,
    'En un comprobante de tipo {nombre} se espera {esperado}; se encontró {encontrado}.',
  ],
  tipoCambioFaltante: ['error', A20, 'Falta TipoCambio: es obligatorio con la moneda {encontrado}.'],
  tipoCambioIncorrecto: [
    'error',
    A20,
    'Con moneda {nombre} TipoCambio debe ser {esperado}; es {encontrado}.',
  ],
  regimenNoCorresponde: [
    'error',
    'Catálogos del SAT',
    'El régimen fiscal {encontrado} no corresponde a una persona {esperado}.',
  ],
  usoNoCorresponde: [
    'error',
    'Catálogos del SAT',
    'El uso {encontrado} no se admite para el régimen {nombre} del receptor.',
  ],
  receptorGenerico: [
    'error',
    A20,
    'Con el RFC genérico {nombre} se espera {esperado}; se encontró {encontrado}.',
  ],
  residenciaFaltante: ['error', A20, 'NumRegIdTrib y ResidenciaFiscal deben acompañarse: falta {nombre}.'],
  informacionGlobalIndebida: [
    'aviso',
    A20,
    'InformacionGlobal corresponde al público en general (XAXX010101000).',
  ],
  objetoImpSinImpuestos: ['error', A20, 'El concepto declara ObjetoImp {encontrado} y {nombre}.'],
  impuestoIncompleto: ['error', A20, 'El impuesto con TipoFactor {encontrado} {nombre}.'],
  impuestoNoAdmitido: ['error', 'Catálogos del SAT', 'El impuesto {encontrado} no se admite como {nombre}.'],
  tasaNoAdmitida: [
    'error',
    'Catálogos del SAT',
    'La tasa o cuota {encontrado} no existe en el catálogo para {nombre}.',
  ],
  complementoNoCorresponde: ['error', PAGOS, 'Un comprobante de tipo {encontrado} {nombre}.'],

  // Arithmetic
  importeConcepto: [
    'error',
    A20,
    'Importe no equivale a Cantidad por ValorUnitario: es {encontrado} y se espera {esperado}.',
  ],
  descuentoMayor: ['error', A20, 'El descuento {encontrado} rebasa el importe {esperado}.'],
  importeImpuesto: [
    'error',
    A20,
    'El importe del impuesto es {encontrado} y se espera {esperado} (base por tasa).',
  ],
  subTotalNoCuadra: [
    'error',
    A20,
    'SubTotal es {encontrado} y la suma de los importes de los conceptos es {esperado}.',
  ],
  descuentoNoCuadra: [
    'error',
    A20,
    'Descuento es {encontrado} y la suma de los descuentos de los conceptos es {esperado}.',
  ],
  trasladoNoCuadra: [
    'error',
    A20,
    'El traslado {nombre} suma {encontrado} en el comprobante y {esperado} en los conceptos.',
  ],
  retencionNoCuadra: [
    'error',
    A20,
    'La retención {nombre} suma {encontrado} en el comprobante y {esperado} en los conceptos.',
  ],
  baseDeMas: [
    'error',
    A20,
    'El impuesto {nombre} se calcula sobre {encontrado} y el concepto vale {esperado}.',
  ],
  impuestoRepetido: [
    'error',
    A20,
    'El impuesto {nombre} aparece más de una vez: debe haber un solo renglón por impuesto, tipo de factor y tasa.',
  ],
  totalTrasladosNoCuadra: ['error', A20, 'TotalImpuestosTrasladados es {encontrado} y se espera {esperado}.'],
  totalRetencionesNoCuadra: ['error', A20, 'TotalImpuestosRetenidos es {encontrado} y se espera {esperado}.'],
  totalNoCuadra: [
    'error',
    A20,
    'Total es {encontrado} y se espera {esperado} (subtotal, descuento, impuestos y locales).',
  ],
  decimalesDeMoneda: ['error', A20, '{nombre} es {encontrado}: la moneda admite {esperado} decimales.'],
  localesNoCuadra: [
    'error',
    'Complemento de impuestos locales 1.0',
    '{nombre} es {encontrado} y la suma de sus renglones es {esperado}.',
  ],
  importeLocal: [
    'aviso',
    'Complemento de impuestos locales 1.0',
    'El impuesto local {nombre} es {encontrado}; con su tasa sobre el subtotal serían {esperado}.',
  ],
  totalCargosNoCuadra: [
    'error',
    'Complemento de aerolíneas 1.0',
    'TotalCargos es {encontrado} y la suma de los cargos es {esperado}.',
  ],

  // Pagos 2.0
  saldoInsoluto: [
    'error',
    PAGOS,
    'ImpSaldoInsoluto es {encontrado} y se espera {esperado} (saldo anterior menos importe pagado).',
  ],
  pagadoMayorQueSaldo: ['error', PAGOS, 'ImpPagado {encontrado} rebasa ImpSaldoAnt {esperado}.'],
  importeCero: ['error', PAGOS, '{nombre} debe ser mayor que cero.'],
  equivalenciaIncorrecta: ['error', PAGOS, 'EquivalenciaDR es {encontrado} y se espera {esperado}.'],
  pagadoMayorQueMonto: [
    'error',
    PAGOS,
    'La suma de lo pagado a los documentos es {encontrado} y rebasa el monto {esperado}.',
  ],
  pagadoMenorQueMonto: [
    'info',
    PAGOS,
    'La suma de lo pagado a los documentos es {encontrado} y el monto {esperado}: queda una diferencia sin aplicar.',
  ],
  montoTotalPagos: [
    'error',
    PAGOS,
    'MontoTotalPagos es {encontrado} y la suma de los montos en pesos es {esperado}.',
  ],
  totalesPagos: [
    'error',
    PAGOS,
    '{nombre} es {encontrado} y la suma en pesos de los impuestos de los pagos es {esperado}.',
  ],
  impuestosPago: [
    'error',
    PAGOS,
    'El impuesto {nombre} del pago es {encontrado} y la suma de los documentos es {esperado}.',
  ],
  documentoRepetido: [
    'aviso',
    PAGOS,
    'El documento {encontrado} aparece más de una vez con la misma parcialidad.',
  ],
  monedaPagoIndebida: ['error', PAGOS, '{nombre} no puede ser XXX.'],
  formaPagoIndebida: ['error', PAGOS, 'FormaDePagoP no puede ser 99.'],
  impuestosPagoFaltantes: ['error', PAGOS, '{nombre}.'],

  // RFC
  rfcInvalido: [
    'error',
    'Código Fiscal de la Federación, artículo 27',
    'El RFC {encontrado} no tiene una forma válida: {nombre}.',
  ],
  rfcDigito: [
    'aviso',
    'Algoritmo del dígito verificador del SAT',
    'El dígito verificador del RFC {encontrado} no coincide; se esperaba {esperado}.',
  ],

  // Sello, certificate, stamp
  selloAusente: ['error', ART29A, 'El comprobante no lleva sello.'],
  selloIlegible: ['error', ART29A, 'El sello no se puede leer: no es base64 válido.'],
  selloInvalido: [
    'error',
    ART29A,
    'El sello no corresponde al contenido: el comprobante fue modificado o se selló con otra llave.',
  ],
  selloSha1: ['error', ART29A, 'El sello se hizo con SHA-1; un CFDI 4.0 se sella con SHA-256.'],
  selloNoVerificable: ['error', ART29A, 'El sello no se puede verificar: {nombre}.'],
  selloPorRevisar: [
    'error',
    ART29A,
    'El sello no se puede verificar: el comprobante lleva {nombre}, un complemento cuya cadena original no se conoce.',
  ],
  alteradoDespuesDelTimbrado: [
    'error',
    TFD,
    'Alterado después del timbrado: el sello no corresponde al contenido, y el sello del SAT sí corresponde al timbre.',
  ],
  certificadoAusente: ['error', ART29A, 'El comprobante no lleva certificado.'],
  certificadoIlegible: ['error', ART29A, 'El certificado no se puede leer: {nombre}.'],
  certificadoSerie: [
    'error',
    ART29A,
    'NoCertificado es {encontrado} y la serie del certificado es {esperado}.',
  ],
  certificadoRfc: [
    'error',
    ART29A,
    'El certificado pertenece al RFC {encontrado} y el emisor es {esperado}.',
  ],
  certificadoVigencia: [
    'error',
    ART29A,
    'El certificado no estaba vigente en la fecha {encontrado} (vigencia: {esperado}).',
  ],
  certificadoDePrueba: [
    'error',
    ART29A,
    'El certificado fue emitido por una autoridad de pruebas: {encontrado}.',
  ],
  certificadoCadena: ['error', ART29A, 'El certificado no proviene del SAT: {nombre}.'],
  certificadoSinAutoridades: [
    'aviso',
    ART29A,
    'No se comprobó que el certificado provenga del SAT: esta instalación no tiene los certificados de sus autoridades. No es falta del emisor.',
  ],
  certificadoEsEfirma: [
    'error',
    ART29A,
    'El comprobante está sellado con la e.firma de {encontrado}; un CFDI se sella con un certificado de sello digital (CSD).',
  ],
  timbreAusente: ['error', TFD, 'El comprobante no está timbrado.'],
  timbreSelloCfd: ['error', TFD, 'SelloCFD del timbre no coincide con el sello del comprobante.'],
  timbreSelloSat: ['error', TFD, 'El sello del SAT no corresponde al contenido del timbre.'],
  timbreSelloIlegible: ['error', TFD, 'El sello del SAT no se puede leer: no es base64 válido.'],
  timbreSinCertificado: [
    'info',
    TFD,
    'El sello del SAT no se verificó: no se tiene el certificado {encontrado} del PAC.',
  ],
  timbreCertificadoVigencia: [
    'aviso',
    TFD,
    'El certificado del PAC no estaba vigente en la fecha {encontrado} (vigencia: {esperado}).',
  ],
  timbreAnterior: ['aviso', TFD, 'La fecha de timbrado {encontrado} es anterior a la de emisión {esperado}.'],
  timbreTardio: [
    'aviso',
    TFD,
    'El comprobante se timbró más de 72 horas después de su emisión: {encontrado} contra {esperado}.',
  ],
} as const satisfies Record<string, Entrada>

export type CodigoHallazgo = keyof typeof HALLAZGOS
