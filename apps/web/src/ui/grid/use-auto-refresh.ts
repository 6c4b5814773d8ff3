import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Loads the page of the list at `path` again every `ms` milliseconds. A load under way is let finish: none overlaps another. */
export function useAutoRefresh(path: string, ms: number | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (ms === undefined) return
    const timer = setInterval(() => {
      const filter = { queryKey: ['lista', path] }
      if (client.isFetching(filter) === 0) void client.refetchQueries({ ...filter, type: 'active' })
    }, ms)
    return () => clearInterval(timer)
  }, [client, path, ms])
}
