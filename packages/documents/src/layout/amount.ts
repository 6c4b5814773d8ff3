/**
 * An amount cell in integer centavos, rounded to two decimals (Supplier batches §3), half away from zero. Numbers lose
 * their binary noise first: a cell of 1.005 is stored as 1.00499999999999989. Null when it is no amount.
 */
export function centavosOfCell(valor: unknown): number | null {
  if (valor === null || valor === undefined) return 0
  if (typeof valor === 'number')
    return Number.isFinite(valor) ? roundText(Number(valor.toPrecision(15))) : null
  if (typeof valor !== 'string') return null
  const limpio = valor.replace(/[\s\u00a0$]/g, '').replace(/^MXN|MXN$/i, '')
  if (limpio === '' || limpio === '-') return 0
  const negativo = /^\((.*)\)$/.exec(limpio)
  const numero = (negativo?.[1] ?? limpio).replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^-?\d{1,13}(\.\d{1,10})?$/.test(numero)) return null
  return roundText(Number(negativo ? `-${numero}` : numero))
}

function roundText(pesos: number): number | null {
  if (Math.abs(pesos) >= 1e13) return null
  const absoluto = Math.abs(pesos)
  if (absoluto < 0.0001) return 0
  // Shifting the decimal text, not multiplying, keeps 1.005 a half.
  const centavos = Math.round(Number(`${absoluto}e2`))
  return centavos === 0 ? 0 : Math.sign(pesos) * centavos
}
