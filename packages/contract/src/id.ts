import { z } from 'zod'

const numero = (maximo: number) =>
  z.preprocess(
    (value) => (typeof value !== 'string' ? value : /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN),
    z.number().int().positive().max(maximo),
  )

/**
 * The number that names a record, in a path, a query or a body: a number, or decimal digits alone. What only a computer
 * reads as one (`0x10`, `1e3`, `+5`, `5.0`) names nothing.
 */
export const idNumerico = numero(Number.MAX_SAFE_INTEGER)
/** The same where the column is a 32-bit integer. */
export const idNumericoCorto = numero(2_147_483_647)
