import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = await useTestApp()
const port = Number(new URL(await app.listen()).port)

/** What the server writes to whoever sends just this, until it closes. */
const send = (bytes: string) =>
  new Promise<{ status: number; headers: Map<string, string>; body: string }>((resolve, reject) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = said.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const
      })
      resolve({ status: Number(first.split(' ')[1]), headers: new Map(headers), body })
    })
  })

describe('[VII-D2] what cannot be read is answered like anything else: in Spanish, framed by nobody, kept by nobody', () => {
  const host = 'Host: x\r\nConnection: close\r\n'
  const json = `${host}Content-Type: application/json\r\n`
  test.each([
    ['an address that cannot be decoded', `GET /%ff<b> HTTP/1.1\r\n${host}\r\n`, 404],
    ['no HTTP', `GET / HTTP/1.1\r\nHost x\r\n\r\n`, 400],
    ['headers over the limit', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      `POST /api/usuarios/login HTTP/1.1\r\n${json}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}`,
      400,
    ],
    [
      'a length and chunks',
      `POST /api/usuarios/login HTTP/1.1\r\n${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a chunk without a size',
      `POST /api/usuarios/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
      400,
    ],
  ])('%s', async (_what, bytes, status) => {
    const answer = await send(bytes)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({
      codigo: status === 404 ? 'rutaDesconocida' : 'datosInvalidos',
      mensaje: expect.stringMatching(/[a-z]/) as string,
      referencia: expect.stringMatching(/^[\dA-F]{6}$/) as string,
    })
    expect(answer.body).not.toContain('<b>')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    })
  })
})

test('[VII-B3] the waits for headers and requests are looked at often enough to hold', () => {
  const { headersTimeout } = app.app.server
  const everyMs: unknown = Reflect.get(app.app.server, 'connectionsCheckingInterval')
  expect(headersTimeout).toBe(20_000)
  expect(everyMs).toBeLessThanOrEqual(headersTimeout / 4)
})
