import { candidatos, type Hoja } from './candidatos.ts'
import { textoDe } from './lineas.ts'

/** Why what was read is no proof of a payment. */
export type NoEsPago =
  | 'programado'
  | 'enProceso'
  | 'rechazado'
  | 'cancelado'
  | 'devuelto'
  | 'porPagar'
  | 'sinEnviar'
  | 'factura'
  | 'sinDatos'
/** `sinDecir`: nothing on it says that it was paid, nor that it was not. */
export type Estado = 'pagado' | 'sinDecir' | Exclude<NoEsPago, 'sinDatos'>

/** Small letters without accents, one blank between words. */
const llano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d$%/]+/g, ' ')
    .trim()

const hecho =
  'realiz|complet|proces|efectu|aplic|envi|autoriz|aprob|exito|concret|acept|liquid|ejecut|acredit|abon|reflej|pag'
/** Said in so many words: whatever else the page says, it is no payment, or no longer one. */
const negaciones: readonly [RegExp, Exclude<Estado, 'pagado' | 'sinDecir'>][] = [
  [
    new RegExp(
      `\\bno (?:se |fue |ha sido |pudo ser |pudo |pudimos |hemos podido |se ha podido |pudieron |se pudo |logramos |esta )*(?:${hecho})`,
    ),
    'rechazado',
  ],
  [
    /\b(?:rechazad|declinad|denegad|fallid|negad[ao]\b|insuficient|fallo (?:en|al|de)\b|sin exito|algo salio mal|hubo un (?:error|problema)|ocurrio un (?:error|problema)|error (?:al|en) |transaccion invalida|no exitos|sin fondos|no proced|saldo insuf|retenid[ao]s?\b|rechazo\b|con error(?:es)?\b|intento de (?:pago|transferencia|deposito|compra)|(?:operacion|transferencia) duplicad|se agoto el tiempo|tiempo (?:de espera )?agotado|bloquead[ao]\b|intentalo? (?:de nuevo|mas tarde|otra vez)|intenta(?:r)? (?:de nuevo|mas tarde|otra vez|nuevamente)|operacion invalida|expirad|tarjeta (?:invalida|vencida|bloqueada))/,
    'rechazado',
  ],
  [/\b(?:cancelad|cancelacion\b|anulad|anulacion\b|cancelaste)/, 'cancelado'],
  [
    /\b(?:devuelt|devolucion\b|reembols|reversad|reverso\b|reversion\b|revertid|contracargo|se te regreso|regresad[ao]\b)/,
    'devuelto',
  ],
  [
    /\b(?:programad|pos?t?fechad|programaste|programacion\b|agendad|agendaste|calendarizad|se (?:enviara|procesara|efectuara|dispersara|aplicara|realizara|ejecutara|cargara|cobrara|transferira|pagara|hara|acreditara|reflejara|abonara|depositara|liquidara)|pago recurrente activado)/,
    'programado',
  ],
  [
    /\b(?:en proceso|en transito|en cola|siendo procesad|procesando|pre ?autoriza|(?:a|para) (?:su )?(?:autorizacion|firma|liberacion)\b|(?:falta|faltan|requiere) (?:autorizar|firmar|por|\d|1|una)|salvo buen cobro|pendiente|por autorizar|por confirmar|por enviar|por procesar|por aplicar|por liquidar|por acreditar|por validar|sin confirmar|sin respuesta|no (?:recibimos|obtuvimos|tenemos) respuesta|en espera|en revision|en validacion|en tramite|esperando|sera validad|sujet[ao] a (?:revision|validacion)|falta (?:tu|la|una) (?:firma|autorizacion))/,
    'enProceso',
  ],
  [
    /\b(?:por pagar|por cubrir|(?:pago|recibo|saldo|factura) vencid|aviso de (?:pago|cobro)\b|instrucciones (?:de|para)|realiza (?:tu|el|su|un|la) (?:pago|deposito|transferencia)|(?:haz|efectua|completa) (?:tu|el|su) (?:pago|deposito|transferencia)|paga (?:antes|en|ahora|aqui|con|a tiempo)|pagar ahora|pagar en|acude a|acercate a|ficha de pago|(?:formato|orden|referencia|datos|linea|solicitud|codigo|link|liga) (?:de|para) (?:el |tu |su |captura|pago|pagar|depositar|transferir|deposito|cobro)|linea de captura|para (?:pagar|completar tu (?:pago|compra)|depositar)|cotizacion|presupuesto|proforma|adeudo|adeudas|datos bancarios|debes pagar|tienes que pagar|esta reservad|quedo reservad|vence en|estado de cuenta|pago minimo|recordatorio de pago|solicitud de pago|te solicita|muestra este codigo|indica al cajero)/,
    'porPagar',
  ],
  [
    /\b(?:confirma (?:tu|la|los|el|tus|que|esta)|confirmar (?:transferencia|pago|envio|datos|operacion)|confirmacion de datos|resumen de (?:tu|la) (?:compra|operacion|transferencia)|monto a enviar|importe a enviar|revisa (?:los|tus|la|que|tu|el)|verifica (?:los|tus|que|tu|la|el)|vas a (?:enviar|transferir|pagar|depositar|mandar)|a punto de|ingresa (?:tu|el|la)|introduce (?:tu|el|la)|captura (?:tu|el|la) (?:token|nip|clave|codigo)|desliza para|antes de (?:enviar|continuar|confirmar|pagar)|estas segur|deseas (?:continuar|enviar|realizar|confirmar)|quieres (?:enviar|transferir|pagar)|simulacion|simulador|borrador|(?:de|un) ejemplo\b|sin valor\b|specimen)/,
    'sinEnviar',
  ],
  [
    /\b(?:folio fiscal|uso (?:de |del )?cfdi|comprobante fiscal|regimen fiscal)\b|^factura\b(?! pagada)/,
    'factura',
  ],
]
/** A whole line that is a button of the screen before, a term to pay within: so long as nothing says it was paid. */
const indicios: readonly [RegExp, Exclude<Estado, 'pagado' | 'sinDecir'>][] = [
  [
    /^(?:continuar|confirmar|enviar|transferir|pagar|siguiente|autorizar|aceptar|enviar dinero|finalizar compra|realizar pago|hacer pago|enviar transferencia|pagar \$.*|transferir \$.*)$/,
    'sinEnviar',
  ],
  [
    /\b(?:fecha limite|vigencia|(?:total|monto|importe|cantidad|saldo) a pagar|ficha de deposito|vencimiento|paguese|convenio)\b/,
    'porPagar',
  ],
]
const afirmaciones =
  /\b(?:exitos[ao]s?|con exito|exitosamente|realizad[ao]|completad[ao]|aplicad[ao]|liquidad[ao]|aprobad[ao]|aceptad[ao]|ejecutad[ao]|efectuad[ao]|acreditad[ao]|abonad[ao]|correctamente|satisfactoriamente|pagad[ao]|enviad[ao]|recibid[ao]|depositad[ao]|transferid[ao]|cobrad[ao]|(?:pago|transferencia|operacion|deposito|compra|envio) confirmad[ao]|concluid[ao]|finalizad[ao]|enviaste|transferiste|pagaste|depositaste|realizaste|recibiste|te (?:depositaron|transfirieron|enviaron|pagaron)|ha[sn]? (?:enviado|transferido|pagado|depositado|realizado|recibido)|se (?:realizo|efectuo|envio|proceso|aplico|transfirio|transfirieron|transferirio|identifico el siguiente pago|deposito|acredito|pago|pagaron)|gracias por (?:tu|su) (?:pago|compra|preferencia|deposito)|recibimos|autorizad[ao] (?:mediante|con|por)|comprobante electronico de pago|operacion ok|transaccion ok)\b/
