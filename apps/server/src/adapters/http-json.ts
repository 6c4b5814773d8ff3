import { visibleDe } from '@valija/palabras/texto-visible.ts'
import type { z } from 'zod'
import { ExternalSystemError } from './external-system-error.ts'
import { callHttp, type HttpCall, joinUrl } from './http-transport.ts'

/**
 * The value of a JSON text; undefined when it is none. What no column keeps and nobody sees (null characters, half letters,
 * marks that turn letters round) is taken out of its texts: an answer that cannot be written down is asked for without end.
 */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? visibleDe(value) : value))
  } catch {
    return undefined
  }
}

/** One request and one answer in JSON. What has another shape than `schema` is an invalid answer, doubtful unless it was a GET. */
const askJson = async <T extends z.ZodType>(
  schema: T,
  { body, headers, ...call }: Omit<HttpCall, 'body'> & { body?: unknown },
): Promise<z.infer<T>> => {
  const { text } = await callHttp({
    ...call,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ExternalSystemError(call.system, 'invalidAnswer', {
    detail: parsed.error.issues[0]?.message ?? '',
    isDoubtful: call.method !== undefined && call.method !== 'GET',
  })
}

type Asking = <T extends z.ZodType>(
  schema: T,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<z.infer<T>>
/** Calls of one address: with a body it is posted. */
export const asking =
  ({ url, ...base }: Pick<HttpCall, 'system' | 'url' | 'timeoutMs'>): Asking =>
  (schema, path, body, headers) =>
    askJson(schema, {
      ...base,
      url: joinUrl(url, path),
      ...(body === undefined ? {} : { method: 'POST', body }),
      ...(headers === undefined ? {} : { headers }),
    })

/** Null where the other side answers 404: it does not know the thing asked for. */
export const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ExternalSystemError && error.status === 404) return null
    throw error
  }
}
