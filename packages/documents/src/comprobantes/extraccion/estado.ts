import { candidatos, type Hoja } from './candidatos.ts'
import {
  afirmaciones,
  condicional,
  type Estado,
  estatusHecho,
  llano,
  negaciones,
  palabrasDeFrase,
} from './estado-en-palabras.ts'
import { textoDe } from './lineas.ts'

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
/** Words of payments asked for or offered, not made, and of what was done that is no payment. */
const soloPedido =
  /\b(?:alta de|limite|archivo|contacto|(?:beneficiario|cuenta|tarjeta|clabe) (?:agregad|registrad|guardad|activad)|token|plantilla|solicitud|solicitad|instruccion|pedido|registro|registrad|correo|contrasena|usuario|sesion|reserva|reservacion|cita|registr\w+)\b/
const titulos =
  /\b(?:comprobante|recibo|constancia) (?:de|del) (?:la |tu |su )?(?:transferencia|pago|operacion|deposito|envio|traspaso|transaccion|movimiento|spei|compra)|^comprobante$|transferencia spei|spei enviado|transferencias? enviadas?/

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
