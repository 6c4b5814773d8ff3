import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createValija, type Valija } from '../apps/server/src/app.ts'
import { corridaJob } from '../apps/server/src/areas/conciliacion/corrida/corrida.ts'
import { startCorrida } from '../apps/server/src/areas/conciliacion/corrida/start-corrida.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { inTransaction } from '../apps/server/src/db/connection.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { seedMovimientos } from '../apps/server/testing/conciliacion.ts'
import { measure, measureLista, round } from './measure.ts'
import { fillPagos, makeFilas } from './pagos/fill.ts'
import { type Get, signInAdmin } from './sign-in.ts'

/** `npm run bench -- pagos [pagos] [filas]`: the list of payments through HTTP, and matching a statement, over a million of them. */
export async function run(args: string[]): Promise<void> {
  const pagos = Number(args[0] ?? 1_000_000)
  const filas = Number(args[1] ?? 1_000)
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-banco-'))
  const database = await startEmbedded({ dir, database: 'banco', durable: false })
  try {
    await migrate(database.url)
    const start = performance.now()
    await fillPagos(database.url, pagos)
    say({ medida: 'pagos.llenado', pagos, segundos: round((performance.now() - start) / 1000) })
    const config = readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' })
    const valija = await createValija({
      config: { ...config, receptorRfc: 'GVV090317K52' },
      databaseUrl: database.url,
      reloj: relojReal,
      only: 'api',
    })
    const { get } = await signInAdmin(valija)
    await pages(get, database.url)
    await matching(valija, get, { url: database.url, filas })
    await valija.stop()
  } finally {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

const say = (line: object) => console.log(JSON.stringify(line))
async function pages(get: Get, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ code: string; rfc: string; clave: string }>(
    'select booking_code as code, rfc, numero_transaccion as clave from pagos where estado_id = 3 order by pago_id desc limit 1 offset 5000',
  )
  const [one] = rows
  const list = '/api/pagos?estadoID=3&porPagina=10&orden=-fechaCreacion'
  const asked: Record<string, string> = {
    primera: list,
    ultima: `${list}&fin=true`,
    filtrada: `${list}&metodoPagoID=2&fechaPagoInicio=2025-03-01&fechaPagoFin=2025-03-31`,
    localizador: `${list}&q=${one?.code}`,
    rfc: `${list}&q=${one?.rfc}`,
    transaccion: `${list}&q=${one?.clave}`,
    nada: `${list}&q=NOEXISTE`,
  }
  const columns = `p.*, e.nombre_estado from pagos p join estados_pago e on e.estado_id = p.estado_id`
  const bare = async (filter: string, way: 'desc' | 'asc') => {
    await client.query(`select count(*) from (select 1 from pagos p where ${filter} limit 10001) t`)
    await client.query(
      `select ${columns} where ${filter} order by p.fecha_creacion ${way}, p.pago_id ${way} limit 11`,
    )
  }
  const works: Record<string, () => Promise<unknown>> = {
    'sql.primera': () => bare('p.estado_id = 3', 'desc'),
    'sql.ultima': () => bare('p.estado_id = 3', 'asc'),
    'sql.filtrada': () =>
      bare(
        "p.estado_id = 3 and p.metodo_pago_id = 2 and p.fecha_pago between '2025-03-01' and '2025-03-31'",
        'desc',
      ),
    'sql.localizador': () => bare(`p.estado_id = 3 and p.booking_code = '${one?.code}'`, 'desc'),
  }
  await measureLista('pagos', asked, { get, sql: works })
  await client.end()
}

async function matching(
  valija: Valija,
  get: Get,
  { url, filas }: { url: string; filas: number },
): Promise<void> {
  const { importacionID, movimientos } = await seedMovimientos(valija, await makeFilas(url, filas))
  await get(`/api/conciliacion/movimientos?porPagina=10`)
  const some = movimientos.slice(0, 40)
  let at = 0
  const ms = await measure({
    sugerencias: () => get(`/api/conciliacion/movimientos/${some[at++ % some.length]}`),
    porConciliar: () => get('/api/conciliacion/movimientos?porPagina=15'),
  })
  say({ medida: 'pagos.sugerencias', ms: ms.sugerencias })
  say({ medida: 'pagos.porConciliar', ms: ms.porConciliar })
  const job = corridaJob(valija.deps)
  for (const vez of ['primera', 'otraVez']) {
    const corridaId = await inTransaction(valija.deps.db, (tx) =>
      startCorrida(valija.deps, tx, { importacionId: importacionID, quien: 'banco' }),
    )
    const start = performance.now()
    await job.work({ corridaId }, new AbortController().signal)
    const done = await valija.deps.db
      .selectFrom('corridasConciliacion')
      .select(['total', 'aplicados', 'conSugerencia'])
      .where('corridaId', '=', corridaId)
      .executeTakeFirstOrThrow()
    say({ medida: `pagos.corrida.${vez}`, ...done, segundos: round((performance.now() - start) / 1000) })
  }
}
