import { errorCode } from '@valija/palabras/error-code.ts'
import type { Logger } from 'pino'

/**
 * Codes of a peer that went away: PostgreSQL's shutdown and crash classes, its own ends of a connection, no connection or
 * memory left for one, a primary that became a replica; and the system's own.
 */
const ausencias = new Set(
  [
    '57P01 57P02 57P03 57P05 25P03 25P04 08000 08001 08003 08004 08006 08P01 53200 53300 25006',
    'ECONNRESET ECONNREFUSED ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN ENOTFOUND EAI_AGAIN EAI_FAIL',
    'UND_ERR_SOCKET UND_ERR_CONNECT_TIMEOUT ERR_STREAM_PREMATURE_CLOSE',
  ].flatMap((codes) => codes.split(' ')),
)

/** The queue's own schema, until a start makes it anew: its tables, its functions, the whole of it. */
const isColaPerdida = ({ message }: Error, code: string): boolean =>
  (code === '42P01' || code === '42883' || code === '3F000') && /\bpgboss\b/.test(message)

/** Is this a database, a store or a network that went away, or an outside system that did not answer? */
export function isAusencia(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = errorCode(e)
    if (ausencias.has(code)) return true
    if (isColaPerdida(e, code)) return true
    if (e.name === 'ExternalSystemError' || e.name === 'TimeoutError' || e.name === 'AbortError') return true
    // The drivers' own words for a connection that ended, or that we let go as we stop; they give them no code.
    if (
      /^Connection terminated|^timeout expired|^timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error|^Client was closed|^Cannot use a pool after|^driver has already been destroyed/.test(
        e.message,
      )
    )
      return true
    if (e instanceof AggregateError && e.errors.length > 0 && e.errors.every(isAusencia)) return true
  }
  return false
}

/**
 * What nobody caught. Something that went away is logged and the process goes on: it comes back unnoticed. Anything else
 * leaves the process in a state nobody knows: it is logged and `stop` ends it in order, for its keeper to start another.
 */
export function guardProcess(log: Pick<Logger, 'error' | 'fatal'>, stop: () => void): void {
  const judge = (origen: string) => (error: unknown) => {
    if (isAusencia(error)) return log.error({ err: error, origen }, 'uncaught, and survived')
    log.fatal({ err: error, origen }, 'uncaught: the process ends')
    stop()
  }
  process.on('uncaughtException', judge('uncaughtException'))
  process.on('unhandledRejection', judge('unhandledRejection'))
}
