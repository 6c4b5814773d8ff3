import { useCallback, useEffect, useRef } from 'react'

/** Where the keys work: the list has the focus on arrival, unless a field or a dialog does, and `hold` gives it back. */
export function useListFocus(ready: boolean, narrow: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const hold = useCallback(() => {
    if (!narrow) list.current?.focus({ preventScroll: true })
  }, [narrow])
  useEffect(() => {
    const { activeElement } = document
    if (ready && (activeElement === document.body || activeElement?.tagName === 'MAIN')) hold()
  }, [ready, hold])
  return { list, hold }
}
