import { createHash, randomFillSync } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createArchivos } from '../apps/server/src/adapters/archivos/archivos-flydrive.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { respaldar } from '../apps/server/src/operacion/respaldo.ts'
import { fill } from './lista/fill.ts'
import { round, say } from './measure.ts'

/** Bytes of what a factura brings: its XML, its PDF, and every other one a sheet or a proof. */
const tamanos = { xml: 5_122, pdf: 20_000, otro: 10_000 }
/** What is new when the next copy is made: one factura of a hundred. */
const nuevas = 0.01
/** A full copy ends within this, and the next, made from it, takes no longer. */
const maximoMinutos = 60

/** Files as the store keeps them, and their rows. */
async function addArchivos(client: pg.Client, dataDir: string, facturas: number): Promise<void> {
  const made = new Set<string>()
  let rows: [hash: string, tamano: number, tipo: string][] = []
  const flush = async () => {
    await client.query(
      `insert into archivos (hash, tamano, tipo, nombre, proposito)
       select hash, tamano, tipo, 'archivo', 'xml' from unnest($1::text[], $2::bigint[], $3::text[]) a (hash, tamano, tipo)`,
      [rows.map(([hash]) => hash), rows.map(([, tamano]) => tamano), rows.map(([, , tipo]) => tipo)],
    )
    rows = []
  }
  const add = (tamano: number, tipo: string) => {
    const bytes = Buffer.alloc(tamano, 'Valija ')
    randomFillSync(bytes, 0, 64)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const dir = path.join(dataDir, 'archivos', hash.slice(0, 2), hash.slice(2, 4))
    if (!made.has(dir)) mkdirSync(dir, { recursive: true })
    made.add(dir)
    writeFileSync(path.join(dir, hash), bytes)
    rows.push([hash, tamano, tipo])
  }
  for (let i = 0; i < facturas; i++) {
    add(tamanos.xml, 'application/xml')
    add(tamanos.pdf, 'application/pdf')
    if (i % 2 === 0) add(tamanos.otro, 'application/pdf')
    if (rows.length >= 10_000) await flush()
  }
  await flush()
}

const mb = (bytes: number) => Math.round(bytes / 2 ** 20)
const sizeOf = (dir: string): number =>
  readdirSync(dir).reduce((sum, name) => sum + statSync(path.join(dir, name)).size, 0)

/**
 * `npm run bench -- respaldo [FACTURAS]`: a copy of an installation of 100 000 facturas with two and a half files each, in a
 * folder; then the next one made from it (`--desde`), with one factura of a hundred new.
 */
export async function run(args: string[]): Promise<void> {
  const facturas = Number(args[0] ?? 100_000)
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-respaldo-'))
  chmodSync(dir, 0o711)
  const { url, urlAplicacion, stop } = await startEmbedded({ dir: path.join(dir, 'pg'), durable: false })
  const client = new pg.Client({ connectionString: url })
  try {
    await migrate(url, { aplicacion: urlAplicacion })
    await fill(url, { lotes: Math.ceil(facturas / 10), facturas, hoteles: 60 })
    await client.connect()
    const dataDir = path.join(dir, 'datos')
    await addArchivos(client, dataDir, facturas)
    const instalacion = {
      databaseUrl: url,
      archivos: createArchivos({ dataDir }),
      dataDir,
      env: {},
      version: 'bench',
    }
    const copy = async (nombre: string, desde?: string) => {
      const en = path.join(dir, nombre)
      const start = performance.now()
      let base = 0
      const { archivos } = await respaldar(
        instalacion,
        en,
        () => void (base ||= performance.now() - start),
        desde,
      )
      const segundos = (performance.now() - start) / 1000
      const archivosSegundos = segundos - base / 1000
      return {
        en,
        segundos: round(segundos),
        minutos: round(segundos / 60),
        baseSegundos: round(base / 1000),
        baseMb: mb(sizeOf(path.join(en, 'tablas'))),
        archivos: archivos.total,
        archivosMb: mb(archivos.bytes),
        archivosPorSegundo: Math.round(archivos.total / archivosSegundos),
      }
    }
    const { en, minutos, ...entera } = await copy('entera')
    say({
      medida: `respaldo de ${facturas} facturas (min)`,
      valor: minutos,
      maximo: maximoMinutos,
      ...entera,
    })
    await addArchivos(client, dataDir, Math.ceil(facturas * nuevas))
    const siguiente = await copy('siguiente', en)
    const razon = round(siguiente.segundos / entera.segundos)
    const { en: _, ...dicho } = siguiente
    say({ medida: `respaldo --desde ÷ entero`, razon, maximo: 1, ...dicho })
  } finally {
    await client.end()
    await stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
