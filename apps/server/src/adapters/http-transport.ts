import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { errorCode } from '@valija/palabras/error-code.ts'
import { inTramo, SpanKind } from '../trazas.ts'
import { type ExternalSystem, ExternalSystemError } from './external-system-error.ts'

export type HttpCall = {
  system: ExternalSystem
  url: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
  signal?: AbortSignal | undefined
  maxBytes?: number
}
export type HttpAnswer = { status: number; text: string }

/** A connection at rest is let go before the other side does: most close after five seconds. */
const alResto = { keepAlive: true, timeout: 4_000 }
const [open, secure] = [new http.Agent(alResto), new https.Agent(alResto)]
/** Nobody waits longer for a connection, in milliseconds. */
const conexionMs = 10_000

/**
 * Not the platform's `fetch`, which takes three times the processor for the same question. `onSent`: there was a
 * connection, secured where it is to be, from here on something may have been done.
 */
const send = ({ url, method = 'GET', headers, body }: HttpCall, signal: AbortSignal, onSent: () => void) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const isSecure = url.startsWith('https:')
    const options = { method, agent: isSecure ? secure : open, signal, ...(headers ? { headers } : {}) }
    const request = (isSecure ? https : http).request(url, options, resolve)
    request.on('error', reject).on('socket', (socket) => {
      if (!socket.connecting) return onSent()
      const late = setTimeout(() => request.destroy(new Error('no connection')), conexionMs)
      const ready = isSecure ? 'secureConnect' : 'connect'
      socket.once(ready, onSent).once(ready, () => clearTimeout(late))
      socket.once('close', () => clearTimeout(late))
    })
    request.end(body)
  })

const readCapped = async (
  response: IncomingMessage,
  { system, maxBytes = 32 * 1024 * 1024 }: HttpCall,
): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > maxBytes)
      throw new ExternalSystemError(system, 'invalidAnswer', { detail: 'answer too long', isDoubtful: true })
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** One request with a time limit. Any answer that is not 2xx is an error; who retries decides by `isDoubtful`. */
export const callHttp = (call: HttpCall): Promise<HttpAnswer> => {
  return inTramo(`${call.system} ${call.method ?? 'GET'}`, { kind: SpanKind.CLIENT }, () => ask(call))
}

async function ask(call: HttpCall): Promise<HttpAnswer> {
  const { system, timeoutMs, signal } = call
  const limit = AbortSignal.timeout(timeoutMs)
  let isDoubtful = false
  let status: number
  let text: string
  try {
    const response = await send(call, signal ? AbortSignal.any([signal, limit]) : limit, () => {
      isDoubtful = true
    })
    status = response.statusCode ?? 0
    text = await readCapped(response, call)
  } catch (cause) {
    if (cause instanceof ExternalSystemError) throw cause
    const detail = limit.aborted ? 'timeout' : errorCode(cause)
    throw new ExternalSystemError(system, 'unreachable', { detail, isDoubtful, cause })
  }
  if (status >= 200 && status < 300) return { status, text }
  const detail = text.slice(0, 300)
  if (status >= 400 && status < 500) throw new ExternalSystemError(system, 'rejected', { status, detail })
  const kind = status >= 502 && status <= 504 ? 'unreachable' : status >= 500 ? 'rejected' : 'invalidAnswer'
  throw new ExternalSystemError(system, kind, { status, detail, isDoubtful: true })
}

/** Base address and path, keeping a path the base may have. */
export const joinUrl = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\//, '')}`
