import { letrasDeRfc, parecidoARfc } from '@valija/palabras/rfc.ts'
import { meses } from './palabras-explicadas.ts'

/** A code of at least five characters with letters and figures is hardly there by chance; but MAYO26 is when somebody travels. */
export const isLocalizadorFuerte = (codigo: string): boolean =>
  codigo.length >= 5 && /[A-Z]/.test(codigo) && /\d/.test(codigo) && !mesConAnio.test(codigo)
const mesConAnio = new RegExp(
  `^\\d{0,2}(?:${meses.map((one) => `${one}|${one.slice(0, 3)}`).join('|')}|SEPT|JAN|APR|AUG|DEC)(?:20)?[23]\\d$`,
)

export type Localizadores = {
  /** Standing by themselves, split in halves, or glued to what can be told from them; with the piece each was taken from. */
  claros: ReadonlyMap<string, string>
  /** Inside a longer word whose rest means nothing: worth a suggestion when a booking has that very code. */
  pegados: ReadonlyMap<string, string>
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
const correo = /(?<![\w.+-])[\w.+-]*@[\w.-]+|\bWWW\.[\w.-]+/g
/** Reads codes as banks glue them: to the numeric reference, to words, split by a blank or a hyphen. Text in capitals. */
export function readLocalizadores(texto: string): Localizadores {
  const propio = texto.replace(correo, ' ').replace(ajenos, ' ').replace(/[()]/g, ' ').replace(/ {2,}/g, ' ')
  const pieces = propio.split(/[^A-Z0-9Ñ&]+/).filter(Boolean)
  const claros = new Map<string, string>()
  const pegados = new Map<string, string>()
  const add = (codigo: string, from: string) => {
    if (isCodigo(codigo) && !claros.has(codigo)) claros.set(codigo, from)
  }
  for (const [i, piece] of pieces.entries()) {
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
  }
  for (const piece of pieces)
    for (const code of chanceCodes(piece))
      if (!claros.has(code) && !pegados.has(code)) pegados.set(code, piece)
  return { claros, pegados }
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