/** What a field of its own gives as the state of an operation that was made. */
const estatusHecho =
  /\b(?:exito|procesad[ao]|confirmad[ao]|autorizad[ao]|operad[ao]|activ[ao]|hech[ao]|list[ao]|ok|sent|completed|approved|successful|success)\b/
/** Words of payments asked for or offered, not made, and of what was done that is no payment. */
const soloPedido =
  /\b(?:alta de|limite|archivo|contacto|(?:beneficiario|cuenta|tarjeta|clabe) (?:agregad|registrad|guardad|activad)|token|plantilla|solicitud|solicitad|instruccion|pedido|registro|registrad|correo|contrasena|usuario|sesion|reserva|reservacion|cita|registr\w+)\b/
/** What would happen, what may happen, what to do about it: no word about this payment. */
const condicional =
  /^(?:si|en caso|cuando|para|una vez|recuerda|conserva|por favor|aviso|consulta|los|las|esta operacion podra|sujeto|toda|cualquier|despues de|al|tienes|puedes|este comprobante|este documento|la fecha|el horario|ante|nota)\b/
const titulos =
  /\b(?:comprobante|recibo|constancia) (?:de|del) (?:la |tu |su )?(?:transferencia|pago|operacion|deposito|envio|traspaso|transaccion|movimiento|spei|compra)|^comprobante$|transferencia spei|spei enviado|transferencias? enviadas?/

