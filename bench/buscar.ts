import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { BuscarRespuesta } from '@valija/contract/buscar.ts'
import { createValija, type Valija } from '../apps/server/src/app.ts'
import { openSession } from '../apps/server/src/areas/acceso/open-session.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { bloquesDe, contarBloques } from './escala/bloques.ts'
import { fill } from './lista/fill.ts'
import { measure, round } from './measure.ts'
import { fillPagos } from './pagos/fill.ts'
import { fillEstancias, limiteDeReserva, listaWorks, pageWorks } from './reservas/page.ts'
import { signInAdmin } from './sign-in.ts'

/** Milliseconds of the slowest in a hundred, and pages of 8 KB that a call reads, which a busy machine does not change. */
const limite = 150
const bloquesMaximos = 20_000

/**
 * `npm run bench -- buscar [facturas] [pagos] [--carpeta DIR] [--vueltas N]`: the search box through HTTP over a register
 * of a million of each, as the administrator and as a hotel of one in forty of the lotes; then the page of a booking among
 * half a million. The folder is kept between runs. Fails when the slowest in a hundred takes more than 150 ms, or 200 ms
 * for the page, or a call reads more than 20 000 pages.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { carpeta: { type: 'string' }, vueltas: { type: 'string', default: '200' } },
  })
  const [facturas = 1_000_000, pagos = 1_000_000] = positionals.map(Number)
  const dir = path.resolve(values.carpeta ?? mkdtempSync(path.join(tmpdir(), 'valija-banco-')))
  const vueltas = Number(values.vueltas)
  const start = () => startEmbedded({ dir, database: 'banco', durable: false })
  const filling = await start()
  try {
    await migrate(filling.url)
    await fillAll(filling.url, { facturas, pagos })
  } finally {
    await filling.stop()
  }
  contarBloques(dir, 'banco')
  const database = await start()
  try {
    const config = readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' })
    const valija = await createValija({
      config: { ...config, receptorRfc: 'GVV090317K52' },
      databaseUrl: database.url,
      reloj: relojReal,
      only: 'api',
    })
    const client = new pg.Client(database.url)
    await client.connect()
    await questions({ valija, client, vueltas }, Math.floor(facturas / 2))
    await client.end()
    await valija.stop()
  } finally {
    await database.stop()
    if (values.carpeta === undefined) rmSync(dir, { recursive: true, force: true })
  }
}

async function fillAll(url: string, { facturas, pagos }: { facturas: number; pagos: number }): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ hay: boolean }>('select exists (select from estancias) as hay')
  await client.end()
  if (rows[0]?.hay) return
  const start = performance.now()
  await fill(url, { lotes: 60_000, facturas, hoteles: 40 })
  await fillPagos(url, pagos)
  await fillEstancias(url, facturas / 2)
  say({ medida: 'buscar.llenado', facturas, pagos, segundos: round((performance.now() - start) / 1000) })
}

type Banco = { valija: Valija; client: pg.Client; vueltas: number }
/** What each call reads, and then how long it takes. */
async function bloquesYTiempos(
  { client, vueltas }: Banco,
  prefijo: string,
  works: Record<string, () => Promise<unknown>>,
) {
  for (const [name, work] of Object.entries(works)) {
    await work()
    const { bloques, ...mayor } = await bloquesDe(client, work)
    if (bloques > bloquesMaximos) process.exitCode = 1
    say({ medida: `${prefijo}.bloques.${name}`, bloques, ...(bloques > 2_000 ? mayor : {}) })
  }
  return measure(works, vueltas)
}

const say = (line: object) => console.log(JSON.stringify(line))

async function questions(banco: Banco, folio: number): Promise<void> {
  const { valija } = banco
  const { url, token } = await signInAdmin(valija)
  const { db } = valija.deps
  const factura = await db
    .selectFrom('facturas')
    .select(['uuid', 'total'])
    .where('folio', '=', String(folio))
    .executeTakeFirstOrThrow()
  const pago = await db
    .selectFrom('pagos')
    .select(['bookingCode', 'rfc', 'numeroTransaccion', 'montoPago'])
    .orderBy('pagoId', 'desc')
    .offset(5000)
    .limit(1)
    .executeTakeFirstOrThrow()
  const texts: Record<string, string> = {
    folio: `A${folio}`,
    uuid: factura.uuid,
    uuidCorto: factura.uuid.slice(0, 8),
    localizador: `AT${folio}`,
    localizadorDePago: pago.bookingCode,
    empieza: 'AT1',
    rfc: pago.rfc,
    emisor: 'OHO000001AB1',
    clave: pago.numeroTransaccion,
    importe: (factura.total / 100).toFixed(2),
    importeComun: '4,999.00',
    dia: '15/03/2025',
    nombre: 'hotelera coral 117',
    numero: '77003',
    poliza: `PZ${folio}`,
    nada: 'NOEXISTE',
  }
  const people = { admin: token, hotel: await signInHotel(valija) }
  const ask = async (who: string, q: string) => {
    const answer = await fetch(`${url}/api/buscar?q=${encodeURIComponent(q)}`, {
      headers: { authorization: `Bearer ${who}` },
    })
    if (!answer.ok) throw new Error(`${q}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as BuscarRespuesta
  }
  const works: Record<string, () => Promise<unknown>> = {}
  const found: Record<string, string> = {}
  for (const [name, who] of Object.entries(people))
    for (const [text, q] of Object.entries(texts)) {
      works[`${name}.${text}`] = () => ask(who, q)
      const { grupos } = await ask(who, q)
      found[`${name}.${text}`] = grupos.map(({ clase, filas }) => `${clase} ${filas.length}`).join(', ')
    }
  let slowest = 0
  for (const [name, ms] of Object.entries(await bloquesYTiempos(banco, 'buscar', works))) {
    say({ medida: `buscar.${name}`, ms, hallado: found[name] })
    slowest = Math.max(slowest, ms.p99)
  }
  say({ medida: 'buscar.p99', ms: slowest, limite })
  await pages(banco, { url, people })
  if (slowest > limite) process.exitCode = 1
}

/** The booking's page over half a million bookings of the same register. */
async function pages(
  banco: Banco,
  { url, people }: { url: string; people: Record<string, string> },
): Promise<void> {
  const { valija } = banco
  let slowest = 0
  const paginas = await pageWorks(valija, url, people)
  for (const [name, ms] of Object.entries(await bloquesYTiempos(banco, 'reserva', paginas))) {
    say({ medida: `reserva.${name}`, ms })
    slowest = Math.max(slowest, ms.p99)
  }
  const listas = await listaWorks(valija, url, people.admin ?? '')
  for (const [name, ms] of Object.entries(await bloquesYTiempos(banco, 'porFacturar', listas)))
    say({ medida: `porFacturar.${name}`, ms })
  say({ medida: 'reserva.p99', ms: slowest, limite: limiteDeReserva })
  if (slowest > limiteDeReserva) process.exitCode = 1
}

/** Whoever made the lotes of the register, let at one of its hotels. */
async function signInHotel({ deps }: Valija): Promise<string> {
  const email = 'hotel@banco.mx'
  const { id } = await deps.db
    .selectFrom('usuarios')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await deps.db
    .insertInto('usuarioClaims')
    .values([
      { usuarioId: id, tipo: 'role', valor: 'proveedor' },
      { usuarioId: id, tipo: 'idProveedor', valor: '117' },
    ])
    .execute()
  return (await openSession(deps, { id, email })).token
}
