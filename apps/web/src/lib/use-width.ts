import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element as it changes; unlimited until it is measured. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(entry?.contentRect.width ?? Number.POSITIVE_INFINITY),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