const palabrasDeFrase = 16

/** What the pages say about the payment itself, before any of its fields. */
export function estadoDe(hojas: readonly Hoja[], conNumero: boolean): Estado {
  const lines = hojas.flatMap(({ lineas }) =>
    lineas.flatMap(({ tramos }) => [
      ...tramos.map(({ palabras }) => textoDe(palabras)),
      ...(tramos.length > 1 ? [tramos.map(({ palabras }) => textoDe(palabras)).join(' ')] : []),
    ]),
  )
  // A sentence may run over the end of its line.
  const joined = lines.flatMap((line, i) =>
    /^[a-záéíóúñ]/.test(lines[i + 1] ?? '') ? [`${line} ${lines[i + 1]}`] : [],
  )
  const sentences = (list: readonly string[]) =>
    list
      .flatMap((line) => line.split(/[.;!?¡¿](?:\s|$)/))
      .map(llano)
      .filter((text) => text !== '' && text.split(' ').length <= palabrasDeFrase)
  const own = sentences(lines)
  const whole = [...own, ...sentences(joined)].filter((text) => !condicional.test(text))
  // The label itself may come in two tongues: «Estatus / Status».
  const said = candidatos(hojas, 'estatus')
    .map(({ palabras }) => llano(textoDe(palabras)))
    .filter((text) => !/^(?:\/ ?)?(?:status|state|estado|estatus)?$/.test(text))
  const conceptos = new Set(candidatos(hojas, 'concepto').map(({ palabras }) => llano(textoDe(palabras))))
  const isConcepto = (text: string) =>
    conceptos.has(text) ||
    [...conceptos].some(
      (one) => /^(?:concepto|motivo|nota|descripcion|mensaje)/.test(text) && text.endsWith(one),
    )
  const free = whole.filter((text) => !isConcepto(text))
  for (const text of [...said, ...free])
    for (const [form, estado] of negaciones) if (form.test(text)) return estado
  // A state in a word that is not known is no word for it, whatever a heading says.
  if (said.length > 0 && !said.some((text) => afirmaciones.test(text) || estatusHecho.test(text)))
    return 'sinDecir'
  const affirmed = [...said, ...free].some((text) => afirmaciones.test(text) && !soloPedido.test(text))
  if (affirmed) return 'pagado'
  for (const text of own) for (const [form, estado] of indicios) if (form.test(text)) return estado
  // A heading alone is any form's; with the number of the operation it is one that was made.
  return conNumero && (own.some((text) => titulos.test(text)) || hasClave(hojas)) ? 'pagado' : 'sinDecir'
}

/** Only an order that the payment system took has a tracking key. */
const hasClave = (hojas: readonly Hoja[]): boolean =>
  candidatos(hojas, 'rastreo').some(({ palabras }) => /\d{5}/.test(textoDe(palabras)))
