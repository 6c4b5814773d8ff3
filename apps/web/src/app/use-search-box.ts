import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useShortcut } from '../lib/keys.ts'
import { arrive } from '../lib/place.ts'
import { usePhone } from '../lib/use-media.ts'
import type { Keys } from './search-panel.tsx'

const moves = ['ArrowDown', 'ArrowUp', 'Enter'] as const

const asksForIt = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** What is typed to be found, and the keys that move in what was: `text` is null while nothing is asked. */
export function useSearchBox(can: boolean) {
  const phone = usePhone()
  const [field, setField] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const [active, setActive] = useState<string | undefined>()
  const [left, setLeft] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<Keys | null>(null)
  // Enter or an arrow may come before the panel's code.
  const early = useRef<Parameters<Keys>[0] | null>(null)
  /** Where the hand was before: Escape gives it back. */
  const opener = useRef<Element | null>(null)
  const onClose = () => {
    setText(null)
    setActive(undefined)
    early.current = null
    if (input.current) input.current.value = ''
    input.current?.blur()
    setField(false)
  }
  // On a phone the field appears first; elsewhere the very next letter must already reach it.
  const goThere = () => {
    if (input.current === null) flushSync(() => setField(true))
    input.current?.focus()
    input.current?.select()
  }
  useShortcut('/', goThere)
  const onCtrlK = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the screen keeps the focus to itself.
    if (!asksForIt(event) || !can || document.querySelector('[role=dialog][aria-modal=true]') !== null) return
    event.preventDefault()
    goThere()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onCtrlK(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  // Not at each new address: that of what was just opened comes while the next thing is typed.
  useEffect(() => {
    const leave = () => setText(null)
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
  const show = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setLeft(phone ? 0 : (currentTarget.closest('form')?.getBoundingClientRect().left ?? 0))
    setText(currentTarget.value)
  }
  const onKeyDown = (event: ReactKeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      const back = opener.current
      onClose()
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
      else arrive()
      return
    }
    const key = moves.find((one) => one === event.key)
    if (key === undefined) return
    event.preventDefault()
    if (text === null) setText(event.currentTarget.value)
    if (keys.current) keys.current(key)
    else early.current = key
  }
  const takeEarly = () => {
    const key = early.current
    early.current = null
    return key
  }
  return {
    phone,
    text,
    active: text === null ? undefined : active,
    /** On a phone the field is an icon until it is asked for. */
    isField: !phone || field,
    goThere,
    field: {
      ref: input,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        opener.current = event.relatedTarget
        show(event)
      },
      onClick: show,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
      onKeyDown,
      onBlur: () => {
        setText(null)
        setField(false)
      },
    },
    panel: { left, keys, takeEarly, onActive: setActive, onClose },
  }
}
