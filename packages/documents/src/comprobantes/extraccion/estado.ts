import { cabezaDeVoucher, type Dicho, dichoDe, liquidado, nombraPago } from './afirmaciones.ts'
import { numerosDe } from './campo-numero.ts'
import { candidatos, type Hoja } from './candidatos.ts'
import {
  condicional,
  deServicio,
  type Estado,
  indicios,
  negaciones,
  negacionesInglesas,
  palabrasDeFrase,
  plazo,
  propio,
  sinLlamada,
} from './estado-en-palabras.ts'
import { textoDe } from './lineas.ts'
import { llano } from './llano.ts'

const ficha = /^(?:\w+ ){0,2}ficha (?:de|para) (?:el )?deposito\b/
/** What a cashier prints on it: nothing of it stands there before. */
const deCajero =
  /^(?:cajero|caja|operador|sello|suc\w* \d+(?: [a-z]+){0,3} caja|hora(?! de (?:emision|generacion|impresion)))\b.*\d/
/** What a till was given, and what it gave back or asks to keep: the sum was collected. */
const conEfectivo = /^efectivo\b.*\d/
const deMostrador = /^(?:su )?cambio\b.*\d|^(?:conserve|guarde) (?:su|este|el) (?:ticket|recibo)\b/
/** The place for it, still empty. */
const casilla = /^(?:sello|espacio|firma|recibid[ao] por)\b\D*$/
/** «Recibido por:», «Pagado:» with nothing behind: a place to be filled in. */
const porLlenar = /^\S+(?: por)?\s*:[\s_]*$/
const titulos =
  /^(?:tu |su |bbva |santander |banorte |banamex |citibanamex |hsbc |scotiabank )*(?:comprobante|recibo|constancia|ticket) (?:de|del) (?:la |tu |su )?(?:transferencia|pago|operacion|deposito|envio|traspaso|transaccion|movimiento|spei|compra)|^comprobante$|^(?:\w+ )?detalle del? (?:la )?(?:pago|transferencia) spei$/

/** Lines of one paragraph stand this close, in heights of their letters. */
const renglon = 2.2

/** What a field says when there is none of it: «Factura pagada: No», «Saldo pendiente: $0.00». */
const nada = /^(?:no|ningun[ao]?|n\/?a|-+|\$?\s*0(?:[.,]0+)?(?:\s*(?:mxn|mn|m\.n\.|usd|pesos))?)$/i
const diceNada = (tramos: Hoja['lineas'][number]['tramos']) =>
  tramos.slice(1).some(({ palabras }) => nada.test(textoDe(palabras).trim()))
/** «Saldo pendiente: $0.00» takes nothing back; «Transferencia rechazada: $0.00», or such a pair beside a refusal, does. */
const deuda = /^(?:saldo|adeudo|pendiente|restante|(?:monto|total|importe)? ?por (?:pagar|cubrir))/i
/** «Programada: No». */
const preguntada =
  /^¿?(?:es )?(?:(?:pago|transferencia|operaci[oó]n|env[ií]o) )?(?:programad|recurrent|diferid|cancelad|devuelt)[aoe]:?\??$/i
const nadaSeDebe = (tramos: Hoja['lineas'][number]['tramos']) => {
  const [que = '', dice = ''] = tramos.map(({ palabras }) => textoDe(palabras).trim())
  return (
    tramos.length === 2 &&
    ((deuda.test(que) && diceNada(tramos)) || (preguntada.test(que) && /^no$/i.test(dice)))
  )
}

type Parrafo = { texto: string; vale: (dicho: Dicho | null) => boolean }
const siempre = () => true
/**
 * The paragraphs of the pages, and what each may tell: a sentence may run over the end of its line. A row of a label and
 * its value tells of the payment, its value alone only of something else.
 */
function parrafosDe(hojas: readonly Hoja[]): Parrafo[] {
  const parrafos: Parrafo[] = []
  for (const { lineas, halladas } of hojas) {
    const labels = new Set(halladas.flatMap(({ palabras }) => palabras))
    let before = Number.NEGATIVE_INFINITY
    for (const { y, alto, tramos } of lineas) {
      const [texto = '', ...more] = tramos.map(({ palabras }) => textoDe(palabras))
      if (diceNada(tramos)) {
        // «Transferencia | no | exitosa» parted by a picture: a «no» that is no answer takes back what it stands in.
        if (!nada.test(more.at(-1)?.trim() ?? ''))
          parrafos.push({ texto: [texto, ...more].join(' '), vale: () => false })
        continue
      }
      const last = parrafos.at(-1)
      const goesOn = more.length === 0 && /^[a-záéíóúñ]/.test(texto) && y - before < alto * renglon
      if (last && goesOn && !/[.:!?]$/.test(last.texto)) last.texto = `${last.texto} ${texto}`
      else if (more.length === 0 && porLlenar.test(texto)) parrafos.push({ texto, vale: () => false })
      else if (more.length === 0 || !tramos[0]?.palabras.every((word) => labels.has(word)))
        parrafos.push({ texto, vale: siempre })
      for (const value of more) parrafos.push({ texto: value, vale: (dicho) => dicho === 'ajeno' })
      if (more.length > 0)
        parrafos.push({
          texto: [texto, ...more].join(' '),
          vale: (dicho) => dicho === 'pago' || dicho === 'hecho',
        })
      before = y
    }
  }
  return parrafos
}

