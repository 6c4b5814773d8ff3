import type { Capacidad } from '@valija/domain/acceso/permisos.ts'
import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/**
 * What a call asks of its caller.
 * - `publico`: anybody; `sesion`: every signed-in person, also one without a role;
 * - a capability of the permission table: a role that has it.
 */
export type Allow = 'publico' | 'sesion' | Capacidad

type Parts = {
  /** Also answered as the documents spell it: the same path without `/api`. */
  literal?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The JSON of a success; without it the call answers nothing (204), or a file. */
  answer?: z.ZodType
  /** Of a success, where it is not 200 (204 without an answer). */
  status?: 201
  /** Answers of another status whose body is not the common error. */
  others?: Readonly<Record<number, z.ZodType>>
  /** Answers with bytes: a download, a list as a file, a stream. */
  file?: true
  /** Of a POST that changes nothing and reads no file: like a GET, what does not begin to be answered is given up early. */
  asks?: true
  /** Takes files (multipart); what its parts are called is said in `summary`. */
  upload?: true
  summary?: string
  /** It may also be opened with a ticket for one minute and one use (`?boleto=`), as a browser's link. */
  boleto?: true
  /** Calls a minute of one address (or of one person, with `perPerson`); `false` exempts it from any. */
  perMinute?: number | false
  perPerson?: true
  /** Its own; `negativasDe` (llamadas/negativas.ts) adds what calls like it share. */
  refusals?: readonly RefusalCode[]
}
export type Llamada = Parts & { method: Method; path: string; allow: Allow }
/** Of one area: the name of each call is what the browser calls it by. */
export type Llamadas = Readonly<Record<string, Llamada>>

const of =
  <const M extends Method>(method: M) =>
  <const R extends string, const P extends Parts>(path: R, allow: Allow, parts: P) => ({
    method,
    path,
    allow,
    ...parts,
  })
export const get = of('GET')
export const post = of('POST')
export const put = of('PUT')
export const patch = of('PATCH')
export const del = of('DELETE')

/** Every path a call answers on, the canonical one first. */
export const pathsOf = ({ path, literal }: Llamada): string[] =>
  literal === true ? [path, path.replace(/^\/api/, '')] : [path]
