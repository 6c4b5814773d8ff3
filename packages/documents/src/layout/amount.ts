/** Whole, or its thousands parted by one same sign; then the decimals after a point. */
const enPesos = /^(?:\d{1,13}|[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3}){0,3})(?:\.\d{1,10})?$/
/** Thousands to whoever writes a point for them. */
const dudoso = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * An amount cell in integer centavos, rounded to two decimals (Supplier batches §3), half away from zero. Numbers lose
 * their binary noise first: a cell of 1.005 is stored as 1.00499999999999989. Null when it is no amount, or could be two.
 */
export function centavosOfCell(valor: unknown): number | null {
  if (valor === null || valor === undefined) return 0
  if (typeof valor === 'number') return centavosOfNumber(valor)
  if (typeof valor !== 'string') return null
  const limpio = valor
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\$|^\s*MXN|MXN\s*$/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (limpio === '' || limpio === '-') return 0
  // One sign only: (5.00), -5.00 or, as banks write it, 5.00-.
  const [, dentro, , delante, detras] = /^(?:\((.+)\)|(-) ?(.+)|(.+)-)$/.exec(limpio) ?? []
  const negativo = dentro ?? delante ?? detras
  const numero = (negativo ?? limpio).trim()
  if (!enPesos.test(numero) || dudoso.test(numero)) return null
  const pesos = Number(numero.replace(/[, ]/g, ''))
  return roundText(negativo === undefined ? pesos : -pesos)
}

function centavosOfNumber(pesos: number): number | null {
  if (!Number.isFinite(pesos)) return null
  const cien = pesos * 100
  const centavos = Math.round(cien)
  // Far from a half the noise decides nothing.
  if (Math.abs(cien) < 1e12 && Math.abs(cien - centavos) < 0.49) return centavos === 0 ? 0 : centavos
  return roundText(Number(pesos.toPrecision(15)))
}

function roundText(pesos: number): number | null {
  if (Math.abs(pesos) >= 1e13) return null
  const absoluto = Math.abs(pesos)
  if (absoluto < 0.0001) return 0
  // Shifting the decimal text, not multiplying, keeps 1.005 a half.
  const centavos = Math.round(Number(`${absoluto}e2`))
  return centavos === 0 ? 0 : Math.sign(pesos) * centavos
}
