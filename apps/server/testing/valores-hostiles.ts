import { type ZodType, z } from 'zod'

type Esquema = {
  $ref?: string
  $defs?: Record<string, Esquema>
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Esquema[]
  allOf?: Esquema[]
  properties?: Record<string, Esquema>
  propertyNames?: Esquema
  additionalProperties?: Esquema | boolean
  items?: Esquema
  minItems?: number
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
}
export type Lugar = readonly (string | number)[]

const jsonDe = (esquema: ZodType) =>
  z.toJSONSchema(esquema, { io: 'input', unrepresentable: 'any' }) as unknown as Esquema

/** Texts of a form that the name of the field tells and its schema does not. */
const porNombre: [RegExp, unknown][] = [
  [/correo|email/i, 'nadie@prueba.mx'],
  [/fecha|desde|hasta|dia$/i, '2026-10-10'],
  [/rfc/i, 'XAXX010101000'],
  [/clabe/i, '002010077777777771'],
  [/uuid|^clave$/i, '00000000-0000-4000-8000-000000000001'],
  [/color/i, '#1B5A9C'],
  [/celda/i, 'B2'],
]

/** Something that a schema may take: every field there, every list with one thing in it. */
export function muestraDe(esquema: ZodType): unknown {
  const raiz = jsonDe(esquema)
  const make = (uno: Esquema, nombre: string, hondo: number): unknown => {
    if (hondo > 12) return null
    const { $ref } = uno
    if ($ref) return make(raiz.$defs?.[$ref.split('/').at(-1) ?? ''] ?? {}, nombre, hondo + 1)
    if (uno.const !== undefined) return uno.const
    if (uno.enum) return uno.enum[0]
    const [primero] = uno.anyOf ?? uno.allOf ?? []
    if (primero) return make(primero, nombre, hondo + 1)
    if (uno.type === 'object')
      return Object.fromEntries(
        Object.entries(uno.properties ?? {}).map(([clave, valor]) => [clave, make(valor, clave, hondo + 1)]),
      )
    if (uno.type === 'array')
      return Array.from({ length: Math.max(1, uno.minItems ?? 1) }, () =>
        make(uno.items ?? {}, nombre, hondo + 1),
      )
    if (uno.type === 'boolean') return true
    if (uno.type === 'number' || uno.type === 'integer') return Math.max(1, uno.minimum ?? 1)
    const propio = porNombre.find(([forma]) => forma.test(nombre))?.[1]
    if (uno.type !== 'string') return propio ?? 'x'
    if (uno.format === 'uuid') return '00000000-0000-4000-8000-000000000001'
    if (uno.format === 'email') return 'nadie@prueba.mx'
    if (uno.format === 'date' || uno.pattern?.includes('\\d{4}-')) return '2026-10-10'
    return propio ?? 'AAA111'.padEnd(uno.minLength ?? 0, 'x')
  }
  return make(raiz, '', 0)
}

/** Every place of a value, itself first. */
export function lugaresDe(valor: unknown, aqui: Lugar = []): Lugar[] {
  if (typeof valor !== 'object' || valor === null) return [aqui]
  return [
    aqui,
    ...Object.entries(valor).flatMap(([clave, dentro]) =>
      lugaresDe(dentro, [...aqui, Array.isArray(valor) ? Number(clave) : clave]),
    ),
  ]
}

/** Letters of three bytes in no order: nothing packs them, and an index takes no thousand of them. */
const sinOrden = (letras: number): string => {
  let n = 7
  const next = () => String.fromCodePoint(0x4e00 + ((n = (n * 48_271) % 2_147_483_647) % 20_000))
  return Array.from({ length: letras }, next).join('')
}

/** As they travel: some are no value of JavaScript, which would write them in another way. */
export const hostilesEnJson: readonly string[] = [
  'null',
  '[]',
  '[null]',
  '{}',
  '{"toString":1,"valueOf":1,"length":-1,"then":1}',
  'true',
  // Numbers: beyond 32 and 64 bits, beyond all, of a million figures, signed nothing, too small to add.
  '0',
  '-0',
  '-1',
  '0.5',
  '5e-324',
  '1e309',
  '2147483648',
  '9007199254740991',
  '9223372036854775808',
  '9'.repeat(1_000_000),
  '89999999999999.99',
  '"1"',
  '""',
  '"   "',
  // Texts: half a letter, a null character, ends of lines, what means something to a query, a path or an object.
  '"a\\u0000b"',
  '"a\\ud800"',
  '"a\\r\\nBcc: x@y.mx"',
  '"%_\\\\%\'\\"--;"',
  '"../../etc/passwd"',
  '"__proto__"',
  '"constructor"',
  // Days and moments that no calendar or no column has.
  '"0000-01-01"',
  '"2026-02-30"',
  '"9999999-01-01"',
  '"9999-12-31"',
  '"0001-01-01"',
  '"+275760-09-13T00:00:00.001Z"',
  '"infinity"',
  '"FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"',
  `"${'ﷺ'.repeat(4_000)}"`,
  `"${sinOrden(250)}"`,
  `"${sinOrden(1_000)}"`,
  `"${sinOrden(5_000)}"`,
]

/** In an address, already written for it. */
export const hostilesEnDireccion: readonly string[] = [
  '%20',
  '0',
  '-1',
  '0.5',
  '1e309',
  '0x10',
  'Infinity',
  '2147483648',
  '9007199254740991',
  '9223372036854775808',
  '9'.repeat(500),
  'null',
  '%7B%7D',
  'a%00b',
  '%ED%A0%80',
  '%F0%9F',
  'a%0D%0Ab',
  '%25_%5C%27%22--%3B',
  '__proto__',
  'constructor',
  '..%2F..%2Fetc',
  '0000-01-01',
  '2026-02-30',
  '9999999-01-01',
  '%2B275760-09-13T00:00:00.001Z',
  'infinity',
  '%D9%A0%D9%A1',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
]

/** A JSON text of a value, with another text in one place of it. */
export function conEn(valor: unknown, lugar: Lugar, json: string): string {
  if (lugar.length === 0) return json
  const marca = 'AQUI-MISMO-VA'
  const copia = structuredClone(valor) as Record<string | number, unknown>
  const dentro = lugar.slice(0, -1).reduce((en, clave) => en[clave] as typeof copia, copia)
  dentro[lugar.at(-1) ?? ''] = marca
  return JSON.stringify(copia).replace(`"${marca}"`, () => json)
}
