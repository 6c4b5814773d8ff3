import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { keepAnswer, queryClient } from './query-client.ts'

type Ask = () => Promise<string>
const queryKey = ['borrador', '1']
beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
})
afterEach(() => vi.useRealTimers())

/** What a page shows once a change was answered, with this meanwhile. */
async function shown(meanwhile: (ask: Mock<Ask>) => unknown): Promise<unknown> {
  const queryFn = vi.fn<Ask>(() => Promise.resolve('as it is now'))
  queryClient.setQueryData(queryKey, 'before')
  const stop = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: 60_000 }).subscribe(
    () => undefined,
  )
  const change = Promise.withResolvers<string>()
  const kept = keepAnswer(queryKey, change.promise)
  await vi.advanceTimersByTimeAsync(5)
  meanwhile(queryFn)
  await vi.advanceTimersByTimeAsync(5)
  change.resolve('as answered')
  await kept
  await vi.advanceTimersByTimeAsync(5)
  stop()
  return queryClient.getQueryData(queryKey)
}

test.each<[string, (ask: Mock<Ask>) => unknown, string]>([
  ['nothing came meanwhile', () => undefined, 'as answered'],
  ['it was asked anew and came', () => queryClient.invalidateQueries({ queryKey }), 'as it is now'],
  [
    'it is being asked anew',
    (ask) => {
      ask.mockReturnValueOnce(Promise.withResolvers<string>().promise)
      return queryClient.invalidateQueries({ queryKey })
    },
    'as it is now',
  ],
  ['another change was answered', () => queryClient.setQueryData(queryKey, 'another'), 'as it is now'],
])(
  '[VI-B2] of a change the answer is shown, never over what may be newer: %s',
  async (_, meanwhile, shows) => {
    expect(await shown(meanwhile)).toBe(shows)
  },
)
