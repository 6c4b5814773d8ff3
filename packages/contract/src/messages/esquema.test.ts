import { expect, test } from 'vitest'
import { z } from 'zod'
import { mensajeDeEsquema } from './esquema.ts'

const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: (issue) => mensajeDeEsquema(issue) }).error?.issues[0]?.message

test.each([
  ['a number that is none', z.coerce.number().int(), 'xx', 'Escribe un número'],
  ['a fraction', z.number().int(), 1.5, 'Escribe un número entero'],
  ['too small a number', z.coerce.number().positive(), '0', 'Escribe un número mayor que 0'],
  ['too large a number', z.coerce.number().max(100), '1000', 'Escribe un número de hasta 100'],
  ['nothing', z.string(), undefined, 'Falta este dato'],
  ['an empty text', z.string().min(1), '', 'Falta este dato'],
  ['too long a text', z.string().max(3), 'abcd', 'Escribe 3 caracteres como máximo'],
  ['a choice that is none', z.enum(['a', 'b']), 'c', 'Elige uno de estos valores: a, b'],
  ['no identifier', z.uuid(), 'x', 'Este identificador no es válido'],
  ['another pattern', z.string().regex(/^x$/), 'y', 'No tiene la forma esperada'],
  ['an empty list', z.array(z.string()).min(1), [], 'Elige al menos uno'],
])('%s is told in plain words', (_title, schema, value, expected) => {
  expect(said(schema, value)).toBe(expected)
})
