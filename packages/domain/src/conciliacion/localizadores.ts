import { letrasDeRfc, parecidoARfc } from '@valija/palabras/rfc.ts'

/** A code of at least five characters with letters and figures is hardly there by chance. */
export const isLocalizadorFuerte = (codigo: string): boolean =>
  codigo.length >= 5 && /[A-Z]/.test(codigo) && /\d/.test(codigo)

export type Localizadores = {
  /** Standing by themselves, split in halves, or glued to what can be told from them; with the piece each was taken from. */
  claros: ReadonlyMap<string, string>
  /** Inside a longer word whose rest means nothing: worth a suggestion when a booking has that very code. */
  pegados: ReadonlyMap<string, string>
  /** Named in one breath with another code (ABC123 Y DEF456): the money is for both, whether or not both are known. */
  acompanados: ReadonlySet<string>
  /** Announced by a word that makes it the code of something else, or of another booking: VUELO ABC123, IGUAL QUE ABC123. */
  deOtraCosa: ReadonlySet<string>
}

const isCodigo = (texto: string): boolean => /^[A-Z0-9]{4,8}$/.test(texto)
/** Words people and banks write right before or behind a code. */
const palabra =
  'RESERVACIONES|RESERVACION|RESERVAS|RESERVA|RSV|LOCALIZADOR|LOC|CODIGO|CLAVE|REFERENCIA|REF|FOLIO|CONCEPTO|NUMERO|NUM|' +
  'PAGOS|PAGO|ANTICIPO|ABONO|DEPOSITO|ENGANCHE|APARTADO|LIQUIDACION|LIQ|FINIQUITO|SALDO|RESTO|TOTAL|PARCIAL|PARTE|' +
  'VIAJES|VIAJE|HOTEL|TOUR|PAQUETE|BOLETOS|BOLETO|CLIENTE|TRANSFERENCIA|TRANSF|SPEI|GRACIAS|DEL|DE|RES'
const antes = new RegExp(`^(?:\\d{7}|BNET\\d{10})?(?:${palabra})*$`)
const despues = new RegExp(`^(?:(?:1RA|2DA|3RA|1ER|2DO|3ER)?(?:${palabra})\\d{0,2})*$`)

/** Tokens that hold letters and figures and are something else: RFC, CURP, the clave of one bank. */
const ajenos = new RegExp(
  `(?<![${letrasDeRfc}])(?:${parecidoARfc}|[A-Z]{4}\\d{6}[HM][A-Z]{5}[A-Z0-9]\\d|\\d{3}-\\d{2}/\\d{2}/\\d{4}/\\S+)(?![A-Z0-9])`,
  'g',
)
const enUnAliento =
  /(?<![A-Z0-9])([A-Z0-9]{5,8})(?=\s*(?:[+&/,;|.-]|\s(?:Y|E|CON|MAS|AL?)\s)\s*([A-Z0-9]{5,8})(?![A-Z0-9]))/g
/** Two in a row with a blank between and of one length: both are codes, whether or not both are known. */
const seguidosDeBlanco = /(?<![A-Z0-9])([A-Z0-9]{5,8})(?= ([A-Z0-9]{5,8})(?![A-Z0-9]))/g
/** 4NOCHES, 2ADULTO: a number with its word. */
const numeroConPalabra = /^\d{1,2}[A-Z]{3,}$/
/** The second by its last figures alone, as many as the first has: ABC123/124, ABC123 Y 124. */
const porSuFinal =
  /(?<![A-Z0-9])([A-Z]{2,5}[ -]?(?=\d)[A-Z0-9]{0,6}?(\d{2,4})|[A-Z][A-Z0-9]{0,6}?(\d{2,4}))(\s*(?:[+&/,;-]|\s(?:Y|E|MAS|AL?(?: LA| EL)?)\s)\s*|\s+)(\d{2,4})(?![A-Z0-9/:.])/g
/** «ABC123/2», «ABC123 Y 2»: with a mark between, the next of them or an instalment; nothing tells which. */
const conMarca =
  /(?<![A-Z0-9])([A-Z0-9]{5,8})\s*(?:[+&/,;-]|\s(?:Y|E|MAS)\s)\s*\d{1,3}(?![A-Z0-9/:.%-]| ?[A-Z%/])/g
