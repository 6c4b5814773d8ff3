import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuscarRespuesta } from '@valija/contract/buscar.ts'
import { createValija, type Valija } from '../apps/server/src/app.ts'
import { openSession } from '../apps/server/src/areas/acceso/open-session.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { fill } from './lista/fill.ts'
import { measure, round } from './measure.ts'
import { fillPagos } from './pagos/fill.ts'
import { fillEstancias, limiteDeReserva, measureListas, measurePage } from './reservas/page.ts'
import { signInAdmin } from './sign-in.ts'

const limite = 150

/**
 * `npm run bench -- buscar [facturas] [pagos]`: the search box through HTTP over a register of a million of each, as the
 * administrator and as a hotel of one in forty of the lotes; then the page of a booking among half a million. Fails when
 * the slowest in a hundred takes more than 150 ms, or 200 ms for the page.
 */
export async function run(args: string[]): Promise<void> {
  const facturas = Number(args[0] ?? 1_000_000)
  const pagos = Number(args[1] ?? 1_000_000)
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-banco-'))
  const database = await startEmbedded({ dir, database: 'banco', durable: false })
  try {
    await migrate(database.url)
    const start = performance.now()
    await fill(database.url, { lotes: 60_000, facturas, hoteles: 40 })
    await fillPagos(database.url, pagos)
    say({ medida: 'buscar.llenado', facturas, pagos, segundos: round((performance.now() - start) / 1000) })
    const config = readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' })
    const valija = await createValija({
      config: { ...config, receptorRfc: 'GVV090317K52' },
      databaseUrl: database.url,
      reloj: relojReal,
      only: 'api',
    })
    await questions(valija, database.url, Math.floor(facturas / 2))
    await valija.stop()
  } finally {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

const say = (line: object) => console.log(JSON.stringify(line))

async function questions(valija: Valija, databaseUrl: string, folio: number): Promise<void> {
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
  for (const [name, ms] of Object.entries(await measure(works))) {
    say({ medida: `buscar.${name}`, ms, hallado: found[name] })
    slowest = Math.max(slowest, ms.p99)
  }
  say({ medida: 'buscar.p99', ms: slowest, limite })
  await pages(valija, { url, databaseUrl, people })
  if (slowest > limite) process.exitCode = 1
}

/** The booking's page over half a million bookings of the same register. */
async function pages(
  valija: Valija,
  { url, databaseUrl, people }: { url: string; databaseUrl: string; people: Record<string, string> },
): Promise<void> {
  await fillEstancias(databaseUrl, 500_000)
  let slowest = 0
  for (const [name, ms] of Object.entries(await measurePage(valija, url, people))) {
    say({ medida: `reserva.${name}`, ms })
    slowest = Math.max(slowest, ms.p99)
  }
  for (const [name, ms] of Object.entries(await measureListas(valija, url, people.admin ?? '')))
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
