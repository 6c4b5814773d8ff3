/** Integer centavos. Branded so that pesos and centavos cannot be mixed up. */
export type Centavos = number & { readonly __centavos: true }

export const centavos = (value: number): Centavos => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not integer centavos: ${value}`)
  return value as Centavos
}

/** Pesos with at most two decimals (number as documented on the wire) to integer centavos; half away from zero. */
export const pesosToCentavos = (pesos: number): Centavos => {
  const absoluto = Math.abs(pesos)
  // So small that its text has an exponent of its own.
  return absoluto < 1e-6 ? centavos(0) : centavos(Math.sign(pesos) * Math.round(Number(`${absoluto}e2`)))
}

export const centavosToPesos = (value: number): number => Number(`${value}e-2`)
