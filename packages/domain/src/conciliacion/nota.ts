import { isDelBanco } from './ingreso.ts'
import type { Lexico } from './lexico.ts'
import {
  deViaje,
  enContra,
  giros,
  sinDiccionario,
  soloCon,
  tambienCosa,
  tambienNombre,
} from './palabras-de-nota.ts'

/** The text around a code: the words right before and right behind it, as far as they go without a number or a label. */
export type Nota = { antes: readonly string[]; despues: readonly string[] }

const enlace = /^(?:[A-ZÑ]|AL|CON|DE|DEL|EL|EN|LA|LAS|LOS|MIS?|NO|PARA|POR|SUS?|TUS?|UNA?)$/
/** They say of a code that it is a booking's. */
const rotulo = /^(?:BOOKING|CONF|CONFIRMACION|LOC|LOCALIZADOR|LOCS|PNR|RES|RESERVAS?|RESERVACION|RSV)$/
/** «NO» before them is «número», or part of a tariff's name. */
const numerado =
  /^(?:CLIENTE|CONTRATO|CTA|CUENTA|EXP|EXPEDIENTE|FOLIO|ORDEN|POLIZA|REEMBOLSABLE|REF|REFERENCIA|TARJETA)$/

/** The words among these pieces, without the figures glued to them (4NOCHES, PAGO2); ABC123 and 2AD are none. */
const palabrasDe = (piezas: readonly string[]): string[] =>
  piezas.flatMap((pieza) => /^(?:([A-ZÑ&]+)|\d*([A-ZÑ&]{3,})\d?)$/.exec(pieza)?.slice(1).join('') ?? [])

/** Every place of a field (capitals, without accents) where the code stands, also in two halves or glued to a word. */
export function notasDe(campos: readonly string[], codigo: string): Nota[] {
  const notas = campos.flatMap((campo) => notasEn(campo, codigo))
  const isSola = ({ antes, despues }: Nota) =>
    [...antes, ...despues].every((one) => enlace.test(one) || rotulo.test(one))
  if (notas.length === 0 || !notas.every(isSola)) return notas
  // The code has a field to itself: what the customer wrote about it stands in the other one; the first is the bank's.
  const despues = campos
    .slice(1)
    .flatMap((campo) => (notasEn(campo, codigo).length > 0 ? [] : palabrasDe(piezasDe(campo))))
  return [...notas, { antes: [], despues }]
}

