import { type Centavos, centavosToPesos, pesosToCentavos } from '@valija/palabras/centavos.ts'
import { z } from 'zod'

export { type Centavos, centavos, centavosToPesos, pesosToCentavos } from '@valija/palabras/centavos.ts'

/** What fits in integer centavos. */
const maximoDePesos = 9e13

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
