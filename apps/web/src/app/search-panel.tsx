import { buscarPantalla as t } from '@valija/contract/messages/buscar-pantalla.ts'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepReciente } from '../lib/recientes.ts'
import { useSesion } from '../lib/sesion.ts'
import { look } from '../ui/layout.tsx'
import type { Entrada } from './search-entries.ts'
import { SearchLine } from './search-line.tsx'
import { SearchBox } from './search-look.ts'
import { SearchNotices } from './search-notices.tsx'
import { useFound } from './use-found.ts'

export type Keys = (key: 'ArrowDown' | 'ArrowUp' | 'Enter') => void
type SearchPanelProps = {
  id: string
  text: string
  left: number
  /** The field hands its keys over; what is chosen is told back to it. */
  keys: Ref<Keys>
  /** A key that came before this panel did. */
  takeEarly: () => Parameters<Keys>[0] | null
  onActive: (optionId: string | undefined) => void
  onClose: () => void
}

/** What was found under the search box: groups of what the caller may see, things to do, the last things opened. */
export default function SearchPanel({
  id,
  text,
  left,
  keys,
  takeEarly,
  onActive,
  onClose,
}: SearchPanelProps) {
  const sesion = useSesion()
  const navigate = useNavigate()
  const options = useId()
  const found = useFound(text)
  const { q, current, sections, entradas, parte, parecidos } = found
  // The first one is in hand until the arrows choose another; a new text begins anew.
  const [chosen, setChosen] = useState<{ q: string; clave: string } | null>(null)
  const at = Math.max(0, chosen?.q === q ? entradas.findIndex(({ clave }) => clave === chosen.clave) : 0)
  // What is only like what was typed, or has a part of it, is opened by nobody who did not choose it.
  const active = (q !== '' && !parecidos && parte === null) || chosen?.q === q ? entradas[at] : undefined
  const waiting = useRef<string | null>(null)
  const idOf = (entrada: Entrada) => `${options}-${entradas.indexOf(entrada)}`

  const open = (entrada: Entrada) => {
    if (entrada.reciente !== undefined) keepReciente(sesion.usuarioId, entrada.reciente)
    onClose()
    void navigate(entrada.to)
  }
  const onKey: Keys = (key) => {
    const step = (to: number) => {
      const next = entradas[(to + entradas.length) % Math.max(1, entradas.length)]
      if (next !== undefined) setChosen({ q, clave: next.clave })
    }
    if (key === 'ArrowDown') step(active === undefined ? 0 : at + 1)
    else if (key === 'ArrowUp') step(active === undefined ? -1 : at - 1)
    else if (q === '' || current) {
      if (active !== undefined) open(active)
    } else waiting.current = q
  }
  useImperativeHandle(keys, () => onKey)
  useEffect(() => {
    const key = takeEarly()
    if (key !== null) onKey(key)
  })
  // Enter came before the answer: it opens what the answer brings first.
  useEffect(() => {
    if (waiting.current === null || !current) return
    const same = waiting.current === q
    waiting.current = null
    if (same && active?.fila !== undefined) open(active)
  })
  const activeId = active === undefined ? undefined : idOf(active)
  useEffect(() => {
    onActive(activeId)
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActive])

  return (
    <SearchBox
      style={{ left }}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <SearchNotices found={found} />
      <div id={id} role="listbox" aria-label={t.resultados} className={look({ faint: q !== '' && !current })}>
        {sections.map(({ titulo, entradas: all }, number) => (
          <div key={titulo} role="group" aria-labelledby={`${options}-g${number}`}>
            <h2 id={`${options}-g${number}`} role="presentation">
              {titulo}
            </h2>
            {all.map((entrada) => (
              <button
                key={entrada.clave}
                id={idOf(entrada)}
                type="button"
                tabIndex={-1}
                role="option"
                aria-selected={entrada === active}
                onClick={() => open(entrada)}
                onMouseMove={() => setChosen({ q, clave: entrada.clave })}
              >
                <SearchLine entrada={entrada} />
              </button>
            ))}
          </div>
        ))}
      </div>
      <div className="pie" aria-hidden="true">
        {t.teclas}
      </div>
    </SearchBox>
  )
}
