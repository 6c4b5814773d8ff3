import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { startJobs } from '../apps/server/src/jobs/jobs.ts'

/**
 * One throw-away PostgreSQL per run; a migrated template that each test file copies. `POSTGRES_DE_PRUEBAS` gives another
 * server instead, as its superuser, of every version that operators run, of which everything is made anew.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-pg-'))
  const given = process.env.POSTGRES_DE_PRUEBAS
  const database = given
    ? await makeEmpty(given)
    : await startEmbedded({ dir, database: 'plantilla', durable: false })
  await migrate(database.url, { aplicacion: database.urlAplicacion })
  const jobs = await startJobs(database.urlAplicacion, pino({ level: 'silent' }))
  await jobs.stop()
  project.provide('postgres', database.url.slice(0, database.url.lastIndexOf('/')))
  const { username, password } = new URL(database.urlAplicacion)
  project.provide('aplicacion', { username, password })
  project.provide('plantilla', 'plantilla')
  return async () => {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function makeEmpty(superuser: string) {
  const client = new pg.Client({ connectionString: superuser })
  await client.connect()
  const role = async (nombre: string, mas: string): Promise<string> => {
    const clave = randomBytes(12).toString('hex')
    await client.query(`do $$ begin create role ${nombre}; exception when duplicate_object then null; end $$`)
    await client.query(`alter role ${nombre} with login ${mas} password '${clave}'`)
    return Object.assign(new URL(superuser), { username: nombre, password: clave, pathname: '/plantilla' })
      .href
  }
  const url = await role('valija_dueno', 'createdb')
  const urlAplicacion = await role('valija_app', 'nocreatedb')
  await client.query('grant valija_app to valija_dueno')
  await client.query('drop database if exists plantilla with (force)')
  await client.query('create database plantilla owner valija_dueno')
  await client.end()
  return { url, urlAplicacion, stop: async () => {} }
}
