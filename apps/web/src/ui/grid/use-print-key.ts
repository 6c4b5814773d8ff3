import { type RefObject, useEffect } from 'react'

/** Ctrl+P prints the list in sight with all its rows; where a dialog without list stands over it, the browser prints. */
export function usePrintKey(panel: RefObject<HTMLElement | null>, run: (() => void) | undefined): void {
  useEffect(() => {
    if (run === undefined) return
    const listen = (event: KeyboardEvent) => {
      const print = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!print || event.key.toLowerCase() !== 'p' || event.defaultPrevented) return
      const dialogs = document.querySelectorAll('[role=dialog][aria-modal=true]')
      const over = dialogs[dialogs.length - 1]
      if (panel.current === null || (over !== undefined && !over.contains(panel.current))) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [panel, run])
}
