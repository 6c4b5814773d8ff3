import type { DataTag, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Llamada, Llamadas } from '@valija/contract/llamada.ts'
import type { z } from 'zod'
import { type Query, type RequestOptions, request, withQuery } from './api.ts'
import { leavesDoubt } from './api-error.ts'
import { invalidateShown } from './query-client.ts'
import { upload } from './upload.ts'

type Part<L, K extends string> = L extends { [key in K]: infer S extends z.ZodType } ? z.input<S> : never
/** What is sent is only read. */
type Lectura<T> = T extends readonly (infer I)[]
  ? readonly Lectura<I>[]
  : T extends object
    ? { readonly [k in keyof T]: Lectura<T[k]> }
    : T
type Given<L, K extends string, As> = L extends { [key in K]: z.ZodType } ? { [key in K]: As } : unknown
type Params<L> = Given<L, 'params', { [name in keyof Part<L, 'params'>]: string | number }>
/** The names are the call's; the values go as text, and the server judges them. Empty ones are left out. */
type Asked<L> = Partial<Given<L, 'query', { [name in keyof Part<L, 'query'>]?: Query[string] }>>
type Files<L> = L extends { upload: true }
  ? { form: FormData; onProgress?: (part: number) => void }
  : Given<L, 'body', Lectura<Part<L, 'body'>>>
type Options = Pick<RequestOptions, 'signal' | 'headers' | 'token' | 'slow' | 'keepalive' | 'atStart'>
type Entrada<L> = Params<L> & Asked<L> & Files<L> & Options
type Answer<L> = L extends { answer: infer S extends z.ZodType } ? z.output<S> : undefined

type Optional<T> = Record<never, never> extends T ? [entrada?: T] : [entrada: T]
type Consulta<A> = UseQueryOptions<A, Error, A, DataTag<QueryKey, A, Error>>
type Asking<L> = Omit<Entrada<L>, keyof Options> & Omit<Consulta<Answer<L>>, 'queryKey' | 'queryFn'>
type Call<L> = {
  (...entrada: Optional<Entrada<L>>): Promise<Answer<L>>
  /** Its address, for what is opened by the browser: `downloadWithTicket(lotesApi.exportar.path({ query }))`. */
  path(...where: Optional<Params<L> & Asked<L>>): string
  /** The call as a grid reads it, a page at a time. */
  list(...where: Optional<Params<L>>): {
    path: string
    read(asked: { query: Query; signal?: AbortSignal | undefined }): Promise<Answer<L>>
  }
  /** What it answers, as the page keeps it: under its area, by its address and by what is sent. */
  query(
    ...asking: Optional<Asking<L>>
  ): Consulta<Answer<L>> & { queryKey: DataTag<QueryKey, Answer<L>, Error> }
}
type Cliente<T extends Llamadas> = { readonly [name in keyof T]: Call<T[name]> }

/** Any call, before its line in the table says what it takes. */
type Loose = Options & {
  params?: Record<string, string | number>
  query?: Query
  body?: unknown
  form?: FormData
  onProgress?: (part: number) => void
}

/**
 * The calls of an area as functions. What they take and answer is typed by the table, and every answer is read by its
 * schema.
 *
 *     const lotesApi = cliente(llamadasDeLotes)
 *     await lotesApi.procesar({ body: { ids, fechaPago } })
 */
export const cliente = <T extends Llamadas>(table: T): Cliente<T> =>
  // The one place where what the table says becomes a type.
  Object.fromEntries(
    Object.entries(table).map(([name, llamada]) => [name, callOf(llamada)]),
  ) as object as Cliente<T>

function callOf({ method, path, answer, upload: takesFiles, asks: marked }: Llamada) {
  const asks = marked ?? method === 'GET'
  const pathOf = ({ params = {}, query }: Pick<Loose, 'params' | 'query'> = {}): string =>
    withQuery(
      path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      query,
    )
  const send = ({ params, query, form, onProgress, ...rest }: Loose): Promise<unknown> =>
    takesFiles && form
      ? upload(pathOf({ params, query }), form, { ...rest, onProgress, schema: answer })
      : request(method, pathOf({ params, query }), { ...rest, asks, schema: answer })
  const call = async (entrada: Loose = {}): Promise<unknown> => {
    try {
      return await send(entrada)
    } catch (error) {
      // It may be done, or somebody else did it: what is shown of it is asked again. What only asks, and what is kept as a
      // query, changes nothing: it would ask for itself without end.
      if (!asks && leavesDoubt(error)) void invalidateShown()
      throw error
    }
  }
  const list = (where?: Pick<Loose, 'params'>) => ({
    path: pathOf(where),
    read: (asked: { query: Query; signal?: AbortSignal | undefined }) => send({ ...where, ...asked }),
  })
  const area = path.split('/')[2]?.toLowerCase()
  const query = ({ params, query, body, ...options }: Loose = {}) => ({
    ...options,
    queryKey: [area, pathOf({ params, query }), body],
    queryFn: ({ signal }: { signal: AbortSignal }) => send({ params, query, body, signal }),
  })
  return Object.assign(call, { path: pathOf, list, query })
}
