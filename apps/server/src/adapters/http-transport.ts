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

/** Failures that come before the first byte of the request leaves: nothing can have been done. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const codeOf = (error: unknown): string =>
  error instanceof Error ? errorCode(error) || codeOf(error.cause) : ''

const readCapped = async (
  response: Response,
  { system, maxBytes = 32 * 1024 * 1024 }: HttpCall,
): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
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
  const { system, url, method = 'GET', headers, body, timeoutMs, signal } = call
  const limit = AbortSignal.timeout(timeoutMs)
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
    })
    text = await readCapped(response, call)
  } catch (cause) {
    if (cause instanceof ExternalSystemError) throw cause
    const code = codeOf(cause)
    throw new ExternalSystemError(system, 'unreachable', {
      detail: limit.aborted ? 'timeout' : code,
      isDoubtful: !neverSent.has(code),
      cause,
    })
  }
  const { status } = response
  if (status >= 200 && status < 300) return { status, text }
  const detail = text.slice(0, 300)
  if (status >= 400 && status < 500) throw new ExternalSystemError(system, 'rejected', { status, detail })
  const kind = status >= 502 && status <= 504 ? 'unreachable' : status >= 500 ? 'rejected' : 'invalidAnswer'
  throw new ExternalSystemError(system, kind, { status, detail, isDoubtful: true })
}

/** Base address and path, keeping a path the base may have. */
export const joinUrl = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\//, '')}`
