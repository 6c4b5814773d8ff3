/** A decimal exactly as written in the document, `"1160.00"`. */
export type Decimal = string

/**
 * Exact decimals for amounts of up to 18 integer and 6 decimal digits (SAT's t_Importe). Inside, a value is an
 * integer number of millionths: a `number` while that is exact, which is the case below nine thousand million,
 * and a `bigint` beyond.
 */
export type Millonesimas = number | bigint

const SAFE = Number.MAX_SAFE_INTEGER
/** Powers of ten, read where they would be worked out dozens of times in every document. */
const TEN = Array.from({ length: 13 }, (_, n) => 10 ** n)

export const compact = (value: bigint): Millonesimas =>
  value <= BigInt(SAFE) && value >= BigInt(-SAFE) ? Number(value) : value

/**
 * `"1160.00"` to millionths, in every form that xs:decimal has: `.5`, `5.`, `+5`, leading and trailing zeros, as many
 * digits as one likes. Null when the text is no decimal, or its value has more than `decimals` places.
 */
export function parseDecimal(text: string, decimals = 6): Millonesimas | null {
  return parsePlain(text, decimals) ?? parseAnyForm(text, decimals)
}

/** What nearly every amount looks like, by hand: there are dozens in every document. */
function parsePlain(text: string, decimals: number): Millonesimas | null {
  const n = text.length
  if (n === 0 || n > 16) return null
  let at = 0
  const negative = text.charCodeAt(0) === 45
  if (negative) at++
  let value = 0
  let digits = 0
  let places = -1
  for (; at < n; at++) {
    const c = text.charCodeAt(at)
    if (c === 46 && places < 0 && digits > 0) {
      places = 0
      continue
    }
    if (c < 48 || c > 57) return null
    value = value * 10 + (c - 48)
    digits++
    if (places >= 0) places++
  }
  if (digits === 0 || places === 0 || places > decimals || places > 6) return null
  const scaled = value * TEN[6 - Math.max(places, 0)]!
  if (scaled > SAFE) return null
  return negative ? -scaled : scaled
}

/** Longer ones are no amounts, and would cost the square of their length. */
const LONGEST = 100
const ANY_FORM = /^([+-]?)(\d*)(?:\.(\d*))?$/

function parseAnyForm(text: string, decimals: number): Millonesimas | null {
  const value = parseScaled(text, Math.min(decimals, 6))
  return value === null ? null : compact(value * 10n ** BigInt(6 - Math.min(decimals, 6)))
}

/** An xs:decimal as a whole number of its `decimals`th places; null when it is none or has more places than that. */
export function parseScaled(text: string, decimals: number): bigint | null {
  const found = text.length <= LONGEST ? ANY_FORM.exec(text) : null
  if (!found) return null
  const [, sign, whole = '', fraction = ''] = found
  const places = fraction.replace(/0+$/, '')
  if (whole + fraction === '' || places.length > decimals) return null
  const value = BigInt(whole + places.padEnd(decimals, '0'))
  return sign === '-' ? -value : value
}

export function add(a: Millonesimas, b: Millonesimas): Millonesimas {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    if (sum <= SAFE && sum >= -SAFE) return sum
  }
  return compact(BigInt(a) + BigInt(b))
}

export const negate = (a: Millonesimas): Millonesimas => (typeof a === 'number' ? 0 - a : -a)
export const subtract = (a: Millonesimas, b: Millonesimas): Millonesimas => add(a, negate(b))
export const compare = (a: Millonesimas, b: Millonesimas): number => (a < b ? -1 : a > b ? 1 : 0)
export const isZero = (a: Millonesimas): boolean => a === 0 || a === 0n

export type Redondeo = 'mitad' | 'abajo' | 'arriba'

