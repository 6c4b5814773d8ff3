import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { createTestCa, pemOf } from '@valija/cfdi/testing/ca.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ExternalSystemError } from './external-system-error.ts'
import { callHttp } from './http-transport.ts'

async function served(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { server, call: { system: 'sat', url: `http://127.0.0.1:${port}/`, timeoutMs: 30_000 } as const }
}

test('[VIII-E] one question after another goes by the same connection', async () => {
  let abiertas = 0
  const { server, call } = await served((_request, response) => response.end('sí'))
  server.on('connection', () => abiertas++)
  for (const body of ['a', 'b', 'c'])
    expect(await callHttp({ ...call, method: 'POST', body })).toEqual({ status: 200, text: 'sí' })
  expect(abiertas).toBe(1)
})

test('[VIII-E] what was cut off once there was a connection is doubtful, before its answer or within it', async () => {
  const { call } = await served((request, response) => {
    if (request.method === 'PUT') response.write('a medias')
    setImmediate(() => request.socket.destroy())
  })
  for (const method of ['POST', 'PUT'] as const)
    await expect(callHttp({ ...call, method, body: 'x' })).rejects.toMatchObject({
      kind: 'unreachable',
      isDoubtful: true,
    })
})

test('[XI-A5] what failed while the connection was still being secured never left, and is no doubt; after that it is', async () => {
  const llave = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = llave.privateKey.export({ type: 'pkcs8', format: 'pem' })
  const cert = pemOf(createTestCa({ nombre: 'Servicio de prueba', llave }).certificateDer)
  const drops: RequestListener = (request) => void request.socket.destroy()
  const doubt = async (server: Server) => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const call = { system: 'ant', url, method: 'POST', body: 'x', timeoutMs: 30_000 } as const
    return callHttp(call).catch(({ kind, isDoubtful }: ExternalSystemError) => [kind, isDoubtful])
  }
  expect([
    // A proxy that answers in the clear, and a certificate that has expired or that nobody answers for.
    await doubt(createServer(drops)),
    await doubt(createSecureServer({ key, cert }, drops)),
  ]).toEqual([
    ['unreachable', false],
    ['unreachable', false],
  ])
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await doubt(createSecureServer({ key, cert }, drops))).toEqual(['unreachable', true])
})
