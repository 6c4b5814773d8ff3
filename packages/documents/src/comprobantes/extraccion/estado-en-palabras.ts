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
  /** Made, but of the payer's own: between their accounts, a utility, cash to be taken out. */
  | 'ajeno'
  | 'sinDatos'
/** `sinDecir`: nothing on it says that it was paid, nor that it was not. */
export type Estado = 'pagado' | 'sinDecir' | Exclude<NoEsPago, 'sinDatos'>

const hecho =
  'realiz|complet|proces|efectu|aplic|envi|autoriz|aprob|exito|concret|acept|liquid|ejecut|acredit|abon|reflej|pag|recibid|recibio|recibimos (?!respuesta)|liber|identific|localiz|encontr|transf|deposit|conclu|finaliz|llego|paso|sabemos|hech'
/** Said in so many words: whatever else the page says, it is no payment, or no longer one. */
export const negaciones: readonly [RegExp, Exclude<Estado, 'pagado' | 'sinDecir'>][] = [
  [
    new RegExp(
      `\\bno (?:se |lo |la |los |las |le |te |nos |ha |han |hemos |haya |sido |fue |fueron |quedo |ser |pudo |pudimos |podido |pudieron |logramos |esta )*(?:${hecho})`,
    ),
    'rechazado',
  ],
  [
    /\b(?:rechazad|declinad|denegad|fallid|negad[ao]\b|insuficient|fallo (?:en|al|de)\b|sin exito|algo salio mal|hubo un (?:error|problema)|ocurrio un (?:error|problema)|error (?:al|en) |transaccion invalida|no exitos|sin fondos|no proced|(?:saldo|fondos) insuf|retenid[ao]s?\b|retuv(?:o|imos|ieron) (?:tu|su|la|el|est[ae]) (?:transferencia|pago|operacion|envio|deposito|dinero|movimiento)|rechazo\b|con error(?:es)?\b|intento de (?:pago|transferencia|deposito|compra)|(?:operacion|transferencia) duplicad|se agoto el tiempo|tiempo (?:de espera )?agotado|bloquead[ao]\b|intentalo? (?:de nuevo|mas tarde|otra vez)|intenta(?:r)? (?:de nuevo|mas tarde|otra vez|nuevamente)|operacion invalida|expirad|(?<!sesion )(?:expiro|caduco)\b|(?:cobro|solicitud|pago|li(?:nk|ga)|codigo|referencia)(?: \S+){0,5} vencio\b|tarjeta (?:invalida|vencida|bloqueada)|inexistente\b|no (?:coinciden?|corresponden?|existen?|pertenecen?|reconocen?)\b|excede (?:el|tu|su) (?:limite|saldo|monto)|(?:no (?:tiene|tendra)|sin|carece de) (?:validez|efectos?)\b(?! (?:fiscal|oficial|legal))|no (?:es |son )?valid[ao]s? (?:como|para) (?:comprobante|recibo|pago|cobro)(?: de pago)?\b(?! fiscal)|de vuelta en tu cuenta|codigo (?:de )?respuesta(?: \w+){0,2} (?!0+\b)\d{2,3}\b|no (?:es|constituye|representa|ampara) (?:un |una |el |este )?(?:comprobante|recibo|constancia)\b(?! fiscal)|no oficial\b)/,
    'rechazado',
  ],
  [
    /\b(?:cancelad|(?<!politicas? de |condiciones de |cargos? por )cancelacion\b|anulad|anulacion\b|cancelaste)/,
    'cancelado',
  ],
  [
    /\b(?:devuelt|devolvi(?:o|eron|mos)\b|devolucion\b|reembols|reversad|reverso\b|reversion\b|revertid|contracargo|(?:se|lo|te|los) regres(?:o|aron|amos)\b|regres(?:o|aron) (?:a|el|tu|su|los)\b|regresad[ao]s?\b|volvio a (?:tu|su|la)\b|retorn(?:o|ad[ao]s?|aron)\b|rebot(?:o|ad[ao]s?)\b|(?:se |te |lo )?abon(?:o|amos|ado|aron) de (?:nuevo|regreso|vuelta)\b)/,
    'devuelto',
  ],
  [
    /\b(?:(?:aplicacion|ejecucion|envio|abono|liquidacion)(?: \w+)? (?:dia (?:habil )?siguiente|siguiente dia|proximo dia|manana)\b|(?:frecuencia|periodicidad|repetir|se repite) (?:cada )?(?:diari|seman|quincen|mes|mensual|bimestr|trimestr|anual)|programad|pos?t?fechad|programaste|(?:se )?programo\b|programamos|domiciliacion (?:registrad|activad|cread|autorizad)|programacion\b|agendad|agendaste|calendarizad|(?:operacion|transferencia|envio) diferid|se (?:le |te |les )?(?!vera|mostrara|notificara|informara|avisara|conservara|considerara|entendera|regira)[a-z]{3,}(?:ara|era|ira)n?\b|se hara\b|har(?:a|an|emos) (?:el|un|tu|su) (?:cargo|cobro|pago)\b|(?:pago|transferencia|envio)s? (?:recurrente|periodic[ao]|automatic[ao])s? (?:activad|cread|configurad|guardad|registrad)|(?:confirmad|autorizad|aprobad|previst|fijad)[ao]s? para (?:el|hoy|manana|este|la)\b|se (?:ejecuta|aplica|procesa|envia|paga|dispersa|libera|liquida) (?:el|este|hoy|manana)\b|autorizad[ao]s? por (?:el |la |su |tu )?(?:gerente|cliente|jefe|jefa|supervisor|tesoreria|director|apoderado|contador))|^(?:tu |su |la |el )?(?:pago|transferencia|deposito|envio|dinero|operacion)(?: \S+){0,4}? (?:sera|seran|quedara|saldra)\b/,
    'programado',
  ],
  [
    /\b(?:(?:aun|todavia) no (?:se |lo |la )?(?:ha|han|has|he|haya|aparece|llega|esta)\b|en proceso|en transito|en cola|siendo procesad|procesando|pre ?autoriza|(?:a|para) (?:su )?(?:autorizacion|firma|liberacion)\b|(?:falta|faltan|requieren?) (?:autorizar|firmar|por\b|\d|(?:de )?(?:la |una |su |tu |otra )*(?:segunda )?(?:autoriza|aproba|firma|validac|confirmac))|salvo buen cobro|pendiente|por autorizar|por confirmar|por enviar|por procesar|por aplicar|por liquidar|por acreditar|por validar|sin (?:aceptar|confirmar|pagar|enviar|procesar|aplicar|autorizar|liquidar)\b|falta que\b|faltan? (?:cubrir|pagar|liquidar)|debe (?:aprobar|autorizar|firmar)|mesa de operaciones|fuera de horario|envia\w+ a (?:su |tu )?(?:revision|validacion|aprobacion|proceso|bandeja|supervisor|tesoreria|cola)|aun sin\b|(?:aplic|proces|acredit|liquid|ejecut|dispers|abon)aremos\b|sin respuesta|no (?:recibimos|obtuvimos|tenemos) respuesta|(?:en|a la) espera|(?:en|bajo) (?:revision|validacion|analisis|verificacion|investigacion|evaluacion)\b|mancomunad|firmas? (\d) de (?!\1)\d|acuse de (?:recibo|recepcion)(?: de)? (?:la |su |tu )?(?:instruccion|orden|solicitud)|enviad[ao] a (?:banxico|banco de mexico|spei)\b|envi(?:o|ado|aste|amos)\b(?: \S+){0,4} (?:al?|en) (?:un |el )?cajero\b|(?:deb(?:e|era)|tendra|tiene que)(?: \S+){0,2} (?:aceptar|reclamar|recoger|cobrar)\b|tiene (?:\d+|hasta)(?: \S+){1,4} para (?:aceptar|reclamar|recoger|cobrar)|en tramite|esperando|sera validad|sujet[ao] a (?:revision|validacion|compensacion|conteo|recuento|verificacion|disponibilidad|cobro)|falta (?:tu|la|una) (?:firma|autorizacion))/,
    'enProceso',
  ],
  [
    /\b(?:por pagar|por cubrir|(?:pago|recibo|saldo|factura|mensualidad|cuota|parcialidad) vencid|por vencer|a vencer\b|aviso de (?:pago|cobro)\b(?! (?:recibid|realizad|aplicad|exitos))|instrucciones (?:de|para)|realiza (?:tu|el|su|una?|la) (?:pago|deposito|transferencia)|(?:haz|efectua|completa) (?:tu|el|su) (?:pago|deposito|transferencia)|paga (?:antes|en|ahora|aqui|con|a tiempo)|pagar ahora|pagar en|acude a|acercate a|ficha de pago|(?:formato|referencia|datos|linea|solicitud|codigo|link|liga) (?:de|para) (?:el |tu |su |captura|pago|pagar|depositar|transferir|deposito|cobro)|linea de captura|para (?:pagar|completar tu (?:pago|compra)|depositar)|cotizacion|presupuesto|proforma|adeudo|adeudas|datos bancarios|debes pagar|tienes que pagar|esta reservad|quedo reservad|vence en|estado de cuenta|pago minimo|recordatorio\b|recordamos|(?:promesa|convenio|plan|calendario) de pagos?\b|solicitud de pago|mensaje de cobro|te solicita|muestra este codigo|codigo (?:vigente|valido (?:por|hasta))|indica al cajero)/,
    'porPagar',
  ],
  [
    /\b(?:confirma (?:tu|la|los|el|tus|que|esta)|confirmar (?:transferencia|pago|envio|datos|operacion)|confirmacion de datos|resumen de (?:tu|la) (?:compra|operacion|transferencia)|monto a enviar|importe a enviar|revisa (?:los|tus|la|que|tu|el)|verifica (?:los|tus|que|tu|la|el)|vas a (?:enviar|transferir|pagar|depositar|mandar)|a punto de|ingresa (?:tu|el|la)|introduce (?:tu|el|la)|captura (?:tu|el|la) (?:token|nip|clave|codigo)|desliza para|antes de (?:enviar|continuar|confirmar|pagar|autorizar|transferir|firmar|aceptar)|estas segur|deseas (?:continuar|enviar|realizar|confirmar)|quieres (?:enviar|transferir|pagar)|simulacion|simulador|simulad[ao]\b|borrador|para despues\b|elige (?:como|tu|la|el|una)|como (?:quieres|deseas) pagar|cuanto cuesta|tarifas\b(?! de servicio)|aproximad[ao]s?\b|costo estimado|(?:modo|ambiente|pago|transferencia) de pruebas?\b|(?:de|un) ejemplo\b|^ejemplos? del?\b|^(?:vista previa|preview)\b|sin valor\b(?! fiscal)|specimen|^muestra$|^(?:sandbox|test|demo)\b|test mode|modo demo)/,
    'sinEnviar',
  ],
  [
    /\b(?:folio fiscal|sello digital del (?:sat|emisor)|uso (?:de |del )?cfdi|(?<!\bno (?:\w+ ){0,3})comprobante fiscal|regimen fiscal)\b|^factura\b(?! pagada)/,
    'factura',
  ],
]
/** Done between accounts of one's own. */
export const propio: (typeof negaciones)[number] = [
  /\b(?:traspaso|transferencia|operacion)\b(?: \w+){0,3} (?:entre|a) (?:(?:mis|tus|sus) (?:propias )?cuentas|cuentas? propias?)\b|\bpagaste (?:a )?tu tarjeta\b|\btraspaso(?: \w+){0,2} a (?:mi|tu) (?:propia )?(?:cuenta|ahorro|apartado|inversion)\b/,
  'ajeno',
]
const ya = String.raw`(?: \w+){0,2}? (?:exitos|realizad|aplicad|completad|generad|cread|list|hech|recibid)[ao]\b`
/** A utility, one's card, cash: a name in a menu or in what a slip advertises is no word of it. */
export const deServicio: typeof propio = [
  new RegExp(
    String.raw`^(?:tu |su )?(?:(?:pago|abono) (?:de|a) (?:(?:(?:tu|su|mi|la) )?tarjeta de credito|(?:tu|su|mi) tarjeta)|retiro sin tarjeta|recarga(?: (?:de |a )?(?:tu |su )?(?:tag|celular|tiempo aire))?)${ya}|^(?:retiro|disposicion) (?:de|en) efectivo$|^(?:(?:pago|recibo|servicio|pagaste|de|a|tu|la|luz|servicios?) )*(?:cfe|comision federal de electricidad|telmex|naturgy|sacmex|predial|tenencia)(?: (?:sum\w*|de|servicios|basicos|contigo|luz|telefono|gas|agua|\d+|exitos[ao]|realizad[ao]|pagad[ao]))*$|^tag (?:pase|televia|iave)\b|^codigo de retiro\b`,
  ),
  'ajeno',
]
/** The same of a page in English. */
export const negacionesInglesas: typeof negaciones = [
  [
    /\b(?:declined|failed|unsuccessful|rejected|denied|insufficient funds|(?:was |were |has |have )?not (?:been )?(?:sent|completed|processed|approved|made|successful)|(?:could ?n t|could not|can t|cannot|unable to) (?:be )?(?:\w+ )?(?:send|sent|complete|process|make|made)\w*|incomplete|(?:was|were|is|are|has|have|had|did)n ?t (?:been |yet |be )*(?:able|sent|complete\w*|process\w*|approved|made|paid|successful|go through)|something went wrong|try again)\b/,
    'rechazado',
  ],
  [/\b(?:cancell?ed|voided)\b/, 'cancelado'],
  [
    /\b(?:returned to (?:you|your)|(?:was|been|payment|transfer) returned|refunded|reversed|reverted|chargeback)\b/,
    'devuelto',
  ],
  [
    /\b(?:scheduled|will be (?:sent|paid|made|processed)|recurring (?:payment|transfer) (?:created|set up))\b/,
    'programado',
  ],
  [
    /\b(?:pending|in progress|being processed|on hold|under review|awaiting|waiting for|not yet|on its way|in transit|sent (?:for|to) (?:\w+ )?(?:approval|review|processing|authorization|validation))\b|^processing\b/,
    'enProceso',
  ],
  [
    /\b(?:amount due|balance due|pay (?:by|before|now)|payment (?:due|request|instructions)|how to pay|quote|estimate)\b/,
    'porPagar',
  ],
  [
    /\b(?:review and (?:send|confirm|pay)|confirm (?:your |the )?(?:payment|transfer|details)|you are about to|slide to (?:pay|send)|swipe to)\b/,
    'sinEnviar',
  ],
]
/** A whole line that is a button of the screen before, a term to pay within: so long as nothing says it was paid. */
export const indicios: readonly [RegExp, Exclude<Estado, 'pagado' | 'sinDecir'>][] = [
  [
    /^(?:si )?(?:continuar|confirmar|enviar|transferir|pagar|siguiente|autorizar|aceptar|enviar dinero|finalizar compra|realizar pago|hacer pago|enviar transferencia|pagar \$.*|transferir \$.*)$/,
    'sinEnviar',
  ],
  [
    /\b(?:fecha limite|vigencia|paguese|(?:total|monto|importe|cantidad|saldo) a pagar|ficha de deposito|vencimiento|convenio|orden de (?:pago|transferencia))\b/,
    'porPagar',
  ],
]
/** What is to be paid within a term was not, where all that is said is that something was done. */
export const plazo = /\b(?:fecha limite|vigencia|paguese)\b/
/** What would happen, what may happen, what to do about it: no word about this payment. */
export const condicional =
  /^(?:si|no se (?:aceptan?|hacen|realizan) (?:cambios|devolucion\w*|cancelacion\w*|reembolsos?|reclamacion\w*)|en caso|cuando|para|una vez|recuerda|conserva|por favor|aviso de privacidad|consulta (?!de)|los|las|esta operacion podra|sujeto|toda|cualquier|despues de|al|tienes|puedes|este comprobante|este documento|la fecha|el horario|ante|nota|if|when|once|in case|you can|please|payments? (?:may|can)|transfers? (?:may|can))\b/

/** What a note tells is told; what it says might be, is not. */
export const sinLlamada = (frase: string): string =>
  frase.replace(/^(?:(?:nota|importante|atencion|aviso(?! de\b)) )+/, '')
/** Longer ones are of the small print. */
export const palabrasDeFrase = 16
