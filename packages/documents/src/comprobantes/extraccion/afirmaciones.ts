/**
 * What a sentence says: `pago`, that money moved; `hecho`, that something was done; `otra`, that something of an unknown
 * name was; `ajeno`, of something that is no payment.
 */
export type Dicho = 'pago' | 'hecho' | 'otra' | 'ajeno'

const relleno =
  'listo|lista|todo|ya|quedo|felicidades|excelente|perfecto|genial|hoy|tu|tus|su|sus|el|la|los|las|lo|le|un|una|este|esta|estimado|estimada|cliente|aqui|y|de|del|con|por|a|al|en|que|fue|ha|han|sido|se|esta|muy|mxn|mn|usd|pesos|hrs|am|pm'
/** What stands before what a notice is about. */
const sobre =
  /^(?:(?:aviso|notificacion|alerta|confirmacion|detalle|resultado|bbva|santander|banorte|banamex|citibanamex|hsbc|scotiabank|inbursa) (?:(?:de|del|la|tu|su|una?) )*)+/
const saludo =
  /^(?:(?:listo|lista|todo|ya|quedo|felicidades|excelente|perfecto|genial|hoy|tu|su|el|la|un|una|este|esta|estimad[oa]|cliente|[a-z\d]|(?:hola|estimad[oa])(?: [a-z]+){0,5}(?= (?:tu|su|se|te|le|has|hemos|recibimos|realizaste) )|hola|(?:te|le|les) (?:informamos|confirmamos|avisamos|comunicamos) que) )+/
