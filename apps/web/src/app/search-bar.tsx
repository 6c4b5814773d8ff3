import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type KeyboardEvent as ReactKeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useShortcut } from '../lib/keys.ts'
import { useCan } from '../lib/sesion.ts'
import { usePhone } from '../lib/use-media.ts'
import { Icon } from '../ui/icon.tsx'
import { Text } from '../ui/layout.tsx'
import { lazyPart, type Missing, MissingNotice } from '../ui/lazy-part.tsx'
import { c } from '../ui/tokens.ts'
import { SearchBox } from './search-look.ts'
import type { Keys } from './search-panel.tsx'

const Box = styled('form')({
  width: 420,
  minWidth: 0,
  height: 34,
  borderRadius: 6,
  background: 'rgba(255,255,255,.1)',
  color: c.marcoTexto2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 10px',
  '&:focus-within': { outline: `2px solid ${c.marcoTexto}`, outlineOffset: 1 },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: c.marcoTexto,
    outline: 'none !important',
    '&::placeholder': { color: c.marcoTexto2, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& kbd': {
    font: 'inherit',
    fontSize: 12,
    lineHeight: '18px',
    fontWeight: 500,
    border: '1px solid currentColor',
    borderRadius: 4,
    padding: '0 5px',
  },
  // Not by the width alone: a window made narrow has it in the bar until it is an icon, and never over the others.
  '&[data-sobre=true]': {
    position: 'absolute',
    // Over the bell's number, which has a layer of its own.
    zIndex: 2,
    left: 8,
    right: 8,
    width: 'auto',
    height: 40,
    background: c.marco,
    border: `1px solid ${c.marcoTexto2}`,
  },
})

/** Under the box as what was found would be. */
const MissingPanel = ({ left, missing, onRetry }: Missing & { left: number }) => (
  // The field keeps the focus.
  <SearchBox style={{ left }} onMouseDown={(event) => event.preventDefault()}>
    <MissingNotice missing={missing} onRetry={onRetry} />
  </SearchBox>
)
const Panel = lazyPart(() => import('./search-panel.tsx'), MissingPanel)
const moves = ['ArrowDown', 'ArrowUp', 'Enter'] as const

/** One box that finds anything the role may see, from any screen: `/`, or Ctrl K also while typing elsewhere. */
export function SearchBar() {
  const can = useCan('buscar')
  const phone = usePhone()
  const [field, setField] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const [active, setActive] = useState<string | undefined>()
  const [left, setLeft] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<Keys | null>(null)
  // Enter or an arrow may come before the panel's code.
  const early = useRef<Parameters<Keys>[0] | null>(null)
  const takeEarly = () => {
    const key = early.current
    early.current = null
    return key
  }
  const list = useId()
  const { pathname, search } = useLocation()
  const close = () => {
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
  const show = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setLeft(phone ? 0 : (currentTarget.closest('form')?.getBoundingClientRect().left ?? 0))
    setText(currentTarget.value)
  }
  useShortcut('/', goThere)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      // A dialog over the screen keeps the focus to itself.
      if (!can || document.querySelector('[role=dialog][aria-modal=true]') !== null) return
      event.preventDefault()
      goThere()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
  const here = `${pathname}${search}`
  const [was, setWas] = useState(here)
  if (was !== here) {
    setWas(here)
    if (text !== null) setText(null)
  }
  if (!can) return <Text grow />
  const onKeyDown = (event: ReactKeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      return
    }
    const key = moves.find((one) => one === event.key)
    if (key === undefined) return
    event.preventDefault()
    if (text === null) setText(event.currentTarget.value)
    if (keys.current) keys.current(key)
    else early.current = key
  }
  const box = (
    <Box
      role="search"
      aria-label={interfaz.buscarEnTodo}
      data-sobre={phone}
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="lupa" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={interfaz.buscar}
        aria-expanded={text !== null}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={text === null ? undefined : active}
        placeholder={interfaz.buscarAyuda}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        onFocus={show}
        onClick={show}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setText(null)
          setField(false)
        }}
      />
      {phone ? null : <kbd aria-hidden="true">Ctrl K</kbd>}
      {text === null ? null : (
        <Suspense fallback={null}>
          <Panel
            id={list}
            text={text}
            left={left}
            keys={keys}
            takeEarly={takeEarly}
            onActive={setActive}
            onClose={close}
          />
        </Suspense>
      )}
    </Box>
  )
  if (!phone)
    return (
      <>
        {box}
        <Text grow />
      </>
    )
  return field ? (
    box
  ) : (
    <IconButton aria-label={interfaz.buscar} onClick={goThere}>
      <Icon name="lupa" size={22} />
    </IconButton>
  )
}
