import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reglasDeComplemento } from './messages/complementos.ts'

/** What a file spreads together, by the imports it makes. */
async function partsOf(file: string): Promise<[string, Record<string, unknown>][]> {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const parts: [string, Record<string, unknown>][] = []
  for (const [, name = '', from = ''] of text.matchAll(
    /import \{ (\w+) \} from '(\.\/(?:messages|refusals)\/[^']+)'/g,
  )) {
    const module = (await import(path.join(import.meta.dirname, from))) as Record<
      string,
      Record<string, unknown>
    >
    parts.push([from, module[name] ?? {}])
  }
  return parts
}

test.each(['messages.ts', 'refusals.ts'])(
  'in %s no code is given twice: the last one would win in silence',
  async (file) => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    const parts = await partsOf(file)
    for (const [from, part] of parts)
      for (const code of Object.keys(part)) {
        const before = seen.get(code)
        if (before) twice.push(`${code}: ${before} and ${from}`)
        seen.set(code, from)
      }
    expect(parts.length).toBeGreaterThan(5)
    expect(twice).toEqual([])
  },
)

test('[IX-C3] what only a guest or a comisionista reads does not call the one who pays «la agencia»: theirs is one', () => {
  const suyos = ['invitados', 'invitados-pantalla', 'correos-invitados', 'reglas-comision']
  for (const file of suyos) {
    const text = readFileSync(path.join(import.meta.dirname, `messages/${file}.ts`), 'utf8')
    expect([file, text.match(/.*\bla agencia\b.*/gi)]).toEqual([file, null])
  }
})

test('[IX-C3] of what is handed in as a complement, a factura is called one and a nómina is not', () => {
  const dicho = (encontrado: string) => reglasDeComplemento.tipoNoEsPago({ encontrado, esperado: 'P' })
  expect(dicho('I')).toMatch(/no la factura\.$/)
  expect(dicho('N')).toMatch(/Sube el complemento de pago\.$/)
})