/** Said in several words that are something else alone. */
const dichos = new RegExp(
  `(?<![A-Z])(?:${[
    'OTROS? BANCOS?|VENTAS? TPV|COMPRA ORDEN DE PAGO|IVA:? *0?[.]0+|MERCADO PAGO|CON TARJETA|TARJETA (?=TERM|\\d)|TARJETAS? (?:DE )?TERCEROS?|SIN INTERESES|ESTADO DE CUENTA',
    // Who sends it, as the bank tells: any name, also a company's.
    '(?:POR ORDEN DE|DEL CLIENTE|(?:INSTITUCION|BANCO)(?: [A-Z]+)?:?|(?:NOMBRE(?: DEL?)? )?ORDENANTE:?) [^\\d:]*?(?= (?:REF|CONCEPTO|CPTO|CVE|CLAVE|CON RFC|RFC|DE LA CLABE|ORDENANTE)(?![A-Z]))',
    'POR FAVOR|FAVOR DE|BUENAS? TARDES?|(?:TE|LE|LES) (?:MANDO|ENVIO|DEPOSITO|PAGO|TRANSFIERO)|(?:LO|LA)S? BENDIGA|NOS (?:VAMOS|VEMOS)|YA (?:CON ESTO|QUED[AO]|VAMONOS)|QUE QUEDE(?= LIQUIDAD[AO])|(?:AHI|AQUI) (?:LES |TE |LE )?VA|GRACIAS POR TODO|EN TIEMPO Y FORMA|FIN DE CURSOS?|QUINCENA DE(?= [A-Z]+(?:O|E|L)(?![A-Z]))',
    'LO QU?E? (?:ME |NOS )?(?:FALTA|FALTABA|RESTA|RESTABA|QUEDA|QUEDABA|DEBO|DEBIA|DEBEMOS)|LO(?= (?:ULTIMO |RESTANTE |FALTANTE )?DEL? (?:MI |NUESTRO )?VIAJE)',
    'FIESTA (?:AMERICANA|INN)|ALL INCLUSIVE|VIAJE DE (?:NEGOCIOS|TRABAJO|ESTUDIOS?|PRACTICAS)|TREN MAYA|POR (?:TU|SU) AYUDA',
  ].join('|')})(?![A-Z])`,
  'g',
)
/** With its point it is «número», whatever stands around it. */
const abreviado = /(?<![A-Z])NO?[.#°º]+(?=\s*(?:DEL? |LA )*(?:RES|RSV|LOC|CONF|FOLIO|CLIENTE|[A-Z]*[ -]?\d))/g
const piezasDe = (campo: string): string[] =>
  campo
    .replace(dichos, ' ')
    .replace(abreviado, ' NUM ')
    .match(/[A-Z0-9Ñ&]+/g) ?? []

function notasEn(campo: string, codigo: string): Nota[] {
  const piezas = piezasDe(campo)
  return piezas.flatMap((pieza, i): Nota[] => {
    const largo = pieza.includes(codigo) ? 1 : `${pieza}${piezas[i + 1] ?? ''}`.endsWith(codigo) ? 2 : 0
    const next = piezas[i + 1] ?? ''
    if (largo === 0 || (largo === 2 && (next === codigo || next.includes(codigo)))) return []
    const [pegadaAntes = '', pegadaDespues = ''] = largo === 1 ? pieza.split(codigo) : []
    return [
      {
        antes: palabrasDe([...piezas.slice(0, i), pegadaAntes]),
        despues: palabrasDe([pegadaDespues, ...piezas.slice(i + largo)]),
      },
    ]
  })
}

/**
 * Whether everything written beside the code is how a trip is paid, or the name of somebody or of a place: a word of every
 * day that is neither may tell another reason for the money, and there is no end of those. A word that no dictionary holds
 * is a name; one that is both (FLORES, LUZ) is a name beside another. Where the note says that it pays a trip, only words
 * that are known to say otherwise do. `suyas`: the pago's own words, which explain themselves.
 */
export function isNotaExplicada(
  { antes, despues }: Nota,
  suyas: ReadonlySet<string>,
  lexico: Lexico,
): boolean {
  const clase = (palabra: string): Clase => (suyas.has(palabra) ? 'libre' : claseDe(palabra, lexico))
  const lados = [antes, despues].map((lado) => ({ lado, clases: lado.map(clase) }))
  // Whose a school or a company is may stand on the other side of the code, and so may that it goes on a trip.
  const deAlguien = lados.some(
    ({ lado, clases }) => clases.includes('nombre') || lado.some((one) => paseo.test(one)),
  )
  if (isSolaSinConocer(antes, suyas, lexico)) return false
  return lados.every(({ lado, clases }, n) => {
    const isDeViaje = lado.some((_, i) => isPagoDeViaje(lado, clases, i))
    return lado.every((one, i) => {
      // «NO RESERVA ABC123» and «RESERVA NO ABC123» are its number; «NO ABC123» may say that it is not.
      if (one === 'NO') return isNumero(lado, i, n === 0)
      if (clases[i] === 'libre' || clases[i] === 'nombre')
        return [...antes, ...despues].some((otra) => soloCon[one]?.test(otra) ?? true)
      if (clases[i] === 'giro' && deAlguien) return true
      if (isDeViaje && !sinDiccionario.has(one)) return !enContra.some((no) => no.test(one))
      return (clases[i] === 'cosa' && hasNombreAlLado(lado, clases, i)) || isDeNegocio(lado, clases, i)
    })
  })
}
/** «SKU ABC123», «PAGO NISSAN ABC123»: one word that nobody knows is all there is before the code: whose it is, or of what. */
function isSolaSinConocer(antes: readonly string[], suyas: ReadonlySet<string>, lexico: Lexico): boolean {
  const [una, otra] = antes.filter((one) => !enlace.test(one) && !pagar.test(one) && !isDelBanco(one))
  return (
    una !== undefined &&
    otra === undefined &&
    una === antes.at(-1) &&
    !suyas.has(una) &&
    claseDe(una, lexico) === 'nombre' &&
    !tambienNombre.has(una) &&
    !/[AEIOU]Z$/.test(una)
  )
}
const paseo =
  /^(?:VIAJES?|VACACION(?:ES)?|HOSPEDAJE|CRUCERO|CIRCUITO|TRIP|CRUISE|CONGRESO|CONVENCION|ENCUENTRO|PEREGRINACION|PEREGRINOS|GRADUACION)$/

/** «(Pago de mi) viaje»: what is paid is told, unless a word before it or right behind says of what: ROPA PARA EL VIAJE. */
function isPagoDeViaje(lado: readonly string[], clases: readonly Clase[], i: number): boolean {
  const isPropia = (clase: Clase | undefined) => clase !== 'ajena' && clase !== 'cosa' && clase !== 'giro'
  return (
    paseo.test(lado[i] ?? '') &&
    isPropia(clases[lado.findIndex((one, j) => j > i && !enlace.test(one))]) &&
    (clases.slice(0, i).every(isPropia) ||
      pagar.test(lado.findLast((one, j) => j < i && !enlace.test(one)) ?? ''))
  )
}
const pagar =
  /^(?:PAG(?:[OAR]|AN|AR|AMOS)|PAYMENT|PAY|PAYING|ABON(?:O|A|AR)|ANTICIPO|LIQUID(?:O|A|AR|ACION)|FINIQUIT(?:O|A|AR)|ENGANCHE|RESTO|SALDO|MENSUALIDAD|PARCIALIDAD)$/

type Clase = 'libre' | 'nombre' | 'cosa' | 'giro' | 'ajena'
function claseDe(palabra: string, lexico: Lexico): Clase {
  if (giros.has(palabra)) return 'giro'
  if (tambienCosa.has(palabra)) return 'cosa'
  if (enlace.test(palabra) || rotulo.test(palabra) || deViaje.has(palabra)) return 'libre'
  if (sinDiccionario.has(palabra)) return 'ajena'
  if (tambienNombre.has(palabra)) return 'nombre'
  const formas = formasDe(palabra)
  if (formas.some((forma) => deViaje.has(forma))) return 'libre'
  if (formas.some((forma) => tambienNombre.has(forma))) return 'nombre'
  return formas.some(lexico) || isDosPegadas(palabra, lexico) || isMalEscrita(palabra, lexico)
    ? 'ajena'
    : 'nombre'
}
const letras = Array.from('ABCDEFGHIJKLMNÑOPQRSTUVWXYZ')
/** PROPNIA, SEGURRO: one letter wrong, missing, too many or two changed round, of a word that is known to say otherwise. */
function isMalEscrita(palabra: string, lexico: Lexico): boolean {
  if (palabra.length < 6) return false
  return Array.from(palabra).some((letra, i) => {
    const [antes, despues] = [palabra.slice(0, i), palabra.slice(i + 1)]
    const formas = [
      `${antes}${despues}`,
      `${antes}${despues.charAt(0)}${letra}${despues.slice(1)}`,
      ...letras.flatMap((otra) => [`${antes}${otra}${despues}`, `${antes}${otra}${letra}${despues}`]),
    ]
    return formas.some((forma) => enContra.some((no) => no.test(forma)) && lexico(forma))
  })
}
/** As a dictionary may hold it: one and not several, not small (PASTEL-ITO), with its Ñ, without what is put before (RE-). */
const formasDe = (palabra: string): string[] =>
  [
    palabra,
    ...[...palabra.matchAll(/N/g)].map(
      ({ index }) => `${palabra.slice(0, index)}Ñ${palabra.slice(index + 1)}`,
    ),
  ].flatMap((una) => [una, ...partes.map((parte) => una.replace(parte, ''))])
const partes = [
  /S$/,
  /ES$/,
  /[CS]?IT[AO]S?$/,
  /[CS]?IT(?=[AO]S?$)/,
  /[CS]?IT(?=[AO]S$)|S$/g,
  /(?<=[AEI]R|NDO|[AE]N)(?:ME|TE|SE|NOS)?(?:L[AEO]S?|ME|TE|NOS)$/,
  /^(?:ANTI|AUTO|DES|EXTRA|MINI|MULTI|PRE|RE|SOBRE|SUB|SUPER|UN)(?=.{5})/,
]
/** XEM111PROPINASGUIA: two words of every day, one of which is of no trip. */
const isDosPegadas = (palabra: string, lexico: Lexico): boolean =>
  Array.from({ length: Math.max(0, palabra.length - 9) }, (_, i) => i + 6)
    .map((corte) => [palabra.slice(0, corte), palabra.slice(corte)])
    .some((dos) => dos.every(lexico) && dos.some((una) => claseDe(una, lexico) === 'ajena'))
/** Right beside it, or before it with only what ties the parts of a name between: MARIA DE LA LUZ, FAMILIA FLORES. */
function hasNombreAlLado(lado: readonly string[], clases: readonly Clase[], i: number): boolean {
  const is = (j: number) => clases[j] === 'nombre' || clases[j] === 'cosa'
  let j = i - 1
  while (j >= 0 && de.test(lado[j] ?? '')) j -= 1
  return is(j) || is(i + 1) || titulo.test(lado[j] ?? '')
}
const de = /^(?:DEL?|LAS?|LOS?|EL|Y|E|[A-ZÑ])$/
const titulo = /^(?:SRA?|SRES|SRITA|SEÑORA?|FAM|FAMILIA|GRUPO|GPO|DON|DOÑA|SAN|SANTA|SANTO)$/
/** PANADERIA LA ESPIGA, PINTURAS DEL SOL SC: what it deals in, an article and a word; and the two before its form. */
function isDeNegocio(lado: readonly string[], clases: readonly Clase[], i: number): boolean {
  const detras = lado.slice(i + 1).filter((one) => !de.test(one))
  if (detras.slice(0, 2).some((one) => forma.test(one))) return true
  const isAlgo = (j: number) => clases[j] === 'giro' || posada.test(lado[j] ?? '')
  if (isAlgo(i)) return articulo.test(lado[i + 1] ?? '') && i + 2 < lado.length
  return articulo.test(lado[i - 1] ?? '') && isAlgo(i - 2)
}
const forma = /^(?:SA|SAPI|SAB|SAS|SC|SRL|AC|CV)$/
const posada = /^(?:HOTEL|POSADA|VIAJES|VILLAS?|CABAÑAS?)$/
const articulo = /^(?:EL|LAS?|LOS|DEL|DOS|TRES)$/
/** «NO» right before what is numbered, or between it and the code. */
function isNumero(lado: readonly string[], i: number, isAntes: boolean): boolean {
  const next = lado.slice(i + 1).find((one) => !/^(?:DEL?|LA)$/.test(one))
  const noun = next ?? (isAntes ? lado[i - 1] : undefined)
  return noun !== undefined && (rotulo.test(noun) || numerado.test(noun))
}
