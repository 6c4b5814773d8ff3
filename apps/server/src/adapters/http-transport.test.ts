import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
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
