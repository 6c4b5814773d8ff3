import type { KeyboardEvent } from 'react'
import { keysOn, typing } from '../../lib/keys.ts'

/** What each key does; `Ctrl+z` stands for its Command too. */
export type Teclas = Readonly<Record<string, () => void>>

const pressesItself = (target: HTMLElement): boolean =>
  target.closest('button, a, summary, [role=tab], [role=menuitem]') !== null

/**
 * Keys of the panel that has the focus: never while typing, never in a dialog opened over it. On a button, Enter and
 * Space stay the button's.
 */
export const onTeclas = (teclas: Teclas) => (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget } = event
  if (!keysOn() || event.defaultPrevented || event.altKey) return
  // A dialog hangs from this panel in the tree of components, not in the page.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || typing(target)) return
  if ((event.key === 'Enter' || event.key === ' ') && pressesItself(target)) return
  const control = event.ctrlKey || event.metaKey
  const run =
    teclas[`${control ? 'Ctrl+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`]
  if (run === undefined) return
  event.preventDefault()
  // A key held down walks the list; it never accepts one row after another.
  if (event.repeat && !event.key.startsWith('Arrow')) return
  run()
}
