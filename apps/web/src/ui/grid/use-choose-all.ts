import { useEffect, useEffectEvent, useRef } from 'react'

type ChooseAll<F> = {
  read: () => Promise<F[]>
  choose: (rows: F[]) => void
  onError: (error: unknown) => void
  /** The list whose rows are all chosen as soon as they are there, once for each; null for none. */
  atOnce: string | null
  /** Nothing is chosen by itself any more: the same list may be again. */
  ended: boolean
}
/** Chooses every row of a list, of all its pages. */
export function useChooseAll<F>({ read, choose, onError, atOnce, ended }: ChooseAll<F>): () => void {
  const chosenScope = useRef<string | null>(null)
  const chooseAll = () => void read().then(choose).catch(onError)
  const chooseOnce = useEffectEvent((scope: string) => {
    if (chosenScope.current === scope) return
    chosenScope.current = scope
    chooseAll()
  })
  useEffect(() => {
    if (ended) chosenScope.current = null
    else if (atOnce !== null) chooseOnce(atOnce)
  }, [ended, atOnce])
  return chooseAll
}
