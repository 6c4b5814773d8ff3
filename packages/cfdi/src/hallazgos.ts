export type Severidad = 'error' | 'aviso' | 'info'

/** Findings by the source of their rule: an error is wrong by it, an aviso odd, an info said for the reader to know. */
const de = (fuente: string) => ({
  error: (plantilla: string) => ['error', fuente, plantilla] as const,
  aviso: (plantilla: string) => ['aviso', fuente, plantilla] as const,
  info: (plantilla: string) => ['info', fuente, plantilla] as const,
})
const a20 = de('Anexo 20, CFDI 4.0')
const pagos = de('Complemento para recepción de pagos 2.0')
const xml = de('XML 1.0')
const espacios = de('Namespaces in XML 1.0')
const art29a = de('CFF, artículo 29-A')
const tfd = de('Timbre Fiscal Digital 1.1')
const catalogos = de('Catálogos del SAT')
const limite = de('Límite de lectura')

/** Every finding the engine can report: default severity, source of the rule and Spanish text. */
export const HALLAZGOS = {
  // The file
  archivoVacio: a20.error('El archivo está vacío.'),
  archivoDemasiadoGrande: limite.error('El archivo mide {encontrado} bytes y el máximo es de {esperado}.'),
  archivoNoEsXml: a20.error(
    'El archivo no es un XML: parece {nombre}. Sube el XML original que entregó el emisor.',
  ),
  codificacionNoAdmitida: a20.error(
    'El archivo usa la codificación {encontrado} y un CFDI debe estar en UTF-8.',
  ),
  versionXmlNoAdmitida: a20.error('El archivo se declara XML {encontrado} y un CFDI es XML {esperado}.'),
  utf8Invalido: a20.error('El archivo contiene bytes que no son UTF-8 válido.'),
  dtdProhibido: a20.error(
    'El archivo contiene una declaración DOCTYPE (línea {linea}, columna {columna}), que un CFDI no puede llevar.',
  ),
  xmlMalFormado: xml.error('El XML está mal formado en la línea {linea}, columna {columna}: {nombre}.'),
  prefijoSinDeclarar: espacios.error(
    'El prefijo {encontrado} no está declarado (línea {linea}, columna {columna}).',
  ),
  limiteRebasado: limite.error(
    'El archivo rebasa el límite de {nombre}: {esperado} (línea {linea}, columna {columna}).',
  ),
  noEsCfdi: a20.error('El archivo no es un CFDI: su elemento raíz es {encontrado}.'),
  versionCesada: de('Resolución Miscelánea Fiscal').error(
    'El comprobante es un CFDI {encontrado}; esa versión dejó de ser válida para nuevas emisiones y el 2023-04-01 cesó por completo. Solicita un CFDI 4.0.',
  ),
  versionNoAdmitida: a20.error('La versión {encontrado} no corresponde a un CFDI 4.0.'),
  demasiadosHallazgos: limite.info('Se muestran {esperado} hallazgos de {encontrado}.'),
  fallaInterna: de('Motor').error('El archivo no se pudo examinar.'),

  // Structure
  atributoFaltante: a20.error('Falta el atributo obligatorio {nombre}.'),
  atributoDesconocido: a20.error('El atributo {nombre} no existe en este elemento.'),
  atributoInvalido: a20.error(
    'El valor de {nombre} no tiene la forma debida: {encontrado}. Se espera {esperado}.',
  ),
  claveDesconocida: catalogos.error('El valor {encontrado} de {nombre} no existe en el catálogo {esperado}.'),
  claveFueraDeVigencia: catalogos.aviso(
    'El valor {encontrado} de {nombre} no estaba vigente en la fecha del comprobante (vigencia: {esperado}).',
  ),
  fechaAnteriorAVersion: a20.aviso('La fecha {encontrado} es anterior al inicio del CFDI 4.0 ({esperado}).'),
  timbreDelEmisor: tfd.aviso(
    'El timbre dice estar sellado con el certificado del propio emisor ({encontrado}); debe ser el de un PAC.',
  ),
  elementoFaltante: a20.error('Falta el elemento obligatorio {nombre}.'),
  elementoDesconocido: a20.error('El elemento {nombre} no se admite en este lugar.'),
  elementoRepetido: a20.error('El elemento {nombre} sólo puede aparecer una vez.'),
  elementoFueraDeOrden: a20.error('El elemento {nombre} está fuera del orden que fija el Anexo 20.'),
  listaVacia: a20.error('El elemento {nombre} está vacío: debe llevar al menos un {esperado}.'),
  textoInesperado: a20.error('El elemento {nombre} contiene texto, que no se admite.'),
  prefijoInesperado: a20.aviso('El elemento usa el prefijo {encontrado}; el Anexo 20 pide {esperado}.'),
  complementoNoValidado: a20.info('Complemento no validado: {nombre}.'),
  complementoRepetido: a20.error('El nodo Complemento sólo puede aparecer una vez.'),
  complementoSinEspacio: espacios.aviso(
    'El elemento {nombre} usa el espacio de nombres {encontrado}, que no es el del SAT ({esperado}); no se toma en cuenta.',
  ),
  comprobanteAnidado: a20.aviso('Hay otro Comprobante dentro del documento; sólo cuenta el elemento raíz.'),
  timbreFueraDeLugar: tfd.aviso(
    'Hay un TimbreFiscalDigital fuera de Comprobante/Complemento; no se toma en cuenta.',
  ),
  timbreRepetido: tfd.error('El documento lleva {encontrado} timbres; debe llevar uno.'),

  // Rules between values
  formaPagoPpdNo99: a20.error('Con método de pago PPD la forma de pago debe ser 99; es {encontrado}.'),
  formaPagoPue99: a20.error('Con método de pago PUE la forma de pago no puede ser 99.'),
  pagoFaltante: a20.aviso('Falta {nombre}, que corresponde a un comprobante de tipo {esperado}.'),
  atributoProhibidoPorTipo: a20.error('Un comprobante de tipo {esperado} no debe llevar {nombre}.'),
  valorPorTipo: a20.error(
    'En un comprobante de tipo {nombre} se espera {esperado}; se encontró {encontrado}.',
  ),
  tipoCambioFaltante: a20.error('Falta TipoCambio: es obligatorio con la moneda {encontrado}.'),
  tipoCambioIncorrecto: a20.error('Con moneda {nombre} TipoCambio debe ser {esperado}; es {encontrado}.'),
  regimenNoCorresponde: catalogos.error(
    'El régimen fiscal {encontrado} no corresponde a una persona {esperado}.',
  ),
  usoNoCorresponde: catalogos.error(
    'El uso {encontrado} no se admite para el régimen {nombre} del receptor.',
  ),
  receptorGenerico: a20.error('Con el RFC genérico {nombre} se espera {esperado}; se encontró {encontrado}.'),
  residenciaFaltante: a20.error('NumRegIdTrib y ResidenciaFiscal deben acompañarse: falta {nombre}.'),
  informacionGlobalIndebida: a20.aviso(
    'InformacionGlobal corresponde a un ingreso al PUBLICO EN GENERAL (XAXX010101000).',
  ),
  objetoImpSinImpuestos: a20.error('El concepto declara ObjetoImp {encontrado} y {nombre}.'),
  impuestoIncompleto: a20.error('El impuesto con TipoFactor {encontrado} {nombre}.'),
  impuestoNoAdmitido: catalogos.error('El impuesto {encontrado} no se admite como {nombre}.'),
  tasaNoAdmitida: catalogos.error('La tasa o cuota {encontrado} no existe en el catálogo para {nombre}.'),
  ivaFronterizo: de('Estímulo fiscal de la región fronteriza').aviso(
    'Traslada IVA al 8 % y se expide en el código postal {encontrado}, fuera de la región fronteriza.',
  ),
  complementoNoCorresponde: pagos.error('Un comprobante de tipo {encontrado} {nombre}.'),

  // Arithmetic
  importeConcepto: a20.error(
    'Importe no equivale a Cantidad por ValorUnitario: es {encontrado} y se espera {esperado}.',
  ),
  descuentoMayor: a20.error('El descuento {encontrado} rebasa el importe {esperado}.'),
  descuentoDecimales: a20.error(
    'El descuento {encontrado} lleva más decimales que el importe de su concepto ({esperado}).',
  ),
  importeImpuesto: a20.error(
    'El importe del impuesto es {encontrado} y se espera {esperado} (base por tasa).',
  ),
  subTotalNoCuadra: a20.error(
    'SubTotal es {encontrado} y la suma de los importes de los conceptos es {esperado}.',
  ),
  descuentoNoCuadra: a20.error(
    'Descuento es {encontrado} y la suma de los descuentos de los conceptos es {esperado}.',
  ),
  trasladoNoCuadra: a20.error(
    'El traslado {nombre} suma {encontrado} en el comprobante y {esperado} en los conceptos.',
  ),
  retencionNoCuadra: a20.error(
    'La retención {nombre} suma {encontrado} en el comprobante y {esperado} en los conceptos.',
  ),
  baseDeMas: a20.error('El impuesto {nombre} se calcula sobre {encontrado} y el concepto vale {esperado}.'),
  ivaRetenidoDeMas: de('LIVA, artículo 1-A').aviso(
    'Se retiene IVA por {encontrado} y el que se traslada es {esperado}.',
  ),
  impuestoRepetido: a20.error(
    'El impuesto {nombre} aparece más de una vez: debe haber un solo renglón por impuesto, tipo de factor y tasa.',
  ),
  totalTrasladosNoCuadra: a20.error('TotalImpuestosTrasladados es {encontrado} y se espera {esperado}.'),
  totalRetencionesNoCuadra: a20.error('TotalImpuestosRetenidos es {encontrado} y se espera {esperado}.'),
  totalNoCuadra: a20.error(
    'Total es {encontrado} y se espera {esperado} (subtotal, descuento, impuestos y locales).',
  ),
  decimalesDeMoneda: a20.error('{nombre} es {encontrado}: la moneda admite {esperado} decimales.'),
  localesNoCuadra: de('Complemento de impuestos locales 1.0').error(
    '{nombre} es {encontrado} y la suma de sus renglones es {esperado}.',
  ),
  importeLocal: de('Complemento de impuestos locales 1.0').aviso(
    'El impuesto local {nombre} es {encontrado}; con su tasa sobre el subtotal serían {esperado}.',
  ),
  localEsFederal: de('Complemento de impuestos locales 1.0').aviso(
    '{encontrado} es un impuesto federal y viene como impuesto local.',
  ),
  importeNegativo: de('Complemento de impuestos locales 1.0').aviso(
    '{nombre} es {encontrado}: el SAT admite el signo, pero un impuesto no se cobra en negativo.',
  ),
  totalCargosNoCuadra: de('Complemento de aerolíneas 1.0').error(
    'TotalCargos es {encontrado} y la suma de los cargos es {esperado}.',
  ),

  // Pagos 2.0
  saldoInsoluto: pagos.error(
    'ImpSaldoInsoluto es {encontrado} y se espera {esperado} (saldo anterior menos importe pagado).',
  ),
  pagadoMayorQueSaldo: pagos.error('ImpPagado {encontrado} rebasa ImpSaldoAnt {esperado}.'),
  importeCero: pagos.error('{nombre} debe ser mayor que cero.'),
  equivalenciaIncorrecta: pagos.error('EquivalenciaDR es {encontrado} y se espera {esperado}.'),
  pagadoMayorQueMonto: pagos.error(
    'La suma de lo pagado a los documentos es {encontrado} y rebasa el monto {esperado}.',
  ),
  pagadoMenorQueMonto: pagos.info(
    'La suma de lo pagado a los documentos es {encontrado} y el monto {esperado}: queda una diferencia sin aplicar.',
  ),
  montoTotalPagos: pagos.error(
    'MontoTotalPagos es {encontrado} y la suma de los montos en pesos es {esperado}.',
  ),
  totalesPagos: pagos.error(
    '{nombre} es {encontrado} y la suma en pesos de los impuestos de los pagos es {esperado}.',
  ),
  impuestosPago: pagos.error(
    'El impuesto {nombre} del pago es {encontrado} y la suma de los documentos es {esperado}.',
  ),
  documentoRepetido: pagos.aviso(
    'El documento {encontrado} aparece más de una vez con la misma parcialidad.',
  ),
  saldoAnteriorNoSigue: pagos.aviso(
    'ImpSaldoAnt de la parcialidad {nombre} es {encontrado}, y la parcialidad anterior del mismo complemento dejó {esperado}.',
  ),
  parcialidadAntesQueLaPrevia: pagos.aviso(
    'La parcialidad {nombre} se pagó en {encontrado}, antes que la parcialidad anterior ({esperado}).',
  ),
  cambioAUno: a20.aviso('{nombre} es 1: dice que un peso vale lo mismo que un {encontrado}.'),
  fechaPagoPosterior: pagos.aviso(
    'FechaPago es {encontrado}, posterior a la fecha en que se emitió el complemento ({esperado}).',
  ),
  monedaPagoIndebida: pagos.error('{nombre} no puede ser XXX.'),
  formaPagoIndebida: pagos.error('FormaDePagoP no puede ser 99.'),
  impuestosPagoFaltantes: pagos.error('{nombre}.'),
  baseMayorQuePago: pagos.aviso(
    'El impuesto {nombre} se calcula sobre {encontrado} y al documento se le pagó {esperado}.',
  ),

  // RFC
  rfcInvalido: de('Código Fiscal de la Federación, artículo 27').error(
    'El RFC {encontrado} no tiene una forma válida: {nombre}.',
  ),
  rfcDigito: de('Algoritmo del dígito verificador del SAT').aviso(
    'El dígito verificador del RFC {encontrado} no coincide; se esperaba {esperado}.',
  ),

  // Sello, certificate, stamp
  selloAusente: art29a.error('El comprobante no lleva sello.'),
  selloIlegible: art29a.error('El sello no se puede leer: no es base64 válido.'),
  selloInvalido: art29a.error(
    'El sello no corresponde al contenido: el comprobante fue modificado o se selló con otra llave.',
  ),
  selloSha1: art29a.error('El sello se hizo con SHA-1; un CFDI 4.0 se sella con SHA-256.'),
  selloNoVerificable: art29a.error('El sello no se puede verificar: {nombre}.'),
  selloPorRevisar: art29a.error(
    'El sello no se puede verificar: el comprobante lleva {nombre}, un complemento cuya cadena original no se conoce.',
  ),
  alteradoDespuesDelTimbrado: tfd.error(
    'Alterado después del timbrado: el sello no corresponde al contenido, y el sello del SAT sí corresponde al timbre.',
  ),
  certificadoAusente: art29a.error('El comprobante no lleva certificado.'),
  certificadoIlegible: art29a.error('El certificado no se puede leer: {nombre}.'),
  certificadoSerie: art29a.error('NoCertificado es {encontrado} y la serie del certificado es {esperado}.'),
  certificadoRfc: art29a.error('El certificado pertenece al RFC {encontrado} y el emisor es {esperado}.'),
  certificadoVigencia: art29a.error(
    'El certificado no estaba vigente en la fecha {encontrado} (vigencia: {esperado}).',
  ),
  certificadoDePrueba: art29a.error('El certificado fue emitido por una autoridad de pruebas: {encontrado}.'),
  certificadoCadena: art29a.error('El certificado no proviene del SAT: {nombre}.'),
  certificadoSinAutoridades: art29a.aviso(
    'No se comprobó que el certificado provenga del SAT: esta instalación no tiene los certificados de sus autoridades. No es falta del emisor.',
  ),
  certificadoEsEfirma: art29a.error(
    'El comprobante está sellado con la e.firma de {encontrado}; un CFDI se sella con un certificado de sello digital (CSD).',
  ),
  timbreAusente: tfd.error('El comprobante no está timbrado.'),
  timbreSelloCfd: tfd.error('SelloCFD del timbre no coincide con el sello del comprobante.'),
  timbreSelloSat: tfd.error('El sello del SAT no corresponde al contenido del timbre.'),
  timbreSelloIlegible: tfd.error('El sello del SAT no se puede leer: no es base64 válido.'),
  timbreSelloVacio: tfd.error(
    'El sello del SAT no es una firma: repite los mismos bytes, como el de un ejemplo sin timbrar.',
  ),
  timbreSinCertificado: tfd.info(
    'El sello del SAT no se verificó: no se tiene el certificado {encontrado} del PAC.',
  ),
  timbreCertificadoVigencia: tfd.aviso(
    'El certificado del PAC no estaba vigente en la fecha {encontrado} (vigencia: {esperado}).',
  ),
  timbreAnterior: tfd.aviso('La fecha de timbrado {encontrado} es anterior a la de emisión {esperado}.'),
  timbreTardio: tfd.aviso(
    'El comprobante se timbró más de 72 horas después de su emisión: {encontrado} contra {esperado}.',
  ),
} as const

export type CodigoHallazgo = keyof typeof HALLAZGOS
