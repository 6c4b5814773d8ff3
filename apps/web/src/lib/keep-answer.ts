import type { DataTag, QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/**
 * Waits for a change whose answer is the thing as it then was, and shows it at once. Where the thing came anew in the
 * meantime, or was being fetched, nobody can tell which is the later one: it is asked for again.
 */
export async function keepAnswer<T>(queryKey: DataTag<QueryKey, T, Error>, change: Promise<T>): Promise<T> {
  const times = () => queryClient.getQueryState(queryKey)?.dataUpdateCount
  const before = times()
  const answer = await change
  const only = times() === before && queryClient.isFetching({ queryKey, exact: true }) === 0
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, answer)
  if (!only) await queryClient.invalidateQueries({ queryKey, exact: true })
  return answer
}
