import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Ctrl+P prints the list in sight with all its rows; where a dialog without list stands over it, the browser prints. */
export function usePrinting(panel: RefObject<HTMLElement | null>, canPrint: boolean) {
  const [printing, setPrinting] = useState(false)
  const print = useCallback(() => setPrinting(true), [])
  const endPrint = useCallback(() => setPrinting(false), [])
  const listens = canPrint && !printing
  useEffect(() => {
    if (!listens) return
    const listen = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!asked || event.key.toLowerCase() !== 'p' || event.defaultPrevented) return
      const dialogs = document.querySelectorAll('[role=dialog][aria-modal=true]')
      const over = dialogs[dialogs.length - 1]
      if (panel.current === null || (over !== undefined && !over.contains(panel.current))) return
      event.preventDefault()
      print()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [panel, print, listens])
  return { printing, print, endPrint }
}
