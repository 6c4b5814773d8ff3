import { parseArgs } from 'node:util'
import path from 'node:path'
import pg from 'pg'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import { createAnt } from '../apps/server/src/adapters/ant/ant-http.ts'
import { ExternalSystemError } from '../apps/server/src/adapters/external-system-error.ts'
import { createReservas } from '../apps/server/src/adapters/reservas/reservas-http.ts'
import { createValija, type Valija } from '../apps/server/src/app.ts'
import { openSession } from '../apps/server/src/areas/acceso/open-session.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { bloquesDe, contarBloques } from './escala/bloques.ts'
import { porLote } from './escala/filas.ts'
import { preguntasDe } from './escala/listas.ts'
import { llenar } from './escala/llenar.ts'
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
  const { dataDir } = readConfig('demo', {})
  const dir = path.resolve(values.carpeta ?? path.join(dataDir, `escala-${facturas}`))
  const start = () => startEmbedded({ dir, database: 'banco', durable: false })
  const filling = await start()
  try {
    await migrate(filling.url)
    await llenar(filling.url, facturas)
  } finally {
    await filling.stop()
  }
  contarBloques(dir, 'banco')
  const database = await start()
  try {
    const valija = await startValija(dir, database.url)
    try {
      await medirLlamadas(valija, database.url, { facturas, vueltas: Number(values.vueltas) })
    } finally {
      await valija.stop()
    }
    const quieta = await startValija(dir, database.url)
    try {
      for (const { nombre, filas, ms } of await medirTrabajos(quieta, database.url))
        say({ medida: `escala.trabajo.${nombre}`, valor: filas, maximo: limites.filas, ms })
    } finally {
      await quieta.stop()
    }
  } finally {
    await database.stop()
  }
}

const nadie = () => Promise.reject(new ExternalSystemError('sat', 'unreachable'))
const startValija = (dir: string, databaseUrl: string): Promise<Valija> =>
  createValija({
    config: {
      ...readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' }),
      receptorRfc: 'GVV090317K52',
    },
    databaseUrl,
    reloj: relojReal,
    only: 'api',
    overrides: {
      sat: { consultar: nadie },
      ant: {
        ...createAnt({ url: '' }),
        proveedores: () => Promise.resolve([]),
        comisionistas: () => Promise.resolve([]),
      },
      reservas: { ...createReservas({ url: '' }), estancias: () => Promise.resolve(null) },
    },
  })

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
  for (const [rol, email] of Object.entries(await personas(valija)) as [Rol, string][]) {
    const { id } = await valija.deps.db
      .selectFrom('usuarios')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const { token } = await openSession(valija.deps, { id, email })
    const { inicio, listas } = preguntasDe(rol, Math.floor(facturas / porLote / 2))
    for (const ruta of [...inicio, ...listas])
      await add(`${rol} ${ruta}`, ruta, limites.lista, { authorization: `Bearer ${token}` })
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

/** One of each role: the house's are made here, a hotel and an agent are of the register. */
async function personas({ deps: { db } }: Valija): Promise<Partial<Record<Rol, string>>> {
  const casa: Partial<Record<Rol, string>> = {
    admin: 'admin@banco.mx',
    OperativoProveedor: 'hoteles@banco.mx',
    OperativoComisionista: 'comisiones@banco.mx',
  }
  for (const [rol, email] of Object.entries(casa)) {
    const made = await db
      .insertInto('usuarios')
      .values({ email, tipo: 'Administrador', rfc: null, claveHash: null, bloqueadoEn: null })
      .onConflict((oc) => oc.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made)
      await db.insertInto('usuarioClaims').values({ usuarioId: made.id, tipo: 'role', valor: rol }).execute()
  }
  return { ...casa, proveedor: 'hotel17@banco.mx', comisionista: 'agente20@banco.mx' }
}
