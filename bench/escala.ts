import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Valija } from '../apps/server/src/app.ts'
import { signInTodos, withBase } from './escala/base.ts'
import { bloquesDe } from './escala/bloques.ts'
import { porLote } from './escala/filas.ts'
import { preguntasDe } from './escala/listas.ts'
import { medirTrabajos } from './escala/trabajos.ts'
import { measure, say } from './measure.ts'

/**
 * Milliseconds of the slowest in a hundred; pages of 8 KB that a call reads, which a busy machine does not change; rows that
 * a periodic job reads where nothing changed, however many there are.
 */
const limites = { lista: 100, metricas: 50, bloques: 20_000, filas: 2_000 }

/**
 * `npm run bench -- escala [--filas N] [--carpeta DIR] [--vueltas N]`: a register of N facturas (a million) as it really
 * is, kept in the folder between runs; every list and the home of each role, the metrics, and every periodic job. Fails
 * above its limits.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      filas: { type: 'string', default: '1000000' },
      carpeta: { type: 'string' },
      vueltas: { type: 'string', default: '100' },
    },
  })
  const facturas = Number(values.filas)
  await withBase({ facturas, carpeta: values.carpeta }, async ({ url, start }) => {
    const valija = await start()
    try {
      await medirLlamadas(valija, url, { facturas, vueltas: Number(values.vueltas) })
    } finally {
      await valija.stop()
    }
    const quieta = await start()
    try {
      for (const { nombre, filas, ms } of await medirTrabajos(quieta, url))
        say({ medida: `escala.trabajo.${nombre}`, valor: filas, maximo: limites.filas, ms })
    } finally {
      await quieta.stop()
    }
  })
}

async function medirLlamadas(
  valija: Valija,
  databaseUrl: string,
  { facturas, vueltas }: { facturas: number; vueltas: number },
): Promise<void> {
  const url = await valija.listen()
  const works: Record<string, () => Promise<unknown>> = {}
  const of: Record<string, { maximo: number }> = {}
  const fallan: string[] = []
  const add = async (nombre: string, ruta: string, maximo: number, headers: Record<string, string>) => {
    const ask = async () => {
      const answer = await fetch(`${url}${ruta}`, { headers })
      return { status: answer.status, text: await answer.text() }
    }
    const { status, text } = await ask()
    // Refused by the policy, or of somebody else: not a list of this role.
    if (status === 403 || status === 404) return
    if (status !== 200) fallan.push(`${nombre}: ${status} ${text.slice(0, 200)}`)
    works[nombre] = ask
    of[nombre] = { maximo }
  }
  for (const [rol, headers] of await signInTodos(valija)) {
    const { inicio, listas } = preguntasDe(rol, Math.floor(facturas / porLote / 2))
    for (const ruta of [...inicio, ...listas]) await add(`${rol} ${ruta}`, ruta, limites.lista, headers)
  }
  await add('metricas', '/api/metricas', limites.metricas, {})
  if (fallan.length > 0) throw new Error(fallan.join('\n'))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const [nombre, ask] of Object.entries(works)) {
    const { bloques, ...mayor } = await bloquesDe(client, ask)
    const alto = bloques > limites.bloques
    say({
      medida: `escala.bloques.${nombre}`,
      valor: bloques,
      maximo: limites.bloques,
      ...(alto ? mayor : {}),
    })
  }
  await client.end()
  for (const [nombre, { p50, p99 }] of Object.entries(await measure(works, vueltas)))
    say({ medida: `escala.${nombre}`, valor: p99, p50, maximo: of[nombre]?.maximo ?? 0 })
}
