import type { z } from 'zod'
import { errorOf } from './api-error.ts'

export const parseBody = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The header of every answer of the server: what stands between (a proxy, a captive portal) does not send it. */
export const nuestra = 'x-valija'

/**
 * The value of an answer. One that cannot be read is never a success: a page instead of JSON, an empty answer that is not
 * the server's own, a form that is not the call's. It counts as no answer (`status` 0), so that what was typed stays.
 */
export function readAnswer(status: number, text: string, isOurs: boolean, schema?: z.ZodType): unknown {
  const value = parseBody(text)
  if (status < 200 || status > 299) throw errorOf(status, value)
  if (value === undefined && (text !== '' || !isOurs)) throw errorOf(0, undefined)
  const read = schema?.safeParse(value)
  if (read?.success === false) throw errorOf(0, undefined)
  return read?.data
}
