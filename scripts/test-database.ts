import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startJobs } from '../apps/server/src/jobs/jobs.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import pino from 'pino'

/** One throw-away PostgreSQL per run; a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-pg-'))
  const database = await startEmbedded({ dir, database: 'plantilla', durable: false })
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
