import type { EventoVivo } from '@valija/contract/sesion.ts'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

export type Tema = EventoVivo['tipo']

declare module '@tanstack/react-query' {
  interface Register {
    /** What a query shows: a live event of one of these kinds makes it stale. */
    queryMeta: { temas?: readonly Tema[] }
  }
}

const worthRepeating = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502)

export const queryClient = new QueryClient({
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
    predicate: ({ meta }) => meta?.temas?.some((tema) => temas.includes(tema)) === true,
  })
