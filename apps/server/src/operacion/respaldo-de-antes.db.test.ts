import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { dropDatabase, relojMovible } from '../../testing/test-app.ts'
import { createArchivos } from '../adapters/archivos/archivos-flydrive.ts'
import { createValija } from '../app.ts'
import { readConfig } from '../config.ts'
import { knownMigrations, migrate } from '../db/migrate.ts'
import { startJobs } from '../jobs/jobs.ts'
import { respaldar } from './respaldo.ts'
import { restaurar } from './restaurar.ts'

const temporal = mkdtempSync(path.join(tmpdir(), 'valija-antes-'))
const made: string[] = []
afterAll(async () => {
  for (const url of made) await dropDatabase(url)
  rmSync(temporal, { recursive: true, force: true })
})
const place = async (name: string) => {
  const base = `a_${randomBytes(6).toString('hex')}`
  await query(`${inject('postgres')}/postgres`, `create database ${base}`)
  const databaseUrl = `${inject('postgres')}/${base}`
  made.push(databaseUrl)
  const dataDir = path.join(temporal, name)
  return { databaseUrl, dataDir, env: {}, archivos: createArchivos({ dataDir }), version: '0.1.0' }
}

test.each(['0290_identidad.sql', '0431_estancia_facturada.sql', '0551_complementos_que_sustituyen.sql'])(
  '[XI-A4, XI-B6] a copy of a version that did not have %s yet is restored into this one: its rows and files are there, what is newer is filled from them, and it starts paused',
  async (primera) => {
    const antes = await place(`antes-${primera}`)
    const suyas = knownMigrations().filter((name) => name < primera)
    await migrate(antes.databaseUrl, { only: suyas })
    const jobs = await startJobs(antes.databaseUrl, pino({ level: 'silent' }))
    await jobs.stop()
    const { hash, tamano } = await antes.archivos.guardar(Buffer.from('factura'))
    await query(
      antes.databaseUrl,
      `with u as (insert into usuarios (email, tipo) values ('ana@empresa.mx', 'Administrador') returning id)
      insert into archivos (hash, tamano, tipo, nombre, proposito, creado_por)
      select '${hash}', ${tamano}, 'text/plain', 'a.txt', 'prueba', id from u`,
    )
    if (primera > '0430')
      await query(
        antes.databaseUrl,
        `insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda, visto_en, cambio_en)
        select 'L' || n, 1, n % 10 = 0, '2026-01-01', '2026-01-05', 'C', 'X', 'P', 'MXN', now(), now() from generate_series(1, 50) n`,
      )
    const copia = path.join(temporal, `copia-${primera}`)
    await respaldar(antes, copia)
    const ahora = await place(`ahora-${primera}`)
    const { manifiesto } = await restaurar(ahora, copia)
    expect(manifiesto.migraciones).toEqual(suyas)
    const of = (statement: string) => query(ahora.databaseUrl, statement)
    expect(await of('select nombre from migraciones order by nombre')).toHaveLength(knownMigrations().length)
    expect(await of('select email from usuarios')).toEqual([{ email: 'ana@empresa.mx' }])
    expect(await of('select from por_facturar')).toHaveLength(primera > '0430' ? 45 : 0)
    expect(await of('select from por_facturar_juzgado except select from por_facturar')).toEqual([])
    const valija = await createValija({
      config: readConfig('demo', { VALIJA_DATA: ahora.dataDir, VALIJA_LOG: 'silent', PORT: '0' }),
      databaseUrl: ahora.databaseUrl,
      reloj: relojMovible(),
    })
    const salud = await valija.app.inject({ url: '/api/salud' })
    expect(salud.json<{ avisos: string[] }>().avisos).toContain('enPausa')
    expect(await valija.deps.archivos.existe(hash)).toBe(true)
    await valija.stop()
  },
)
