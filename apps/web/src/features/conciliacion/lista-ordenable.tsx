import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { reglasPantalla as t } from '@valija/contract/messages/reglas-conciliacion-pantalla.ts'
import { type ReactNode, useRef, useState } from 'react'
import { onPhone } from '../../lib/widths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'

const Lista = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 12px',
    borderTop: `1px solid ${c.linea}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li[data-arrastrada=true]': { opacity: 0.5 },
  '& > li[data-encima=antes]': { boxShadow: `inset 0 2px ${c.primario}` },
  '& > li[data-encima=despues]': { boxShadow: `inset 0 -2px ${c.primario}` },
  '& .asa': { color: c.texto2, cursor: 'grab', padding: 4, touchAction: 'none' },
  '& .orden': { width: 24, textAlign: 'right', color: c.texto2, fontVariantNumeric: 'tabular-nums' },
  '& .cuerpo': { flex: 1, minWidth: 0 },
  [onPhone]: {
    '& > li': { flexWrap: 'wrap' },
    '& .asa': { display: 'none' },
    '& .cuerpo': { flexBasis: 'calc(100% - 40px)' },
  },
})

/** The list with one entry taken from a place and put at another. */
const moved = <T,>(all: readonly T[], from: number, to: number): T[] =>
  all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1))

/** In which place of the list something happens. */
const placeOf = ({ target }: { target: EventTarget }): number | null => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-lugar]') : null
  return item === null ? null : Number(item.dataset.lugar)
}

type ListaOrdenableProps<T> = {
  label: string
  entries: readonly T[]
  id: (entry: T) => number
  name: (entry: T) => string
  /** The whole list in its new order. */
  onOrder: (entries: T[]) => void
  children: (entry: T) => ReactNode
  actions: (entry: T) => ReactNode
}

/** A list whose order matters: dragged with the pointer, or moved with its buttons, which keep the focus. */
export function ListaOrdenable<T>(props: ListaOrdenableProps<T>) {
  const { label, entries, id, name, onOrder, children, actions } = props
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)

  const move = (source: number, to: number) => {
    const one = entries[source]
    if (one === undefined || source === to || to < 0 || to >= entries.length) return
    onOrder(moved(entries, source, to))
    setTold(t.movida({ nombre: name(one), lugar: to + 1, total: entries.length }))
  }
  const step = (entry: T, source: number, by: -1 | 1) => {
    move(source, source + by)
    // At an end its own button goes grey; the other one takes the focus, so that no key is lost.
    const wanted =
      source + by <= 0 ? 'bajar' : source + by >= entries.length - 1 ? 'subir' : by < 0 ? 'subir' : 'bajar'
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-mueve="${wanted}-${id(entry)}"]`)?.focus(),
    )
  }
  const mover = (entry: T, i: number, by: -1 | 1) => {
    const que = by < 0 ? 'subir' : 'bajar'
    return (
      <IconButton
        size="small"
        data-mueve={`${que}-${id(entry)}`}
        aria-label={t[que]({ nombre: name(entry) })}
        disabled={i === (by < 0 ? 0 : entries.length - 1)}
        onClick={() => step(entry, i, by)}
      >
        <Icon name={by < 0 ? 'arriba' : 'abajo'} />
      </IconButton>
    )
  }
  return (
    <>
      <Lista
        ref={list}
        aria-label={label}
        onDragStart={(event) => {
          const source = placeOf(event)
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', String(source))
          setFrom(source)
        }}
        onDragOver={(event) => {
          if (from === null) return
          event.preventDefault()
          setOver(placeOf(event))
        }}
        onDrop={(event) => {
          event.preventDefault()
          const to = placeOf(event)
          if (from !== null && to !== null) move(from, to)
        }}
        onDragEnd={() => {
          setFrom(null)
          setOver(null)
        }}
      >
        {entries.map((entry, i) => (
          <li
            key={id(entry)}
            draggable
            data-arrastrada={from === i}
            data-encima={
              from === null || over !== i || from === i ? undefined : from > i ? 'antes' : 'despues'
            }
            data-lugar={i}
          >
            <span className="asa" title={t.arrastra} aria-hidden="true">
              <Icon name="menu" size={16} />
            </span>
            <span className="orden">{i + 1}</span>
            <div className="cuerpo">{children(entry)}</div>
            {mover(entry, i, -1)}
            {mover(entry, i, 1)}
            {actions(entry)}
          </li>
        ))}
      </Lista>
      <Hidden role="status">{told}</Hidden>
    </>
  )
}
