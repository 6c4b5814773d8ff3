import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedLote } from '../testing/seed-lote.ts'
import { createTestApp } from '../testing/test-app.ts'

type Tramo = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: object[] }
type Envio = { resourceSpans: { scopeSpans: { spans: Tramo[] }[] }[] }

/** A collector that keeps what it is sent. */
async function startColector() {
  const tramos: Tramo[] = []
  const server = createServer((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString()) as Envio
      tramos.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)))
      res.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1/traces`, tramos, stop: () => server.close() }
}
const fechaPago = '2026-10-16'
const traceId = '0af7651916cd43dd8448eb211c80319c'

test('[XI-B5] one trace goes from the browser’s call to the job it enqueued and to what ANT answered, and names nobody', async () => {
  const colector = await startColector()
  const app = await createTestApp({ dia: '2026-10-10', env: { VALIJA_TRAZAS: colector.url } })
  const admin = await app.persona('admin')
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  const lote = await seedLote(app, { creador: hotel, facturas: 1 })
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/lotes/procesar',
    headers: {
      authorization: `Bearer ${admin.token}`,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    payload: { ids: [lote.id], fechaPago },
  })
  expect(answer.statusCode).toBe(200)
  await app.drainJobs()
  await app.stop()
  colector.stop()
  const suyos = colector.tramos.filter((tramo) => tramo.traceId === traceId)
  const llamada = suyos.find(({ name }) => name === 'POST /api/lotes/procesar')
  const trabajo = suyos.find(({ name }) => name === 'trabajo lotes.enviar')
  expect(llamada?.parentSpanId).toBe('b7ad6b7169203331')
  expect(suyos.some(({ spanId, name }) => spanId === trabajo?.parentSpanId && /POST|lotes/.test(name))).toBe(
    true,
  )
  expect(
    suyos.filter(({ parentSpanId }) => parentSpanId === trabajo?.spanId).map(({ name }) => name),
  ).toContain('contabilidad POST')
  const dicho = JSON.stringify(colector.tramos)
  for (const dato of [admin.correo, admin.token, hotel.correo, lote.facturas[0]?.uuid ?? 'uuid'])
    expect(dicho).not.toContain(dato)
})

test('[XI-B5] a collector that is not there holds up neither a call nor the stop', async () => {
  const app = await createTestApp({ env: { VALIJA_TRAZAS: 'http://127.0.0.1:9/v1/traces' } })
  expect((await app.call('GET', '/api/sesion', await app.persona('admin'))).status).toBe(200)
  await app.stop()
})

test('[XI-B5] untraced, a job carries nothing more than its own data', async () => {
  const app = await createTestApp({ dia: '2026-10-10' })
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  const lote = await seedLote(app, { creador: hotel, facturas: 1 })
  await app.call('POST', '/api/lotes/procesar', await app.persona('admin'), { ids: [lote.id], fechaPago })
  const { rows } = await sql<{ data: object }>`select data from pgboss.job where name like 'lotes.%'`.execute(
    app.deps.db,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { data } of rows) expect(data).not.toHaveProperty('traza')
  await app.stop()
})