/** A payment by name, and the words that say of it that it was made. */
const pagos: readonly (readonly [nombres: string, hechos: string])[] = [
  [
    'pago|transferencia|deposito|traspaso|abono|spei|codi|dimo|envio|dinero|remesa|giro|dispersion',
    'realizad|completad|aplicad|liquidad|aprobad|aceptad|ejecutad|efectuad|acreditad|abonad|pagad|enviad|recibid|depositad|transferid|traspasad|mandad|confirmad|concluid|finalizad|procesad|exitos|hech|operad|autorizad|reflejad|un exito',
  ],
  ['cargo|cobro|venta|compra', 'realizad|completad|aplicad|aprobad|efectuad|pagad|exitos|procesad|autorizad'],
  ['orden de (?:pago|transferencia)', 'liquidad|ejecutad|aplicad|acreditad|pagad'],
  ['factura|recibo|servicio|pedido|orden|reserva|reservacion|cuenta|boletos?', 'pagad'],
]
const cosa = 'pago|transferencia|deposito|traspaso|abono|envio|cargo|cobro|compra|spei|operacion|transaccion'
const suma = String.raw`\$|\d|(?:la |una? |el |por )*(?:cantidad|importe|monto|suma)\b`
const modo = 'con exito|exitosamente|correctamente|satisfactoriamente'
const pagosDichos: readonly RegExp[] = [
  ...pagos.flatMap(([nombres, hechos]) => [
    new RegExp(`^(?:${nombres})\\b(?: \\S+){0,11}? (?:${hechos})(?:[ao]s?)?\\b`),
    new RegExp(
      `^(?:${nombres})\\b(?: \\S+){0,5}? se (?:ha )?(?:realizo|efectuo|envio|proceso|aplico|transfirio|deposito|acredito|pago|abono|liquido|completo|ejecuto|recibio|cobro|hizo|reflejo)\\b`,
    ),
  ]),
  // «Enviaste $1,500», «le transferiste a», but not «enviaste una solicitud». «Te deposito» is no «te depositó».
  new RegExp(
    `^(?:le |les |nos |me )?(?:enviaste|transferiste|pagaste|depositaste|mandaste|abonaste|traspasaste|recibiste|(?:has|ha|hemos|han) (?:enviado|transferido|pagado|depositado|mandado|abonado|traspasado|recibido))(?:$| (?:${suma}|${modo}|(?:una? |tu |el |la |su )*(?:${cosa}|dinero|servicio|recibo|factura|reserva\\w*)\\b|a |al |desde |con |por |el \\d|de ))`,
  ),
  new RegExp(
    `^(?:realizaste|hiciste|completaste|efectuaste|(?:has|ha|hemos|han) (?:realizado|hecho|completado|efectuado|procesado|aplicado|acreditado))(?: (?:${modo}))? (?:una? |tu |el |la |su )*(?:${cosa})\\b`,
  ),
  new RegExp(
    `^(?:te|le|nos|me) (?:depositaron|transfirieron|enviaron|pagaron|mandaron|transfirio|abonaron)(?:$| (?:${suma}|(?:una? )?(?:${cosa}|dinero)\\b|desde|a tu))`,
  ),
  new RegExp(
    `^(?:hemos )?(?:recibimos|recibido|recibi) (?:de .* )?(?:${suma}|(?:con exito )?(?:tu|su|el|una?) (?:pago|deposito|transferencia|abono)\\b)`,
  ),
  new RegExp(
    `^se (?:le |te |les )?(?:ha |han )?(?:realizo|realizado|efectuo|efectuado|envio|enviado|enviaron|proceso|procesado|aplico|aplicado|transfirio|transferido|transfirieron|transferirio|deposito|depositado|acredito|acreditado|pago|pagado|pagaron|abono|abonado|cargo|liquido|completo|ejecuto|hizo)(?: (?:${modo}))? (?:${suma}|a (?:tu|su|la) (?:cuenta|tarjeta)\\b|en (?:tu|su|la) cuenta\\b|(?:tu |su |el |la |una? )*(?:${cosa}|dinero)\\b)`,
  ),
  /^(?:muchas )?gracias por (?:tu|su) (?:pago|deposito|transferencia)\b(?! (?:puntual|oportun))/,
  /^confirmamos (?:de recibido )?(?:tu|su|el|la) (?:pago|deposito|transferencia|abono)\b/,
  /^acabas de (?:enviar|pagar|transferir|depositar|mandar)(?:$| (?:\$|\d|una? |dinero\b|a ))/,
  /^ficha (?:de deposito )?(?:pagada|cobrada)$/,
  /^(?:sello )?(?:de(?:l)? )?(?:caja|cajero|suc\w*)\b(?: \S+){1,8}? (?:pagado|recibido)$/,
  /^pagad[ao]s?(?:$| (?:con (?:tu |su |la )?tarjeta|el \d))/,
  /^se (?:le |te )?(?:transfirio|transfirieron|depositaron|pagaron|abonaron)$/,
  /^\$? ?[\d ]+(?:mxn |mn |pesos )?(?:enviad|transferid|pagad|depositad|abonad|recibid)[ao]s?\b/,
  /^comprobante electronico de pago\b/,
  /^se identifico el siguiente pago\b/,
  /^(?:your |the )?(?:wire )?(?:payment|transfer|wire|money|transaction|deposit) (?:of \S+ )?(?:(?:was|has been|is|successfully) ){0,3}(?:sent|completed?|successful|approved|confirmed|made|received)\b/,
  /^you(?: ve| have)? (?:successfully )?(?:sent|paid|transferred) (?:[a-z]+ ){0,6}?(?:\$|\d|money\b)/,
  /^successful (?:payment|transfer|transaction|deposit)\b/,
]
/** Of a state of its own: the money is there. */
export const liquidado = /^(?:liquidad|pagad|acreditad|aplicad|abonad|depositad|transferid)[ao]s?\b/
/** What a field of its own gives as the state of an operation that was made. */
export const estatusHecho =
  /\b(?:exitos\w+|exito|procesad[ao]|confirmad[ao]|autorizad[ao]|operad[ao]|hech[ao]|list[ao]|ok|sent|completed|approved|successful|success|realizad[ao]|completad[ao]|aprobad[ao]|aceptad[ao]|ejecutad[ao]|efectuad[ao]|enviad[ao]|recibid[ao]|concluid[ao]|finalizad[ao]|cobrad[ao]|correcta)\b/
/** The label of a state, in one tongue or two, before the state. */
const deEstado =
  /^(?:estatus|estado|situacion|status|resultado)(?: de(?:l| la| su| tu)? (?:pago|transferencia|operacion|transaccion|deposito|envio|orden|movimiento|traspaso|spei))?(?: \/ \w+)? (?!del? )/
