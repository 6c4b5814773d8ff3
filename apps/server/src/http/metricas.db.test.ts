import { readFileSync } from 'node:fs'
import path from 'node:path'
import { avisosDeSalud } from '@valija/contract/sistemas.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startJobs } from '../jobs/jobs.ts'

const despliegue = path.resolve(import.meta.dirname, '../../../../despliegue')
const token = 'una-clave-larga-de-metricas'
const open = await createTestApp()
const guarded = await createTestApp({ env: { VALIJA_METRICAS_TOKEN: token } })
afterAll(async () => {
  await open.stop()
  await guarded.stop()
})
const read = (app: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.app.inject({ url: '/api/metricas', headers, remoteAddress })

describe('metrics', () => {
  test('calls by route, jobs, lotes and the process, in the text format of Prometheus', async () => {
    await open.call('GET', '/api/sesion?boleto=SECRETO')
    const { body, headers, statusCode } = await read(open)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('valija_http_segundos_count{metodo="GET",ruta="/api/sesion",estado="401"} 1')
    for (const name of [
      'valija_trabajo_mas_antiguo_segundos',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag',
    ])
      expect(body).toContain(name)
    expect(body).not.toContain('SECRETO')
  })

  test('without a token only this machine reads them, and never through a proxy', async () => {
    expect((await read(open, {}, '10.0.0.7')).statusCode).toBe(404)
    for (const cabeza of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])
      expect([cabeza, (await read(open, { [cabeza]: '127.0.0.1' })).statusCode]).toEqual([cabeza, 404])
  })

  test('with a token who shows it reads them from anywhere, and nobody else', async () => {
    expect((await read(guarded, { authorization: `Bearer ${token}` }, '10.0.0.7')).statusCode).toBe(200)
    expect((await read(guarded)).statusCode).toBe(404)
    expect((await read(guarded, { authorization: 'Bearer otra' })).statusCode).toBe(404)
  })

  test('[XI-B5] the alerts and the board name only metrics that there are, and every warning of health has its alert', async () => {
    await open.call('GET', '/api/sesion')
    const { body } = await read(open)
    const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const rules = readFileSync(`${despliegue}/prometheus/valija.rules.yml`, 'utf8')
    const board = readFileSync(`${despliegue}/grafana/valija.json`, 'utf8')
    for (const text of [rules, board]) {
      const named = [...text.matchAll(/\b(?:valija|process|nodejs)_[a-z_0-9]+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count|sum)$/, ''),
      )
      expect(named.length).toBeGreaterThan(8)
      expect(named.filter((name) => !known.has(name))).toEqual([])
    }
    for (const aviso of avisosDeSalud) expect(rules).toContain(`aviso="${aviso}"`)
    const { panels } = tablero.parse(JSON.parse(board))
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })

  test('[XI-C2] jobs that wait are counted by their queue, and done ones neither told nor read', async () => {
    // Who works on the queues counts them.
    const worker = await startJobs(open.databaseUrl, open.deps.log, { miradaMs: 50 })
    onTestFinished(() => worker.stop())
    await worker.work([])
    const told = async () => (await read(open)).body.match(/^valija_trabajos\{.*$/gm)
    await sql`insert into pgboss.job (name, state, start_after) select 'directorio.refrescar', state::pgboss.job_state, now() + interval '1 day'
      from unnest(array['completed', 'completed', 'failed', 'created', 'created', 'retry']) state`.execute(
      open.deps.db,
    )
    await expect
      .poll(told, { timeout: 60_000 })
      .toEqual([
        'valija_trabajos{cola="directorio.refrescar",estado="created"} 3',
        'valija_trabajos{cola="directorio.refrescar",estado="failed"} 1',
      ])
    const { body } = await read(open)
    // None of them is due.
    expect(body).toContain('valija_trabajo_mas_antiguo_segundos 0')
  })

  test('[XI-B5] without its database the process still tells of itself, and of what it misses', async () => {
    const sick = await createTestApp()
    await sick.deps.db.destroy()
    await sick.deps.sonda.comprobar()
    const { body, statusCode } = await read(sick)
    expect(statusCode).toBe(200)
    expect(body).toContain('valija_parte{parte="base de datos"} 0')
    expect(body).toContain('process_resident_memory_bytes')
    expect(body).not.toMatch(/^valija_lotes\{/m)
    expect(body).toContain('valija_trabajo_mas_antiguo_segundos Nan')
    await sick.stop().catch(() => undefined)
  })
})

/** What Grafana needs of a board to show it: panels inside its 24 columns, each with its questions. */
const tablero = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.number().int(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.literal('datasource') })) }),
  panels: z.array(
    z.object({
      id: z.number().int(),
      title: z.string().min(1),
      type: z.enum(['timeseries', 'stat']),
      gridPos: z
        .object({ x: z.number(), y: z.number(), w: z.number().positive(), h: z.number().positive() })
        .refine(({ x, w }) => x + w <= 24),
      targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).min(1),
    }),
  ),
})