/** A question of who offers help says nothing of what happened. */
const deAyuda = /¿(?:algo|hubo|tuviste|tienes|necesitas|no)\b[^?]*\?/giu
/** Its points end no sentence. */
const monedaNacional = /\bM\. ?N\./gi
const frasesDe = (textos: readonly string[]): string[] =>
  textos
    .flatMap((texto) =>
      texto
        .replace(deAyuda, ' ')
        .replace(monedaNacional, 'MN')
        .split(/[.;!?¡¿](?:\s|$)|[¡¿]/),
    )
    .map(llano)
    .filter((texto) => texto !== '')
/** What becomes of others, in small print that may run over a line. */
const deLasDemas =
  /^(?:las|los) (?:operaciones|transferencias|pagos|envios|depositos) (?:programad|rechazad|devuelt|pendiente|cancelad)\w*s\b/
const isShort = (texto: string): boolean => texto.split(' ').length <= palabrasDeFrase
const sinPreguntas = (texto: string): string => texto.replace(/(?:¿|(?<=^|[.!]\s))[^¿?.!]*\?/g, '. ')

/** What the pages say about the payment itself, before any of its fields: paid is what says in words that it was. */
export function estadoDe(hojas: readonly Hoja[], conNumero: boolean): Estado {
  const lines = hojas.flatMap(({ lineas }) =>
    lineas.flatMap(({ tramos }) =>
      nadaSeDebe(tramos) ? [] : tramos.map(({ palabras }) => textoDe(palabras)),
    ),
  )
  const parrafos = parrafosDe(hojas)
  // The label itself may come in two tongues: «Estatus / Status».
  const said = candidatos(hojas, 'estatus')
    .map(({ palabras }) => llano(textoDe(palabras)))
    .filter((text) => !/^(?:\/ ?)?(?:status|state|estado|estatus)?$/.test(text))
  const dichos = (['concepto', 'beneficiario', 'banco'] as const).map(
    (clase) => new Set(candidatos(hojas, clase).map(({ palabras }) => llano(textoDe(palabras)))),
  )
  const [conceptos = new Set<string>()] = dichos
  const isValue = (text: string) =>
    // A note that speaks of what the bank did is the bank's.
    !/\bpor (?:el|tu|su) banco\b/.test(text) &&
    (dichos.some((values) => values.has(text)) ||
      [...conceptos].some(
        (one) => /^(?:concepto|motivo|descripcion|mensaje)/.test(text) && text.endsWith(one),
      ))
  const deOtras = frasesDe(parrafos.map(({ texto }) => texto)).filter((text) => deLasDemas.test(text))
  const free = (texts: readonly string[]) =>
    frasesDe(texts)
      .filter((text) => !isValue(text) && !deOtras.some((una) => una.endsWith(` ${text}`)))
      .map(sinLlamada)
      .filter((text) => !condicional.test(text))
  // A key of the SPEI is of money sent to an account: a utility beside it is the bank's menu.
  const porOtraVia = numerosDe(hojas, 'rastreo').size === 0
  const formas = [...negaciones, ...negacionesInglesas, propio, ...(porOtraVia ? [deServicio] : [])]
  for (const text of [...said, ...free([...lines, ...parrafos.map(({ texto }) => texto)]).filter(isShort)])
    for (const [form, estado] of formas) if (form.test(text)) return estado
  // A state in a word that is not known is no word for it, whatever a heading says.
  if (said.length > 0 && !said.some((text) => /pago|hecho/.test(dichoDe(`estado ${text}`) ?? '')))
    return 'sinDecir'
  const own = frasesDe(lines)
  const isFicha = own.some((text) => ficha.test(text))
  const conCajero = parrafos.some(({ texto }) => deCajero.test(llano(texto)))
  const conCasilla = isFicha && own.some((text) => casilla.test(text))
  const told = parrafos.flatMap(({ texto, vale }) =>
    free([sinPreguntas(texto)])
      // On a slip to take to the bank it is the name of the box for the stamp.
      .filter((text) => conCajero || !conCasilla || !/^recibid[ao](?: por)?$/.test(text))
      .map((text) => dichoDe(text.split(' ').slice(0, palabrasDeFrase).join(' ')))
      .filter(vale),
  )
  // What the page is about is what it says first.
  const first = told.find((dicho) => dicho === 'pago' || dicho === 'ajeno')
  if (first === 'ajeno') return 'sinDecir'
  if (first === 'pago' || said.some((text) => liquidado.test(text))) return 'pagado'
  if (told.includes('ajeno') || told.includes('otra')) return 'sinDecir'
  // Something was done: the payment, where the page is about one and nothing is left to be paid.
  const authorized =
    numerosDe(hojas, 'autorizacion').size > 0 &&
    ((isFicha && conCajero) || own.some((text) => cabezaDeVoucher.test(text)))
  const collected =
    [conEfectivo, deMostrador].every((form) => parrafos.some(({ texto }) => form.test(llano(texto)))) ||
    (conCajero && conNumero && own.some((text) => /^deposito\b/.test(text)))
  if (told.includes('hecho') || said.length > 0 || authorized || collected)
    return (conNumero || own.some((text) => nombraPago.test(text))) && !own.some((text) => plazo.test(text))
      ? 'pagado'
      : 'sinDecir'
  for (const text of own) for (const [form, estado] of indicios) if (form.test(text)) return estado
  // A heading alone is any form's; with the number of the operation it is one that was made.
  return conNumero && own.some((text) => titulos.test(text)) ? 'pagado' : 'sinDecir'
}
