import { type RefObject, useEffect } from 'react'
import { keysOn } from '../../lib/keys.ts'
import { moveRow } from './use-cell-focus.ts'

const typing =
  'input:not([type=checkbox]), textarea, select, [role=combobox], [contenteditable=true], [role=menu]'
const lists = '[data-lista]'

/** The list with the focus; with the focus in none, the first one in sight of the same screen or dialog. */
function isMeant(panel: HTMLElement, target: Element): boolean {
  const focused = target.closest(lists)
  if (focused !== null) return focused === panel
  const dialog = panel.closest('[role=dialog]')
  if (target !== document.body && target.closest('[role=dialog]') !== dialog) return false
  const open = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1) ?? null
  if (open !== null && open !== dialog) return false
  const all = [...(dialog ?? document).querySelectorAll(lists)]
  return all.find((one) => one.checkVisibility({ visibilityProperty: true })) === panel
}

/** Letters for a list, wherever the focus is: `j` and `k` go to the next and the previous row, `e` opens its export. */
export function useListKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!keysOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!['j', 'k', 'e'].includes(key) || !(target instanceof Element) || target.closest(typing)) return
      if (panel.current === null || !isMeant(panel.current, target)) return
      event.preventDefault()
      if (key === 'e') panel.current.querySelector<HTMLElement>('[data-tecla=e]')?.click()
      else moveRow(panel.current.querySelector('[role=grid]'), key === 'j' ? 1 : -1)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [panel])
}