/** a ÷ 10^n with the rounding asked for, n ≥ 0; halves go away from zero. */
function divideBig(a: bigint, divisor: bigint, redondeo: Redondeo): bigint {
  const negative = a < 0n
  const magnitude = negative ? -a : a
  const quotient = magnitude / divisor
  const rest = magnitude % divisor
  const up = redondeo === 'mitad' ? rest * 2n >= divisor : redondeo === 'arriba' ? rest > 0n : false
  const rounded = up ? quotient + 1n : quotient
  return negative ? -rounded : rounded
}

/** Rounds to `decimals` places; the result is again in millionths. */
export function round(a: Millonesimas, decimals: number, redondeo: Redondeo = 'mitad'): Millonesimas {
  const unit = TEN[6 - decimals] ?? 0
  if (unit <= 1) return a
  if (typeof a === 'number') {
    const rest = a % unit
    if (rest === 0) return a
    const magnitude = Math.abs(rest)
    const up = redondeo === 'mitad' ? magnitude * 2 >= unit : redondeo === 'arriba'
    const rounded = a - rest + (up ? Math.sign(a) * unit : 0)
    if (Math.abs(rounded) <= SAFE) return rounded
  }
  return compact(divideBig(BigInt(a), BigInt(unit), redondeo) * BigInt(unit))
}

/** Exact product in millionths of millionths. */
export const product = (a: Millonesimas, b: Millonesimas): bigint | number => {
  if (typeof a === 'number' && typeof b === 'number') {
    const value = a * b
    if (value <= SAFE && value >= -SAFE) return value
  }
  return BigInt(a) * BigInt(b)
}

/** a × b rounded to `decimals` places, in millionths. */
export function multiply(
  a: Millonesimas,
  b: Millonesimas,
  decimals = 6,
  redondeo: Redondeo = 'mitad',
): Millonesimas {
  const exact = product(a, b)
  const unit = TEN[12 - decimals]!
  const back = TEN[6 - decimals]!
  if (typeof exact === 'number') {
    const rest = exact % unit
    const up = rest !== 0 && (redondeo === 'mitad' ? Math.abs(rest) * 2 >= unit : redondeo === 'arriba')
    return ((exact - rest) / unit + (up ? Math.sign(exact) : 0)) * back
  }
  return compact(divideBig(exact, BigInt(unit), redondeo) * BigInt(back))
}

/** a ÷ b rounded to `decimals` places, in millionths; b must not be zero. `scale` is b's: 10^6, or 10^10. */
export function divide(
  a: Millonesimas,
  b: Millonesimas,
  decimals = 6,
  redondeo: Redondeo = 'mitad',
  scale = 1_000_000n,
): Millonesimas {
  const negative = b < 0
  const divisor = (negative ? -BigInt(b) : BigInt(b)) * 10n ** BigInt(6 - decimals)
  const dividend = BigInt(a) * scale * (negative ? -1n : 1n)
  return compact(divideBig(dividend, divisor, redondeo) * 10n ** BigInt(6 - decimals))
}

/** Millionths to text with at least `min` decimal places and no needless zeros beyond them. */
export function formatDecimal(a: Millonesimas, min = 2): string {
  const negative = a < 0
  const digits = String(negative ? negate(a) : a).padStart(7, '0')
  let fraction = digits.slice(-6)
  while (fraction.length > min && fraction.endsWith('0')) fraction = fraction.slice(0, -1)
  const text = fraction ? `${digits.slice(0, -6)}.${fraction}` : digits.slice(0, -6)
  return negative ? `-${text}` : text
}

/** A document's amount to whole centavos, halves up; null when it is no decimal or beyond exact numbers. */
export function centavosOfDecimal(text: string): number | null {
  // The schema collapses white space around a number.
  const value = parseDecimal(text.trim())
  if (value === null) return null
  const rounded = round(value, 2)
  return typeof rounded === 'number' ? rounded / 10_000 : null
}

/** Whole centavos to `"1160.00"`. */
export function decimalOfCentavos(centavos: number): string {
  if (!Number.isSafeInteger(centavos)) throw new RangeError('centavos must be a whole number')
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
