import { z } from 'zod'

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
/** What fits in integer centavos. */
const maximoDePesos = 9e13

export const centavosToPesos = (value: number): number => Number(`${value}e-2`)

/**
 * The one codec of money: on the wire a number of pesos with two decimals, inside integer centavos.
 * `z.decode` reads a request, `z.encode` writes an answer. `noEsNumero` is what a document says of anything else.
 */
export const pesosOr = (noEsNumero?: string) =>
  z.codec(
    z
      .number(
        noEsNumero === undefined
          ? undefined
          : { error: ({ input }) => (input === undefined ? undefined : noEsNumero) },
      )
      .min(-maximoDePesos)
      .max(maximoDePesos)
      .meta({ description: 'Pesos con dos decimales' }),
    z.int() as unknown as z.ZodType<Centavos, number>,
    {
      decode: (value) => pesosToCentavos(value),
      encode: (value) => centavosToPesos(value),
    },
  )
export const pesos = pesosOr()
