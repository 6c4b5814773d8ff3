import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import type { EventoVivo } from '@valija/contract/sesion.ts'
import { ApiError, isRefusal, isStalled } from './api-error.ts'

export type Tema = EventoVivo['tipo']

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * What a query shows: a live event of one of these kinds makes it stale. `espera`: who changes it right now asks again
     * when it is done, and until then an event does so no sooner after the last answer than this, in milliseconds.
     * `callada`: where it is shown it says by itself that it is not known.
     */
    queryMeta: { temas?: readonly Tema[]; espera?: () => number; callada?: true }
  }
}

/** A line that hung has been waited for long enough: the person asks again. */
const worthRepeating = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502) && !isStalled(error)

/** The queries whose last answer did not come, and the one that an error comes from, as long as somebody holds the error. */
const failing = new WeakSet<object>()
const failed = new WeakMap<object, Query<unknown, unknown>>()

/** Somebody looks at it and could not have it, and asking again may mend that. */
export const isLacking = (query: Query): boolean =>
  query.isActive() && query.state.status === 'error' && !isRefusal(query.state.error)

/** When each was asked, and when all that was lacking was asked for last. */
const askedAt = new WeakMap<object, number>()
let againAt = 0
/** Asks again for all that the page could not have: what fails seldom fails alone. What is under way is not asked twice. */
function askAgain(): Promise<void> {
  againAt = performance.now()
  return queryClient.refetchQueries({ predicate: isLacking }, { cancelRefetch: false })
}

/** Asks again for what a screen shows and could not have; null for what is no query's, or asking again does not mend. */
export function retryOf(error: unknown): (() => Promise<void>) | null {
  const query = typeof error === 'object' && error !== null ? failed.get(error) : undefined
  return query !== undefined && query.isActive() && !isRefusal(error) ? askAgain : null
}

type Listeners = Set<() => void>
const watching = (listeners: Listeners) => (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('online', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
  }
}
const call = (listeners: Listeners) => {
  for (const listener of listeners) listener()
}

const onBack: Listeners = new Set()
/** Calls back when what did not answer does again: the server, or the network. Answers how to stop. */
export const watchBack = watching(onBack)
const onAnswer: Listeners = new Set()
/** The same with every answer: for what no question asks for, lost while all questions were repeated in time. */
export const watchAnswer = watching(onAnswer)

const queryCache = new QueryCache({
  onError: (error, query) => {
    failed.set(error, query)
    failing.add(query)
    // Under way when all was asked for again, and lost since: nobody would ask for it. It alone, so that it ends.
    if ((askedAt.get(query) ?? againAt) < againAt)
      void queryClient.refetchQueries({ predicate: (one) => one === query && isLacking(one) })
  },
  onSuccess: (_answer, query) => {
    call(onAnswer)
    if (!failing.delete(query)) return
    void askAgain()
    call(onBack)
  },
})
/** Why what a screen shows could not be had; forgotten once no screen shows it. */
const saidOf = new WeakMap<Query, Error>()
// The library takes an error back as soon as it is asked again, by a person or by a live event: the notice would go, and come
// back under the pointer. It stands until there is another answer.
queryCache.subscribe((event) => {
  const { query, type } = event
  if (type === 'observerRemoved' && !query.isActive()) saidOf.delete(query)
  if (type !== 'updated') return
  if (event.action.type === 'fetch') askedAt.set(query, performance.now())
  const error = saidOf.get(query)
  if (event.action.type === 'error' && query.isActive()) saidOf.set(query, event.action.error)
  else if (event.action.type === 'fetch' && error && query.state.data === undefined)
    query.setState({ error, status: 'error' })
})

export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && worthRepeating(error),
      retryDelay: (count) => Math.min(1000 * 2 ** count, 4000),
    },
    mutations: { retry: false },
  },
})

const waiting = new Set<Tema>()
let waiter: ReturnType<typeof setTimeout> | undefined
/** Fetches again whatever on the screen shows one of these kinds, what has its `espera` after it. */
export function invalidateTemas(temas: readonly Tema[]): Promise<void> {
  let left = 0
  const read = queryClient.invalidateQueries({
    predicate: ({ meta, state }) => {
      if (meta?.temas?.some((tema) => temas.includes(tema)) !== true) return false
      const espera = meta.espera?.() ?? 0
      // Never longer, though the machine's clock was put back.
      const rest = Math.min(espera, espera - (Date.now() - state.dataUpdatedAt))
      left = Math.max(left, rest)
      return rest <= 0
    },
  })
  if (left === 0) return read
  for (const tema of temas) waiting.add(tema)
  waiter ??= setTimeout(() => {
    waiter = undefined
    const all = [...waiting]
    waiting.clear()
    void invalidateTemas(all)
  }, left)
  return read
}

/** Fetches again what the screen shows of the server's records, whatever its kind. */
export const invalidateShown = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.temas !== undefined })

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
