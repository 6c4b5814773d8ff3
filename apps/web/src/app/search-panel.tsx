import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { buscarPantalla as t } from '@valija/contract/messages/buscar-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fecha, fechaDePago } from '../lib/formats.ts'
import { buscarApi } from '../lib/llamadas/buscar.ts'
import { keepReciente, readRecientes } from '../lib/recientes.ts'
import { useSesion } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { Hidden, look, Quiet, Text } from '../ui/layout.tsx'
import { Money } from '../ui/money.tsx'
import { c } from '../ui/tokens.ts'
import { type Entrada, sectionsOf } from './search-entries.ts'
import { SearchBox } from './search-look.ts'

/** The text as it stands when the hand has rested a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 140)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

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
  const q = text.trim()
  const rested = useRested(q)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    buscarApi.buscar.query({
      query: { q: rested },
      enabled: rested !== '',
      placeholderData: keepPreviousData,
      staleTime: 5_000,
    }),
  )
  const current = q === rested && !isPlaceholderData && (data !== undefined || error !== null)
  const [recientes] = useState(() => readRecientes(sesion.usuarioId))
  const sections = useMemo(
    () => sectionsOf(q, q === '' ? undefined : data, sesion, recientes),
    [q, data, sesion, recientes],
  )
  const entradas = sections.flatMap(({ entradas: all }) => all)
  // The first one is in hand until the arrows choose another; a new text begins anew.
  const [chosen, setChosen] = useState<{ q: string; clave: string } | null>(null)
  const at = Math.max(0, chosen?.q === q ? entradas.findIndex(({ clave }) => clave === chosen.clave) : 0)
  // What is only like what was typed, or has a part of it, is opened by nobody who did not choose it.
  const parte = q === '' ? null : (data?.parte ?? null)
  const parecidos =
    q !== '' && data?.parecidos === true && !sections.some(({ titulo }) => titulo === t.acciones)
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

  const found = q === '' || !current ? null : (data?.grupos.length ?? 0) === 0
  const n = entradas.filter(({ fila }) => fila !== undefined).length
  return (
    <SearchBox
      style={{ left }}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Hidden role="status">{current && q !== '' && error === null ? t.hallados({ n }) : ''}</Hidden>
      {q !== '' && error !== null && current ? (
        <div className="aviso" role="alert">
          {t.fallo}{' '}
          <button type="button" onClick={() => void refetch()}>
            {interfaz.reintentar}
          </button>
        </div>
      ) : null}
      {q !== '' && data === undefined && error === null && isFetching ? (
        <div className="aviso">
          <Quiet>{t.buscando}</Quiet>
        </div>
      ) : null}
      {found === true && error === null ? (
        <div className="aviso">
          {t.nada({ q })} <Quiet>{t.nadaAyuda}</Quiet>
        </div>
      ) : null}
      {current && parte !== null ? <div className="aviso">{t.parte({ q, parte })}</div> : null}
      {current && parecidos ? <div className="aviso">{t.parecidos({ q })}</div> : null}
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
                <Line entrada={entrada} />
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

function Line({ entrada: { icon, titulo, detalle, estado, fila } }: { entrada: Entrada }) {
  return (
    <>
      <Icon name={icon} size={18} color={c.texto2} />
      <Text min={0}>
        <Text className="corto" block weight={fila ? 600 : 400}>
          {titulo}
        </Text>
        {detalle === '' ? null : (
          <Quiet>
            <span className="corto chico">{detalle}</span>
          </Quiet>
        )}
      </Text>
      {fila === undefined ? null : (
        <span className="lado">
          {fila.importe === null ? null : <Money value={fila.importe} currency={fila.moneda} />}
          {fila.fechaPago === null ? null : (
            <Text className="chico" block>
              {t.pagoPrevisto({ dia: fechaDePago(fila.fechaPago) })}
            </Text>
          )}
          <Quiet>
            <span className="chico">
              {[estado, fila.fecha === null ? null : fecha(fila.fecha)].filter(Boolean).join(' · ')}
            </span>
          </Quiet>
        </span>
      )}
    </>
  )
}
