import { type Centavos, centavos } from '@valija/palabras/centavos.ts'

/** A rate as a decimal string of at most six places: '0.16', '0.106667'. */
export type Tasa = string

/** Of a decimal of at most six places. */
export const millonesimas = (tasa: Tasa): bigint => {
  const parts = /^(\d+)(?:\.(\d{1,6}))?$/.exec(tasa)
  if (!parts) throw new RangeError(`not a rate: ${tasa}`)
  return BigInt(parts[1] ?? '0') * 1_000_000n + BigInt((parts[2] ?? '').padEnd(6, '0'))
}

/** Rounded once to the centavo, halves away from zero. */
export const divide = (a: bigint, b: bigint): Centavos => {
  const negative = a < 0n
  const half = ((negative ? -a : a) * 2n + b) / (2n * b)
  return centavos(Number(negative ? -half : half))
}

/** amount × rate. */
export const applyTasa = (monto: number, tasa: Tasa): Centavos =>
  divide(BigInt(monto) * millonesimas(tasa), 1_000_000n)

/** amount ÷ (1 + rate): what is left of a total that includes the tax. */
export const withoutTasa = (total: number, tasa: Tasa): Centavos =>
  divide(BigInt(total) * 1_000_000n, 1_000_000n + millonesimas(tasa))
