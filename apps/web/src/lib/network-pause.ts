import { ApiError } from './api-error.ts'

/** A while, cut short when the network is back. */
export const pauseForNetwork = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })

/** No answer, or that of something between us and a server that is starting again: the same request may go again. */
export const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiError && [0, 502, 503, 504].includes(failure.status)
