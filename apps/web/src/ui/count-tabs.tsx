import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { numero } from '../lib/formats.ts'
import { touch } from '../lib/widths.ts'
import { c, fuente } from './tokens.ts'

const List = styled('div')({
  display: 'flex',
  gap: 4,
  minHeight: 42,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  // Under the tabs, which draw over it: the chosen one is marked by itself.
  boxShadow: `inset 0 -1px ${c.linea}`,
})
const Tab = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 42,
  padding: '0 14px',
  border: 0,
  font: `500 15px/1.25 ${fuente}`,
  color: c.texto2,
  background: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  '&[aria-selected=true]': { color: c.texto, fontWeight: 600, boxShadow: `inset 0 -3px ${c.primario}` },
  '&:focus-visible': { outlineOffset: -2 },
  [touch]: { minHeight: 44, padding: '0 10px' },
})
const Count = styled('em')({
  fontStyle: 'normal',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: '20px',
  minWidth: 22,
  textAlign: 'center',
  padding: '0 6px',
  borderRadius: 10,
  background: c.neutroTinte,
  color: c.neutro,
  '[aria-selected=true] > &': { background: c.primarioTinte, color: c.primarioFuerte },
})

/** A count that may stop at a cap, as a list's. */
export type Conteo = { total: number; totalTopado: boolean }
const countText = (count: number | Conteo | null): string =>
  count === null
    ? '\u2007'
    : typeof count === 'number'
      ? numero(count)
      : `${numero(count.total)}${count.totalTopado ? '+' : ''}`

export type CountTabsProps<V extends string> = {
  label: string
  value: V
  /** A count of null is on its way: its room is kept. */
  tabs: { value: V; text: string; count?: number | Conteo | null | undefined }[]
  onChange: (value: V) => void
}
/** Where a key goes from the tab at `i` of `n`, round and round; null for a key that goes nowhere. */
const stepOf = (key: string, i: number, n: number): number | null =>
  ({ ArrowRight: (i + 1) % n, ArrowLeft: (i + n - 1) % n, Home: 0, End: n - 1 })[key] ?? null

/** Tabs with the number of things behind each. Keep the value in the URL (`useListState({ filters })` or search params). */
export function CountTabs<V extends string>({ label, value, tabs, onChange }: CountTabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<V | null>(null)
  const width = tabs
    .map(({ text, count }) => `${text}${count === undefined ? '' : countText(count)}`)
    .join(' ')
  const stop = tabs.some((tab) => tab.value === focused) ? focused : value
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!list.current || !chosen) return
    const { left, right } = list.current.getBoundingClientRect()
    const tab = chosen.getBoundingClientRect()
    list.current.scrollLeft += Math.min(tab.left - left, 0) + Math.max(tab.right - right, 0)
  }, [value, width])
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const to = stepOf(event.key, all.indexOf(event.target as HTMLElement), all.length)
    if (to === null || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={go} onBlur={() => setFocused(null)}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          tabIndex={tab.value === stop ? 0 : -1}
          onFocus={() => setFocused(tab.value)}
          onClick={() => onChange(tab.value)}
        >
          {tab.text}
          {tab.count === undefined ? null : <Count>{countText(tab.count)}</Count>}
        </Tab>
      ))}
    </List>
  )
}
