import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A line to a server that can be cut and laid again under the same address: while it is cut, what was open is gone (a live
 * stream too) and every connection is refused, as when the server is not there.
 */
export async function layLine(to: string) {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let server: Server
  const open = (at: number) =>
    new Promise<number>((resolve, reject) => {
      server = createServer((near) => {
        const far = connect(Number(port), hostname)
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(one)
          one.on('error', () => other.destroy())
          one.on('close', () => sockets.delete(one) && other.destroy())
        }
        near.pipe(far).pipe(near)
      })
      server.once('error', reject)
      server.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
    })
  const own = await open(0)
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { url: `http://127.0.0.1:${own}`, cut, mend: () => open(own), stop: cut }
}
