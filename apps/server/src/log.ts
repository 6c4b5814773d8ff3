import { inspect } from 'node:util'
import { errorCode } from '@valija/palabras/error-code.ts'
import { type DestinationStream, type Logger, pino, symbols } from 'pino'

/**
 * One JSON line per event. Nothing secret reaches it: calls are named by their route's pattern, never by the address
 * that was typed (it may carry a ticket or a code), and every text is cleaned of what looks like a credential.
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { proceso: process.pid },
    redact: { paths: hidden, censor: '[oculto]' },
    serializers: { err: describeError, error: describeError },
    hooks: {
      logMethod(args: unknown[], method: (...rest: unknown[]) => void) {
        method.apply(
          this,
          args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)),
        )
      },
    },
  }
  return to ? pino(options as never, to) : pino(options as never)
}

/** As `child` makes the one of a call, whose number is no secret of anybody's; put together when something is said. */
export function loggersOfCalls(log: Logger): (log: unknown, call: { reqId?: string }) => Logger {
  class OfCall {
    readonly reqId: string | undefined
    constructor(reqId: string | undefined) {
      this.reqId = reqId
    }
    get [symbols.chindingsSym](): string {
      return `${String(Reflect.get(log, symbols.chindingsSym))},"reqId":"${this.reqId}"`
    }
  }
  Object.setPrototypeOf(OfCall.prototype, log)
  return (_log, { reqId }) => new OfCall(reqId) as unknown as Logger
}

const names = [
  'authorization',
  'token',
  'boleto',
  'codigo2fa',
  'password',
  'clave',
  'nuevaContrasena',
  'cookie',
]
const hidden = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** What a credential looks like inside a sentence: a bearer, a parameter of an address, the password of a connection. */
export function scrub(text: string): string {
  return (
    text
      .replace(/(bearer\s+)[\w.~+/=-]+/gi, '$1[oculto]')
      .replace(/([?&](?:boleto|token|codigo|code|clave|invitacion)=)[^&\s"'<>]+/gi, '$1[oculto]')
      // From the start of a word only: a long one would be gone through from each of its letters.
      .replace(/((?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/[^\s:@/]*:)[^\s@/]+(@)/gi, '$1[oculto]$2')
      .replace(/("?(?:password|token|clave|nuevaContrasena)"?\s*[:=]\s*")[^"]*(")/gi, '$1[oculto]$2')
  )
}

type Described = {
  tipo: string
  mensaje: string
  codigo?: string
  pila?: string
  causa?: Described | string
  partes?: (Described | string)[]
}

/** Name, text and place of a failure; not its parameters, which may be a person's data. */
export function describeError(error: unknown): Described | string {
  if (!(error instanceof Error))
    return scrub(typeof error === 'string' ? error : inspect(error, { depth: 3 }))
  const codigo = errorCode(error)
  return {
    tipo: error.name,
    mensaje: scrub(error.message),
    ...(codigo === '' ? {} : { codigo }),
    ...(error.stack ? { pila: scrub(error.stack) } : {}),
    ...(error.cause === undefined ? {} : { causa: describeError(error.cause) }),
    // A connection refused on every address of a host says nothing itself: its parts do.
    ...(error instanceof AggregateError ? { partes: error.errors.slice(0, 5).map(describeError) } : {}),
  }
}