/** The same beside it, of numbers given one after the other: ABC123 124. */
const seguidos = 20
/** PAGO2, RESERVA1: a word with its number is no second code. */
const palabraConNumero = new RegExp(`^(?:${palabra}|HAB|PAX|NOCHES|VUELO|DIC|ENE)\\d{1,4}$`)
/** The numeric reference of the bank, and the word before a code, glued to it. */
const pegamento = new RegExp(
  `(?<![A-Z0-9])(\\d{7}|(?:\\d{7})?(?:RESERVAS|RESERVA|PAGO|LOC))(?=[A-Z0-9]{5,8}(?![A-Z0-9]))`,
  'g',
)

/** One booking is named and the money is said to be for more: VARIAS RESERVAS ABC123, ABC123 Y OTRA, ABC123 +1, ABC123 ETC. */
const deVarias =
  /(?<![A-Z\d])(?:(?:[2-9]|DOS|TRES|CUATRO|CINCO|VARIAS|AMBAS|LAS) (?:RESERVAS|RESERVACIONES|LOCALIZADORES|VIAJES|PAQUETES)(?![A-Z]))|(?:^|[ ,])(?:Y|E|MAS|[+&]) ?(?:LA |EL |LO |LAS |LOS )?(?:LA DE|EL DE|LO DE|SUS?(?![A-Z])|MIS?(?![A-Z])|PARTE(?![A-Z])|RESERVA|QUE|SIG(?![A-Z])|SIGUIENTES?|DE (?:MI|SU)|COMPANIA|OTR[AO]S?|(?:\d|DOS|TRES) (?:MAS|RESERVAS?))(?![A-Z])|[A-Z0-9]{5,8} ?\+ ?\d(?![A-Z0-9])|(?<![A-Z])(?:L[AO]S (?:DOS|\d)(?![A-Z\d])|AMBAS|AMBOS|MITAD(?=[ ,].*(?<![A-Z])MITAD)|NO ES|NO PARA|EN (?:LUGAR|VEZ) DE|SUSTITU[A-Z]+|TRASPASO (?:DE|DESDE) (?=[A-Z]*\d)[A-Z0-9]+|REEMPLAZ[A-Z]+|TOM(?:AR|AN|EN)? DE|INCLUYE (?:LA|EL|LO) DE|ENTRE OTR[AO]S|Y DEMAS|VARI[AO]S|ETC|DE OTR[AO])(?![A-Z])/
const correo = /(?<![\w.+-])[\w.+-]*@[\w.-]+|\bWWW\.[\w.-]+/g
/** What such a word announces is the code of something else (airlines' look the same), or only stands beside what is paid. */
const anuncioAjeno =
  /^(?:VOLARIS|AEROMEXICO|AEROBUS|VIVA|MAGNICHARTERS|DELTA|UNITED|IBERIA|AVIANCA|LATAM|EXPEDIA|DESPEGAR|AIRBNB|HERTZ|EUROPCAR|CALLE|AV|KM|TEL|CEL|USUARIO|MATRICULA|CATASTRAL|COL|COLONIA|PLACAS?|FACTURAS?|FACT?|VUELO|BOLETOS?|TICKETS?|VALES?|CUPON(?:ES)?|VOUCHERS?|CARGOS?|ASIENTO|POLIZA|SERIE|MODELO|GUIA|IGUAL|MISM[AO]|JUNTOS?|ADEMAS|APARTE|EXCEPTO|MENOS|SIN|ANTES|HERMAN[AO]|AMIG[AO]|PRIM[AO])$/
/** It may stand between the two: «FACTURA NO. ABC123», «IGUAL QUE ABC123». */
const enMedio = /^(?:NO|NUM|NUMERO|DE|DEL|A|QUE|LA|EL)$/

