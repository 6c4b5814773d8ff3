import type { Hoja } from '../hoja/read-hoja.ts'
import type { Disposicion } from './formas-nativas.ts'
import { isFirmado } from './read-renglon.ts'
import { readImporte } from './valores.ts'

const enMiles =
  /\b(?:miles|millones) de (?:pesos|d[oó]lares|euros)\b|\b(?:cifras|importes|montos|cantidades|expresad[oa]s?)\b.*\ben (?:miles|millones)\b|\((?:en )?(?:miles|millones)\)|\bMDP\b/i
/** Only what owes has them: a limit, a least payment and a day to pay. */
const deTarjeta =
  /\b(?:pago m[ií]nimo|pago para no generar intereses|fecha l[ií]mite de pago|l[ií]mite de cr[eé]dito|(?:l[ií]nea de )?cr[eé]dito disponible|minimum payment|credit limit|payment due date)\b/i
/** What no account has beside a line of credit: not even where purchases and payments have a column each. */
const soloDeTarjeta = /\b(?:pago m[ií]nimo|pago para no generar intereses|minimum payment)\b/i
const pagoDeTarjeta =
  /\b(?:su|tu) (?:abono|pago)\b.*\bgracias\b|\bgracias por (?:su|tu) pago\b|\bpago recibido,? gracias\b|\bpayment\b.*\bthank you\b/i

/**
 * What the sheet says of all its figures that keeps them from being read: they are thousands; or they are what a credit card
 * owes, in one column in which a purchase has no sign and the payment of the card a minus: the other way round of an account.
 */
export function diceDeSi(
  hoja: Hoja,
  { filaDatos, lugares, signo }: Disposicion,
): 'enMiles' | 'deTarjeta' | null {
  // Above the table, and rows of a text alone among and below the movements.
  const textos = hoja.filas.flatMap((fila, i) => {
    const escritas = fila.map(({ texto }) => texto).filter(Boolean)
    return i < filaDatos || escritas.length <= 2 ? escritas : []
  })
  if (textos.some((texto) => enMiles.test(texto))) return 'enMiles'
  if (textos.some((texto) => soloDeTarjeta.test(texto))) return 'deTarjeta'
  if (!isFirmado(lugares) || signo !== undefined) return null
  const sePaga = hoja.filas.slice(filaDatos).some((fila) => {
    const importe = readImporte(fila[lugares.cargos ?? -1] ?? { texto: '', numero: null })
    return typeof importe === 'number' && importe < 0 && fila.some(({ texto }) => pagoDeTarjeta.test(texto))
  })
  return sePaga || textos.some((texto) => deTarjeta.test(texto)) ? 'deTarjeta' : null
}