/** Another payment than this one, or one that only may be. */
const otro =
  /\b(?:ultim[ao]s?|anterior(?:es)?|proxim[ao]s?|previ[ao]s?|siguientes?|frecuentes?|recurrentes?|domiciliad[ao]s?|automatic[ao]s?|futur[ao]s?|podr\w+|puedes?|debe[ns]?|deberas?|seran?|quedaran?|estaran?|historial|parcialmente|pdf|jpe?g|png|xml|casi|manana|al rato|luego|mas tarde|ahorita|temporal(?:es)?|ejemplo|muestra|hasta (?:ahora|el momento)|0 de \d+|garantizad\w+|regalo|bono|cupon|recompensas?|premio|promocion\w*|(?:para|de) (?:validar|verificar|comprobar|validacion|verificacion|prueba)|vera|veran|seran?|hara|estara|(?:qued|lleg|reflej|aplic|acredit|deposit|envi|liquid|proces|ejecut|realiz|abon|cobr|carg|confirm|valid|liber|pag)aran?|recibiran?|saldran?|tendran?|pagos realizados|pagos recibidos)\b/
/** A bank's letter: «Le informamos que realizó una transferencia SPEI por …». Without its beginning it may be a promise. */
const avisado = new RegExp(
  `^(?:estimad[oa](?: [a-z]+){0,5} )?(?:le|les|te) (?:informamos|confirmamos|avisamos|comunicamos) que (?:usted )?(?:realizo|efectuo|hizo|envio) (?:una? |su )*(?:${cosa})\\b`,
)

const hechas =
  'exitos[ao]s?|exito|exitosamente|correctamente|satisfactoriamente|realizad[ao]s?|completad[ao]s?|aplicad[ao]s?|liquidad[ao]s?|aprobad[ao]s?|aceptad[ao]s?|ejecutad[ao]s?|efectuad[ao]s?|acreditad[ao]s?|autorizad[ao]s?|procesad[ao]s?|concluid[ao]s?|finalizad[ao]s?|confirmad[ao]s?|pagad[ao]s?|recibid[ao]|hech[ao]s?|realizo|completo|efectuo|ejecuto|approved|successful|completed'
const hecha = new RegExp(`\\b(?:${hechas})\\b`)
/** Nothing but that something was done: every other word is known to name nothing. */
const soloHecha = new RegExp(
  // Each piece whole: a long number split every way would take for ever.
  `^(?:(?:(?:${hechas}|${relleno}|operacion|transaccion|movimiento|proceso|firma electronica|chip|nip|codigo|visa|mastercard|emisor|banco|debito|ok)(?![a-z])|[\\d$]+(?![\\d$])) ?)+$`,
)
const sumaHecha =
  /^(?:monto|importe|cantidad|total|suma)(?: \S+){0,3}? (?:enviad|transferid|depositad|abonad|acreditad|recibid|pagad|cobrad|cargad)[ao]\b|^(?:autorizad[ao] (?:mediante|con|por)|operacion ok|transaccion ok)\b/
/** Acts of the screens of a bank or a shop that are no payment. */
const actosAjenos =
  /\b(?:guardad|agregad|anadid|registrad|cread|generad|activad|desactivad|actualizad|modificad|cambiad|subid|importad|capturad|configurad|vinculad|ligad|enlazad|asociad|eliminad|borrad|editad|duplicad|validad|firmad|solicitad|contratad|suscrit|inscrit|apartad|reservad|asignad|emitid|expedid|librad|exportad|compartid|habilitad|inhabilitad|prometid|cotizad|estimad|simulad|calculad|convenid|acordad|pactad|recordad|turnad|canalizad|levantad|iniciad|contestad|aceptada la|domiciliad|afiliad|enrolad|pospuest|aplazad|reagendad)[ao]s?\b|\bno reconocid[ao]s?\b|\bdad[ao]s? de (?:alta|baja)\b|\bse (?:ha )?(?:guard|agreg|registr|cre|gener|activ|actualiz|modific|cambi|import|captur|configur|vincul|elimin|valid|firm|solicit|contrat|apart|reserv|asign|sub|aprob)(?:o|io|aron|ieron)\b|^(?:guardamos|agregamos|registramos|creamos|generamos|activamos|actualizamos|verificamos|cambiamos|apartamos|validamos)\b/
/** «Agregaste», «compartiste»: what was done, and no payment. */
const hicisteOtra =
  /\b(?!(?:envi|transfer|pag|deposit|mand|abon|traspas|recib|realiz|hic|complet|efectu|compr|exist|consist|contr|liquid)(?:aste|iste|e)\b)[a-z]{3,}(?:aste|iste)\b/
