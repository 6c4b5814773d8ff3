import type { Method } from '@valija/contract/llamada.ts'
import type { z } from 'zod'
import { ApiError, noAnswer, respuestaMs, silencioMs, stalled } from './api-error.ts'
import { takePrimera } from './primeras.ts'
import { askProof } from './proof.ts'
import { nuestra, readAnswer } from './read-answer.ts'
import { session } from './session.ts'

const quietMs = 60_000
let last = Date.now()
for (const kind of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'])
  window.addEventListener(kind, () => (last = Date.now()), { capture: true, passive: true })

/** Sent with what a page asks while nobody touches it: to the server it is no use of the session. */
const unattended = (): Record<string, string> =>
  Date.now() - last > quietMs ? { 'x-valija-de-fondo': '1' } : {}

export type Query = Record<string, string | number | boolean | null | undefined>
export type RequestOptions = {
  body?: unknown
  query?: Query
  /** Reads the answer (and turns pesos into centavos); a call without one answers nothing. */
  schema?: z.ZodType
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Another token than the page's: its refusal ends no session here. */
  token?: string
  /** It changes nothing, as a GET. */
  asks?: boolean
  /** A question that takes the server longer than most. */
  slow?: boolean
  /** Goes on when the page is closed. */
  keepalive?: boolean
  /** Before any screen is open there is no work to keep: an ended session goes straight to the sign-in screen. */
  atStart?: boolean
}

export const withQuery = (path: string, query: Query = {}): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  const text = params.toString()
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`
}

export const authorization = (token: string | null = session.token()): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

/** Only our own 401 ends the session; signing in itself may answer 401 too. */
export const sessionEnded = (error: ApiError): boolean =>
  error.status === 401 && error.codigo === 'sesionExpirada'

/** It ended because its owner was blocked. */
const isBlocked = (error: ApiError): boolean => error.detalles.some(({ campo }) => campo === 'cuenta')

/** What the page asked before this code was here knows no signal: a line that hangs would hold it for ever. */
const until = <T>(ended: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      ended.addEventListener('abort', () => reject(ended.reason as Error), { once: true })
    }),
  ])

async function send(
  method: Method,
  path: string,
  token: string | null,
  options: RequestOptions,
): Promise<unknown> {
  const { body, query, schema, signal, headers, slow = false, keepalive = false } = options
  const { asks = method === 'GET' } = options
  const form = body instanceof FormData
  const late = new AbortController()
  const giveUpAfter = (ms: number) => setTimeout(() => late.abort(), ms)
  let timer = giveUpAfter(asks && !slow ? silencioMs : respuestaMs)
  const ended = AbortSignal.any([late.signal, ...(signal ? [signal] : [])])
  const init: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...authorization(token),
      ...unattended(),
      ...headers,
    },
    signal: ended,
    keepalive,
    body: body === undefined ? null : form ? body : JSON.stringify(body),
  }
  let answer: Response
  let text: string
  try {
    const address = withQuery(path, query)
    const asked = method === 'GET' ? takePrimera(address, token) : undefined
    answer = await (asked ? until(ended, asked) : fetch(address, init))
    clearTimeout(timer)
    timer = giveUpAfter(respuestaMs)
    text = await until(ended, answer.text())
  } catch (error) {
    if (late.signal.aborted) throw stalled()
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw noAnswer()
  } finally {
    clearTimeout(timer)
  }
  return readAnswer(answer.status, text, answer.headers.get(nuestra) !== null, schema)
}

/**
 * One call to the server; `cliente.ts` makes them, of the table's lines. When the session has ended, or who is there is asked again, it waits for the person and repeats the call, so
 * nothing typed is lost; when they do not, the error comes out.
 */
export async function request(method: Method, path: string, options: RequestOptions = {}): Promise<unknown> {
  const token = options.token ?? session.token()
  try {
    return await send(method, path, token, options)
  } catch (error) {
    if (options.token !== undefined || !(error instanceof ApiError)) throw error
    // Asked again whole: showing who they are, the person may have had to sign in again first.
    if (error.codigo === 'pruebaRequerida' && (await askProof())) return request(method, path, options)
    if (!sessionEnded(error)) throw error
    if (isBlocked(error)) {
      session.block(token)
      throw error
    }
    if (await session.lose(token, options)) return send(method, path, session.token(), options)
    throw error
  }
}
