/**
 * Decimals as the pattern of t_Importe has them, `\d{1,18}(.\d{1,places})?`, by hand: there are dozens in every
 * document. The SAT left its point without a backslash, so that more digits pass where there is no point.
 */
export function isDecimal(value: string, places: number): boolean {
  const n = value.length
  let at = 0
  let c = value.charCodeAt(0)
  while (c >= 48 && c <= 57) c = value.charCodeAt(++at)
  if (at === n) return at > 0 && at <= 19 + places
  if (at === 0 || at > 18) return false
  if (c !== 46) return false
  const point = at
  c = value.charCodeAt(++at)
  while (c >= 48 && c <= 57) c = value.charCodeAt(++at)
  const decimals = at - point - 1
  return at === n && decimals > 0 && decimals <= places
}

export const hasValue = (value: string) => /[1-9]/.test(value)

export function isDigits(value: string, length: number): boolean {
  if (value.length !== length) return false
  for (let i = 0; i < length; i++) {
    const c = value.charCodeAt(i)
    if (c < 48 || c > 57) return false
  }
  return true
}

/** Base64 is judged in full when it is decoded; here only that it starts and ends as such. */
export const isBase64 = (value: string) =>
  /[A-Za-z0-9+/]/.test(value[0]!) && /[A-Za-z0-9+/=]/.test(value.at(-1)!)

const FECHA_HORA = /^20[1-9]\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** The pattern lets 31 February pass; no calendar does. */
export function isFechaHora(value: string): boolean {
  if (!FECHA_HORA.test(value)) return false
  const day = Number(value.slice(8, 10))
  return (
    day <= 28 ||
    day <= new Date(Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)), 0)).getUTCDate()
  )
}

/** XML Schema counts characters, a string its 16-bit halves. */
export const charactersOf = (value: string) => value.length - (value.match(/[\ud800-\udbff]/g)?.length ?? 0)
