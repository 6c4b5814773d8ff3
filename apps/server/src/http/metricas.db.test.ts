import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const token = 'una-clave-larga-de-metricas'
let open: TestApp
let guarded: TestApp
beforeAll(async () => {
  open = await createTestApp()
  guarded = await createTestApp({ env: { VALIJA_METRICAS_TOKEN: token } })
})
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
    expect((await read(open, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
  })

  test('with a token who shows it reads them from anywhere, and nobody else', async () => {
    expect((await read(guarded, { authorization: `Bearer ${token}` }, '10.0.0.7')).statusCode).toBe(200)
    expect((await read(guarded)).statusCode).toBe(404)
    expect((await read(guarded, { authorization: 'Bearer otra' })).statusCode).toBe(404)
  })
})
