import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

export type FakeAnswer =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | 'silence'
  | 'hang up'
export type FakeRequest = { method: string; url: string; headers: IncomingMessage['headers'] }

/** An HTTP server that answers as the test says, and tells what it was asked. Closed after each test. */
export function useFakeServer() {
  const open = new Set<Server>()
  afterEach(() => {
    for (const server of open) {
      server.closeAllConnections()
      server.close()
    }
    open.clear()
  })
  return (answer: FakeAnswer): Promise<{ url: string; asked: FakeRequest[] }> =>
    new Promise((resolve) => {
      const asked: FakeRequest[] = []
      const server = createServer((req, res) => {
        asked.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers })
        if (answer === 'silence') return
        if (answer === 'hang up') return req.socket.destroy()
        const { status = 200, body = '', headers = {} } = answer
        res.writeHead(status, { 'content-type': 'application/json', ...headers })
        res.end(typeof body === 'string' ? body : JSON.stringify(body))
      }).listen(0, '127.0.0.1', () =>
        resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }),
      )
      open.add(server)
    })
}
