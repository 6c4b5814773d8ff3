import { Socket } from 'node:net'
import pg from 'pg'

type Servidor = { host: string; port: number }

const varios = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([\w.:[\]-]+(?:,[\w.:[\]-]+)+)([/?].*)?$/
/** How long one server is given to say whether it takes writes, in milliseconds. */
const esperaMs = 3000

/**
 * What pg is given for an address. An address may name several servers, as libpq writes it:
 * `postgres://u:p@uno:5432,dos:5432/base?target_session_attrs=read-write`. Each connection then goes to the server that
 * takes writes at that moment, so after a fail-over the next one finds the new primary.
 */
export function servidorDe(url: string): { connectionString: string; stream?: () => Socket } {
  const [, start = '', hosts = '', end = ''] = varios.exec(url) ?? []
  if (hosts === '') return { connectionString: url }
  const rest = end.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  const servidores = hosts.split(',').map((one): Servidor => {
    const { hostname, port } = new URL(`http://${one}`)
    return { host: hostname, port: Number(port || 5432) }
  })
  const addressOf = ({ host, port }: Servidor) => `${start}${host}:${port}${rest}`
  const [first] = servidores
  if (!first) return { connectionString: url }
  return {
    connectionString: addressOf(first),
    stream: () => new SocketDelPrimario(servidores, addressOf),
  }
}

/** Can a connection be made of it? A password's own marks, written as they are, end the address before its server. */
export function isDireccionDeBase(url: string): boolean {
  try {
    return /^postgres(?:ql)?:/.test(url) && new pg.Client(servidorDe(url)).host !== ''
  } catch {
    return false
  }
}

/** Opens to the first server that takes writes; an error of the connection when none does. */
class SocketDelPrimario extends Socket {
  readonly #servidores: readonly Servidor[]
  readonly #addressOf: (servidor: Servidor) => string

  constructor(servidores: readonly Servidor[], addressOf: (servidor: Servidor) => string) {
    super()
    this.#servidores = servidores
    this.#addressOf = addressOf
  }

  override connect(): this {
    findPrimario(this.#servidores, this.#addressOf).then(
      ({ host, port }) => {
        if (!this.destroyed) super.connect(port, host.replace(/^\[|\]$/g, ''))
      },
      (error: unknown) => this.destroy(error as Error),
    )
    return this
  }
}

/** Asked at once, so that a dead server holds nobody up. */
async function findPrimario(
  servidores: readonly Servidor[],
  addressOf: (servidor: Servidor) => string,
): Promise<Servidor> {
  const ask = async (servidor: Servidor): Promise<Servidor> => {
    const client = new pg.Client({
      connectionString: addressOf(servidor),
      connectionTimeoutMillis: esperaMs,
      query_timeout: esperaMs,
      application_name: 'valija-servidores',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ lee: string }>(
        "select current_setting('transaction_read_only') as lee",
      )
      if (rows[0]?.lee !== 'off') throw new Error(`${servidor.host}:${servidor.port} takes no writes`)
      return servidor
    } finally {
      void client.end().catch(() => undefined)
    }
  }
  try {
    return await Promise.any(servidores.map(ask))
  } catch (error) {
    throw Object.assign(new Error('no database server takes writes', { cause: error }), {
      code: 'ECONNREFUSED',
    })
  }
}
