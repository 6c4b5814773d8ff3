import { type RefObject, useLayoutEffect, useState } from 'react'

const least = 380
/** Height that fills the window below where the element starts, so that the panes scroll and the page does not. */
export function useAlto(element: RefObject<HTMLElement | null>, foot: number): number {
  const [alto, setAlto] = useState(least)
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top
      if (top !== undefined) setAlto(Math.max(least, window.innerHeight - top - window.scrollY - foot))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    window.addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [element, foot])
  return alto
}
