import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/**
 * A network between a process and its database that can freeze: connections stay open, nothing passes, and nobody is told.
 * `url` reaches the database through it. `onAnswer` may change what comes from the database.
 */
export async function frozenNetwork(databaseUrl: string, onAnswer: (bytes: Buffer) => void = () => {}) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl })
  const sockets = new Set<Socket>()
  let frozen = false
  let lost = 0
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (from === far) onAnswer(bytes)
        if (frozen) lost++
        else to.write(bytes)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: near } = server.address() as AddressInfo
  return {
    url: `postgres://${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password ?? ''))}@127.0.0.1:${near}/${database ?? ''}`,
    freeze: () => (frozen = true),
    /** How often something was sent that never arrived. */
    lost: () => lost,
    /** What is frozen stays so; new connections pass. */
    thaw: () => (frozen = false),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
