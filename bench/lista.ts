import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createValija } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { fill } from './lista/fill.ts'
import { measureLista, round } from './measure.ts'
import { signInAdmin } from './sign-in.ts'

/** `npm run bench -- lista [facturas] [lotes]`: pages of the list through HTTP over a register of a million facturas. */
export async function run(args: string[]): Promise<void> {
  const facturas = Number(args[0] ?? 1_000_000)
  const lotes = Number(args[1] ?? 60_000)
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-banco-'))
  const database = await startEmbedded({ dir, database: 'banco', durable: false })
  try {
    await migrate(database.url)
    const start = performance.now()
    await fill(database.url, { lotes, facturas, hoteles: 40 })
    console.log(
      JSON.stringify({
        medida: 'lista.llenado',
        lotes,
        facturas,
        segundos: round((performance.now() - start) / 1000),
      }),
    )
    await pages(database.url, dir)
  } finally {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function pages(databaseUrl: string, dir: string): Promise<void> {
  const config = readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' })
  const valija = await createValija({
    config: { ...config, receptorRfc: 'GVV090317K52' },
    databaseUrl,
    reloj: relojReal,
    only: 'api',
  })
  const { get } = await signInAdmin(valija)
  const list = '/api/lotes?etapa=pagado&porPagina=15&orden=-fechaCreacion'
  const asked = {
    primera: list,
    ultima: `${list}&fin=true`,
    // As the grid asks: a hotel chosen in the filter and a text typed.
    filtrada: `${list}&proveedorId=117&q=arrecife`,
    texto: `${list}&q=semana%20431`,
    folio: `${list}&q=A77003`,
    localizador: `${list}&q=AT77003`,
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  const columns = `id, nombre, categoria, proveedor_id, proveedor_nombre, proveedor_rfc, creador, estatus, fecha_creacion, fecha_pago, pagado_en,
    num_facturas, num_reservas, num_sin_verificar, num_bloqueadas, num_excepciones, total, pagado, envio_error`
  const where = "from lotes where eliminado_en is null and categoria = 'Proveedor' and estatus = 'Pagado'"
  const count = (filter: string) => `select count(*) from (select 1 ${where} ${filter} limit 10001) t`
  const bare = async (filter: string, way: 'desc' | 'asc') => {
    await client.query(count(filter))
    await client.query(
      `select ${columns} ${where} ${filter} order by fecha_creacion ${way}, id ${way} limit 16`,
    )
  }
  const works: Record<string, () => Promise<unknown>> = {
    'sql.primera': () => bare('', 'desc'),
    'sql.ultima': () => bare('', 'asc'),
    'sql.filtrada': () => bare("and proveedor_id = 117 and busqueda like '%arrecife%'", 'desc'),
  }
  await measureLista('lista', asked, { get, sql: works })
  await client.end()
  await valija.stop()
}