const temas =
  /^(?:(?:mis|tus|sus|nuev[ao]s?|guardar en) )*(?:nuev[ao]s?|contactos?|favorit[ao]s?|plantillas?|archivos?|lotes?|layouts?|limites?|topes?|alias|perfil|altas?|bajas?|tokens?|contrasena|dispositivos?|domiciliaci\w+|polizas?|prestamos?|linea de credito|solicitud\w*|instruccion\w*|citas?|encuestas?|registros?|cotizacion\w*|simula\w+|estimacion\w*|promesas?|convenio de pago|recordatorios?|frecuentes?|agenda|calendario|presupuestos?|cartas?|tarjeta (?:digital|nueva|activ\w+)|bloqueo|inversion\w*|apartados?|metas?|cargas?|carga masiva|plan de pagos|pagos? (?:frecuentes?|recurrentes?|domiciliad\w+|automatic\w+)|aclaracion\w*|enlaces?|ligas?|codigo qr|aviso de (?:pago|cobro)|ordenes? de compra|modificacion\w*|verificacion\w*|sesion|buzon|preguntas frecuentes|asi se|vista previa|machote|formato|mensaje de prueba|reclamacion\w*|bonificacion\w*|cashback|resumen (?:mensual|del mes)|identidad|huella|ajustes?$|void\b|refund\b|pre auth\w*|tip\b|hold\b|batch\b|cierre\b|consultas?(?:$| de (?:saldos?|movimientos|cuentas?|puntos)\b)|preventa|check (?:in|out)|(?:transaccion|operacion|venta) de prueba|(?:cargo|cobro) (?:por|de) (?:comision\w*|anualidad|manejo|intereses)|comision\w*|(?:movimientos|pagos|operaciones) recientes|historial|preview|asi (?:veras|luce|queda)|generador|tutorial|alerta de seguridad|comprobantes? fals[ao]s?|cargo a la habitacion|(?:voucher|deposito|cargo) (?:de|en) garantia|(?:compra|venta) de (?:dolares|divisas|euros|fondos|acciones|cetes|titulos|cripto\w*|bitcoin)|proximos? (?:pago|cargo|recibo)s?)\b/
/** What can be done next is offered, not told. */
const oferta =
  /^(?:guardar|agregar|ver|hacer|compartir|descargar|crear|activar|programar|anadir|volver|regresar)\b/
const clausula =
  /\s(?:cuando|hasta(?! ahora| el momento)|para que|una vez|antes de|en caso|en cuanto|despues de|al recibir)\s.*$/

const condicion = /\ssi (?!no )/
/** Words before one that says that something was done. */
const palabrasDeHecho = 5

/** What one sentence, in small letters without accents, says of a payment. Unknown words never make one. */
export function dichoDe(texto: string): Dicho | null {
  if (oferta.test(texto)) return null
  const own = texto.replace(clausula, '').replace(saludo, '')
  if (temas.test(own) && !/\d/.test(own)) return 'ajeno'
  if (actosAjenos.test(own) || hicisteOtra.test(own)) return 'ajeno'
  const about = own.replace(sobre, '').replace(saludo, '')
  const state = deEstado.test(own) ? own.replace(deEstado, '') : null
  if (state !== null && !otro.test(state))
    return liquidado.test(state) ? 'pago' : estatusHecho.test(state) ? 'hecho' : null
  if (otro.test(own) || condicion.test(own)) return null
  if (pagosDichos.some((forma) => forma.test(about)) || avisado.test(texto)) return 'pago'
  if (sumaHecha.test(own)) return 'hecho'
  if (!hecha.test(own)) return null
  if (soloHecha.test(own)) return 'hecho'
  return own.split(' ').length <= palabrasDeHecho && !nombraPago.test(own) && !propios.test(own)
    ? 'otra'
    : null
}

/** What a voucher says of its own parts. */
const propios = /^(?:monto|importe|total|cantidad|suma|cuenta|tarjeta|folio|aut\w*|no|num\w*)\b/

/** A voucher's head: with the number of its authorization it was made. */
export const cabezaDeVoucher =
  /^(?:deposito|venta|compra|pago|cobro|cargo|recarga|abono|transferencia|traspaso)\b/
/** Names what is paid, sent or bought. */
export const nombraPago = new RegExp(`\\b(?:${cosa}|venta|transferir)s?\\b`)
