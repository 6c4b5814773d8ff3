import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import fastify from 'fastify'
import pg from 'pg'
import { createValija } from '../apps/server/src/app.ts'
import { openSession } from '../apps/server/src/areas/acceso/open-session.ts'
import { seedDemoUsers } from '../apps/server/src/areas/acceso/seed-demo.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { round, say } from './measure.ts'

const run$ = promisify(execFile)
const load = async (port: number, ruta: string, token: string, seconds: number): Promise<number> => {
  const script = path.join(import.meta.dirname, 'sesion/load.ts')
  const { stdout } = await run$(process.execPath, [script, String(port), ruta, token, String(seconds)])
  return Number(stdout.trim())
}
const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** The query of GET /api/usuarios/proveedor/{usuarioId}, as a bare server would send it. */
const query = `select u.numero as id, u.email, u.tipo, u.rfc, u.nombre_agencia, u.bloqueado_en is not null as bloqueado,
  coalesce((select json_agg(json_build_object('tipo', c.tipo, 'valor', c.valor) order by c.id)
    from usuario_claims c where c.usuario_id = u.id), '[]') as claims
  from usuarios u where u.numero = $1 and u.tipo = 'Proveedor'`

/**
 * What signing in, permissions, validation and logging cost: one authenticated single-row call through the real app
 * against a bare Fastify and pg doing the same query, prepared too. Rounds alternate and the medians are compared.
 */
export async function run(args: string[]): Promise<void> {
  const seconds = Number(args[0] ?? 3)
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-bench-'))
  const database = await startEmbedded({ dir, durable: false })
  const url = 'http://127.0.0.1:9'
  const config = {
    ...readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'error', PORT: '0' }),
    satUrl: url,
    antUrl: url,
    smtpUrl: 'smtp://127.0.0.1:9',
    receptorRfc: 'GVV090317K52',
  }
  const valija = await createValija({ config, databaseUrl: database.url, reloj: relojReal })
  const pool = new pg.Pool({ connectionString: database.url, max: 20 })
  pool.on('error', () => undefined)
  const bare = fastify()
  try {
    await seedDemoUsers(valija.deps.db, [
      { email: 'admin@bench.mx', tipo: 'Administrador', rfc: null, claims: [['role', 'admin']] },
      {
        email: 'hotel@bench.mx',
        tipo: 'Proveedor',
        rfc: 'HAZ950101AB1',
        claims: [
          ['RFCAgencia', 'HAZ950101AB1'],
          ['role', 'proveedor'],
          ['NombreAgencia', 'Hotel Azul'],
          ['idProveedor', '101'],
        ],
      },
    ])
    const rows = await valija.deps.db.selectFrom('usuarios').select(['id', 'numero', 'email']).execute()
    const admin = rows.find(({ email }) => email === 'admin@bench.mx')
    const numero = rows.find(({ email }) => email === 'hotel@bench.mx')?.numero ?? 0
    const { token } = await openSession(valija.deps, { id: admin?.id ?? '', email: 'admin@bench.mx' })
    type Pide = { Params: { id: string } }
    bare.get<Pide>('/proveedor/:id', async ({ params }) => {
      const { rows: found } = await pool.query(query, [Number(params.id)])
      return found[0] as unknown
    })
    bare.get<Pide>('/preparada/:id', async ({ params }) => {
      const { rows: found } = await pool.query({
        name: 'proveedor',
        text: query,
        values: [Number(params.id)],
      })
      return found[0] as unknown
    })
    const barePort = Number(new URL(await bare.listen({ port: 0, host: '127.0.0.1' })).port)
    const appPort = Number(new URL(await valija.listen()).port)
    const calls = {
      valija: () => load(appPort, `/api/usuarios/proveedor/${numero}`, token, seconds),
      desnudo: () => load(barePort, `/proveedor/${numero}`, '', seconds),
      preparada: () => load(barePort, `/preparada/${numero}`, '', seconds),
    }
    const names = ['valija', 'desnudo', 'preparada'] as const
    for (const name of names) await calls[name]()
    const rondas = names.map(() => [] as { porSegundo: number; porSegundoDeCpu: number }[])
    for (let round = 0; round < 5; round++)
      for (const [i, name] of names.entries()) {
        const before = process.cpuUsage()
        const porSegundo = await calls[name]()
        const { user, system } = process.cpuUsage(before)
        rondas[i]?.push({ porSegundo, porSegundoDeCpu: (porSegundo * seconds * 1e6) / (user + system) })
      }
    const of = (key: 'porSegundo' | 'porSegundoDeCpu') =>
      rondas.map((ronda) => Math.round(median(ronda.map((una) => una[key]))))
    const [nuestras = 0, desnudo = 1] = of('porSegundo')
    say({ medida: 'sesion', valija: nuestras, desnudo, razon: round(nuestras / desnudo), minimo: 0.8 })
    const [nuestra = 0, , preparada = 1] = of('porSegundoDeCpu')
    say({
      medida: 'sesion, por segundo de procesador',
      valija: nuestra,
      preparada,
      razon: round(nuestra / preparada),
      minimo: 0.6,
    })
  } finally {
    await bare.close()
    await pool.end()
    await valija.stop()
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
