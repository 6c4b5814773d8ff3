import { connect, createServer, type Socket } from 'node:net'

/** Connections in turn to whoever listens: the next one is tried where one is refused. */
export async function openBalancer(
  ports: readonly number[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  let turn = 0
  const open = new Set<Socket>()
  const server = createServer({ pauseOnConnect: true }, (client) => {
    open.add(client)
    client.on('error', () => undefined).on('close', () => open.delete(client))
    const attempt = (left: number): void => {
      const upstream = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1')
      upstream.once('error', () => (left > 1 ? attempt(left - 1) : client.destroy()))
      upstream.once('connect', () => {
        upstream.removeAllListeners('error')
        upstream.on('error', () => client.destroy()).on('close', () => client.destroy())
        client.on('close', () => upstream.destroy())
        client.pipe(upstream).pipe(client)
        client.resume()
      })
    }
    attempt(ports.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
