import type { EventoVivo } from '@valija/contract/sesion.ts'
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isRefusal } from './api-error.ts'

export type Tema = EventoVivo['tipo']

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * What a query shows: a live event of one of these kinds makes it stale. `espera`: who changes it right now asks again
     * when it is done, and until then an event does so no more often than this, in milliseconds.
     */
    queryMeta: { temas?: readonly Tema[]; espera?: () => number }
  }
}

const worthRepeating = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502)

/** The query that an error comes from, as long as somebody holds the error. */
const failed = new WeakMap<object, Query<unknown, unknown>>()

/** Asks again for what a screen shows and could not have; null for what is no query's, or asking again does not mend. */
export function retryOf(error: unknown): (() => Promise<unknown>) | null {
  const query = typeof error === 'object' && error !== null ? failed.get(error) : undefined
  if (query?.isActive() !== true || isRefusal(error)) return null
  return () => queryClient.refetchQueries({ queryKey: query.queryKey, exact: true })
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      failed.set(error, query)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && worthRepeating(error),
      retryDelay: (count) => Math.min(1000 * 2 ** count, 4000),
    },
    mutations: { retry: false },
  },
})

/** Fetches again whatever on the screen shows one of these kinds. */
export const invalidateTemas = (temas: readonly Tema[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ meta, state }) =>
      meta?.temas?.some((tema) => temas.includes(tema)) === true &&
      Date.now() - state.dataUpdatedAt >= (meta.espera?.() ?? 0),
  })

/** Kinds of what is held in memory: what is shown, and what would be shown again without being asked for. */
export const temasMirados = (): Set<Tema> =>
  new Set(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ meta }) => meta?.temas ?? []),
  )

/** Calls back shortly after there is something new in memory; many at once are one. Answers how to stop. */
export function watchTemas(onNew: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== 'added') return
    timer ??= setTimeout(() => {
      timer = undefined
      onNew()
    }, 100)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
