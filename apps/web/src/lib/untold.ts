import { notifyManager } from '@tanstack/react-query'
import { isLacking, queryClient } from './query-client.ts'

const told = new Map<symbol, unknown>()
const onTold = new Set<() => void>()
const callBack = () => {
  for (const listener of onTold) listener()
}

/** As long as a notice stands, its error is told. Answers how to take it back. */
export function tell(error: unknown): () => void {
  const notice = Symbol('notice')
  told.set(notice, error)
  callBack()
  return () => {
    told.delete(notice)
    callBack()
  }
}
/** Of what the page could not have, an error when no notice on it tells any; asking again goes for all. Null: nothing. */
export function untold(): unknown {
  const lacking = queryClient.getQueryCache().findAll({ predicate: isLacking })
  const said = [...told.values()]
  if (lacking.some(({ state }) => said.includes(state.error))) return null
  return lacking.find(({ meta }) => meta?.callada !== true)?.state.error ?? null
}
export function watchUntold(listener: () => void): () => void {
  const stop = queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener))
  onTold.add(listener)
  return () => {
    stop()
    onTold.delete(listener)
  }
}