/** Reads codes as banks glue them: to the numeric reference, to words, split by a blank or a hyphen. Text in capitals. */
export function readLocalizadores(texto: string): Localizadores {
  const propio = texto.replace(correo, ' ').replace(ajenos, ' ').replace(/[()]/g, ' ').replace(/ {2,}/g, ' ')
  const pieces = propio.split(/[^A-Z0-9Ñ&]+/).filter(Boolean)
  const claros = new Map<string, string>()
  const pegados = new Map<string, string>()
  const add = (codigo: string, from: string) => {
    if (isCodigo(codigo) && !claros.has(codigo)) claros.set(codigo, from)
  }
  const deOtraCosa = new Set<string>()
  let anuncio = ''
  for (const [i, piece] of pieces.entries()) {
    const ajeno = anuncioAjeno.test(anuncio)
    if (!enMedio.test(piece)) anuncio = piece
    const found = codesIn(piece)
    const next = pieces[i + 1]
    // A code written in two halves: ABC-123, ABC 123.
    const partidos =
      next === undefined || next.length > 6
        ? []
        : [piece, piece.replace(/^\d{7}(?=.)/, '')].flatMap((start) =>
            start.length <= 6 && (/\d/.test(start) || /\d/.test(next)) ? [`${start}${next}`] : [],
          )
    for (const code of found) add(code, piece)
    for (const code of partidos) add(code, `${piece} ${next}`)
    if (ajeno) for (const code of [...found, ...partidos]) deOtraCosa.add(code)
  }
  for (const piece of pieces)
    for (const code of chanceCodes(piece))
      if (!claros.has(code) && !pegados.has(code)) pegados.set(code, piece)
  const acompanados = new Set<string>()
  for (const [, one = '', other = ''] of propio.replace(pegamento, '$1 ').matchAll(enUnAliento))
    if (
      one !== other &&
      [one, other].every((code) => isLocalizadorFuerte(code) && !palabraConNumero.test(code))
    )
      acompanados.add(one).add(other)
  for (const [, one = '', other = ''] of propio.replace(pegamento, '$1 ').matchAll(seguidosDeBlanco))
    if (
      one !== other &&
      one.length === other.length &&
      [one, other].every(
        (code) => isLocalizadorFuerte(code) && !palabraConNumero.test(code) && !numeroConPalabra.test(code),
      )
    )
      acompanados.add(one).add(other)
  for (const [, written = '', unEnd, otroEnd, entre = '', other = ''] of propio
    .replace(pegamento, '$1 ')
    .matchAll(porSuFinal)) {
    const [code, end] = [written.replace(/[ -]/g, ''), unEnd ?? otroEnd ?? '']
    const cerca = entre.trim() !== '' || Math.abs(Number(other) - Number(end)) <= seguidos
    if (end.length === other.length && end !== other && cerca && isLocalizadorFuerte(code))
      acompanados.add(code)
  }
  for (const [, code = ''] of propio.replace(pegamento, '$1 ').matchAll(conMarca))
    if (isLocalizadorFuerte(code)) acompanados.add(code)
  if (deVarias.test(propio.replace(pegamento, '$1 ').replace(/(?<!\d)\d{7}(?=\d?[A-Z ])/g, ' ')))
    for (const code of claros.keys()) if (isLocalizadorFuerte(code)) acompanados.add(code)
  return { claros, pegados, acompanados, deOtraCosa }
}

/** The piece itself, and every code that leaves only figures of the bank and known words before and behind it. */
function codesIn(piece: string): string[] {
  const found = [piece]
  // Digits before a code are no boundary: the bank's numeric reference has seven of them.
  if (/^\d{7}./.test(piece)) found.push(piece.slice(7))
  if (/^\d{3,}[A-Z]/.test(piece)) found.push(piece.replace(/^\d+/, ''))
  if (piece.length > 48) return found
  for (let start = 0; start < piece.length - 3; start++) {
    if (!antes.test(piece.slice(0, start))) continue
    for (let end = start + 4; end <= Math.min(start + 8, piece.length); end++) {
      if (start === 0 && end === piece.length) continue
      const code = piece.slice(start, end)
      if (!/\d/.test(code) && start === 0) continue
      const rest = piece.slice(end)
      // A name behind the figures of a code is no part of it, where the whole is too long to be one.
      const isNombre =
        piece.length > 8 && /\d$/.test(code) && /^[A-ZÑ]{3,}$/.test(rest) && isLocalizadorFuerte(code)
      if (despues.test(rest) || isNombre) found.push(code)
    }
  }
  return found
}

/** Every stretch that looks as a code. Long strings of figures are numbers of the bank, not words. */
function chanceCodes(piece: string): string[] {
  if (piece.length < 6 || piece.length > 24 || /\d{9}/.test(piece)) return []
  const found: string[] = []
  for (let start = 0; start < piece.length; start++)
    for (let n = 5; n <= 8 && start + n <= piece.length; n++) {
      const code = piece.slice(start, start + n)
      if (code !== piece && isLocalizadorFuerte(code)) found.push(code)
    }
  return found
}

/** A number of the bank glued to words and a code is not one clave: 0260801RESERVAABC123, RECIBIDOBANORTE/0055512347. */
export const isReferenciaPegada = (plana: string): boolean =>
  new RegExp(
    `^(?:BNET\\d{10}[A-Z][A-Z0-9]{3,}|[A-Z]{6,}\\d{1,10})$|^\\d{5,7}(?:(?:${palabra})+[A-Z0-9]{4,8}(?:(?:${palabra})\\d{0,2})*|[A-Z0-9]{4,8}(?:(?:${palabra})\\d{0,2})+)$`,
  ).test(plana)
