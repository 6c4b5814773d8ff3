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

/** The header of every answer of the server, and of no proxy or captive portal that answers in its place. */
export const nuestra = 'x-valija'

/**
 * The value of an answer. One that cannot be read is never a success: one that is not the server's own, whatever it says, a
 * page instead of JSON, a form that is not the call's. It counts as no answer (`status` 0), so that what was typed stays.
 */
export function readAnswer(status: number, text: string, isOurs: boolean, schema?: z.ZodType): unknown {
  const value = parseBody(text)
  if (status < 200 || status > 299) throw errorOf(status, value)
  if (!isOurs) throw errorOf(0, undefined)
  if (schema === undefined && text === '') return undefined
  const read = schema?.safeParse(value)
  if (read?.success !== true) throw errorOf(0, undefined)
  return read.data
}
