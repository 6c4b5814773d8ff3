import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keysOn, typing, useKeyHelp } from '../../lib/keys.ts'
import { useMedia } from '../../lib/use-media.ts'
import { narrowQuery } from '../../lib/widths.ts'
import type { ListState } from '../../ui/grid/list-state.ts'
import type { Abierto, Pregunta } from './revisar-dialogs.tsx'
import { useAcciones } from './use-acciones.ts'
import { useAviso } from './use-aviso.ts'
import { type Lugar, useCola } from './use-cola.ts'
import { useEnMano } from './use-en-mano.ts'
import { useGestos } from './use-gestos.ts'
import { useMarcas } from './use-marcas.ts'

/** What each key does; `Ctrl+z` stands for its Command too. */
type Teclas = Readonly<Record<string, () => void>>

const pressesItself = (target: HTMLElement): boolean =>
  target.closest('button, a, summary, [role=tab], [role=menuitem]') !== null

/**
 * Keys of the panel that has the focus: never while typing, never in a dialog opened over it. On a button, Enter and
 * Space stay the button's.
 */
const onTeclas = (teclas: Teclas) => (event: KeyboardEvent<HTMLElement>) => {
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

/** The row in hand with its suggestions, what a person does with it, and the keys for it. */
export function useRevisar(state: ListState, lugar: Lugar) {
  const narrow = useMedia(narrowQuery)
  const query = useMemo(
    () => ({ ...state.filterQuery, orden: state.orden ?? '-fechaOperacion', lugar }),
    [state.filterQuery, state.orden, lugar],
  )
  const cola = useCola(query, !narrow)
  const avisos = useAviso()
  const { aviso, say, pila } = avisos
  const acciones = useAcciones(cola, avisos)
  const marcas = useMarcas(cola)
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const seen = useRef(abierto)
  useEffect(() => {
    seen.current = abierto
  }, [abierto])
  // What is being written in a dialog about something else stays: the notice says what the row needs, and leads to it.
  const ask = useCallback(
    (pregunta: Pregunta) => {
      const { current: open } = seen
      const own = open !== null && 'fila' in open && open.fila.movimientoID === pregunta.fila.movimientoID
      if (open !== null && !own) return
      say(null)
      setAbierto(pregunta)
    },
    [say],
  )
  useKeyHelp(t.teclas.titulo, t.teclas.ayuda)
  const { list, hold } = useListFocus(cola.filas.length > 0, narrow)
  const enMano = useEnMano(cola)
  const gestos = useGestos({ acciones, marcas, enMano, lugar, hold, setAbierto, ask })

  const { sugerencias, elegida, choose } = enMano
  const { accept, reject, undo, openFor } = gestos
  const teclas = {
    ArrowDown: () => cola.step(1),
    ArrowUp: () => cola.step(-1),
    Enter: () => accept(sugerencias[elegida]),
    b: () => openFor('buscar'),
    r: () => openFor('repartir'),
    d: () => gestos.moveInHand(),
    x: () => reject(sugerencias[elegida]),
    Delete: () => reject(sugerencias[elegida]),
    i: () => openFor('ignorar'),
    z: () => undo(),
    'Ctrl+z': () => undo(),
    ' ': () => marcas.toggleActual(),
    Escape: () => marcas.clear(),
    ...Object.fromEntries(sugerencias.slice(0, 9).map((_one, i) => [String(i + 1), () => choose(i)])),
  }
  const close = () => {
    // One that was left, or led to another (which method?), takes nothing away: neither a dialog nor the focus.
    if (seen.current !== abierto) return
    setAbierto(null)
    requestAnimationFrame(() => {
      if (seen.current === null || seen.current === abierto) hold()
    })
  }
  const stillOpen = aviso?.deshacer !== undefined && pila.includes(aviso.deshacer)
  return {
    narrow,
    cola,
    marcas,
    acciones,
    list,
    datos: enMano.datos,
    error: enMano.error,
    sugerencia: { elegida, busy: enMano.busy, onChoose: choose, onAccept: accept, onReject: reject },
    aviso: { aviso, open: stillOpen, onUndo: undo, onGo: cola.ir },
    /** The notice is read: the keys work on the list again. */
    hush: () => {
      say(null)
      hold()
    },
    abierto,
    setAbierto,
    close,
    apply: gestos.apply,
    undo,
    move: gestos.move,
    openFor,
    onKeyDown: onTeclas(teclas),
  }
}

/** Where the keys work: the list has the focus on arrival, unless a field or a dialog does, and `hold` gives it back. */
function useListFocus(ready: boolean, narrow: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const hold = useCallback(() => {
    if (!narrow) list.current?.focus({ preventScroll: true })
  }, [narrow])
  useEffect(() => {
    const { activeElement } = document
    if (ready && (activeElement === document.body || activeElement?.tagName === 'MAIN')) hold()
  }, [ready, hold])
  return { list, hold }
}
