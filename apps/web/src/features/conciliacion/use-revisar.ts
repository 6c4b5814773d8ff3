import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useKeyHelp } from '../../lib/keys.ts'
import { useMedia } from '../../lib/use-media.ts'
import { narrowQuery } from '../../lib/widths.ts'
import type { ListState } from '../../ui/grid/use-list-state.ts'
import { type ComoSeAplica, type Destino, destinoDe } from './destino.ts'
import { placeOf } from './nombres.ts'
import { preferida } from './preferida.ts'
import { preguntaDe } from './pregunta-de.ts'
import { movimientoQuery } from './queries.ts'
import type { Abierto } from './revisar-dialogs.tsx'
import { onTeclas } from './teclas.ts'
import { useAcciones } from './use-acciones.ts'
import { useAviso } from './use-aviso.ts'
import { type Lugar, useCola } from './use-cola.ts'
import { useListFocus } from './use-list-focus.ts'
import { useMarcas } from './use-marcas.ts'

type Fila = MovimientoPorConciliar

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
  /** By what it is: what comes in meanwhile may change their order, or take it away; then none is in hand. */
  const [choice, setChoice] = useState<{ de: number; clave: string } | null>(null)
  useKeyHelp(t.teclas.titulo, t.teclas.ayuda)

  const { actual, filas, ir, step, nextLeft } = cola
  const { list, hold } = useListFocus(filas.length > 0, narrow)
  const { data: datos, error } = useQuery({
    ...movimientoQuery(actual ?? 0),
    enabled: actual !== null,
  })
  const client = useQueryClient()
  const following = actual === null ? null : nextLeft(actual)
  // The next one is looked at ahead of time: going on costs no wait.
  useEffect(() => {
    if (following !== null) void client.prefetchQuery(movimientoQuery(following))
  }, [client, following])

  const sugerencias = datos?.sugerencias ?? []
  const elegida =
    choice !== null && choice.de === actual
      ? sugerencias.findIndex(({ clave }) => clave === choice.clave)
      : preferida(sugerencias)
  const choose = (i: number) => {
    const one = sugerencias[i]
    if (actual !== null && one !== undefined) setChoice({ de: actual, clave: one.clave })
  }
  const fila = datos?.movimiento
  const sending = actual !== null && cola.hechoDe(actual)?.estado === 'enviando'
  const open =
    fila !== undefined && (fila.estado === 'sinIdentificar' || fila.estado === 'parcial') && !sending

  const apply = useCallback(
    (one: Fila, destino: Destino, como: ComoSeAplica) =>
      acciones.aceptar(one, destino, como).catch((failure: unknown) => {
        const pregunta = preguntaDe(failure, one, destino, como)
        if (pregunta === null) throw failure
        say(null)
        setAbierto(pregunta)
      }),
    [acciones, say],
  )
  const accept = (sugerencia: Sugerencia | undefined) => {
    if (!open || sugerencia === undefined || sugerencia.aplicar === 0) return
    hold()
    setChoice(null)
    const how = { lugar: placeOf(sugerencia), restante: sugerencia.restante }
    // Its refusal is in the notice already.
    apply(fila, destinoDe(sugerencia), how).catch(() => undefined)
  }
  const reject = (sugerencia: Sugerencia | undefined) => {
    if (!open || sugerencia === undefined) return
    hold()
    setChoice(null)
    void acciones.rechazar(fila, sugerencia)
  }
  const undo = (one?: Parameters<typeof acciones.deshacer>[0]) => {
    hold()
    void acciones.deshacer(one)
  }
  /** Aside for later, or back from there: what is aside by itself, the rest of a choice as its view does. */
  const move = (filas: readonly Fila[]) => {
    const [one] = filas
    if (one === undefined) return
    hold()
    const back = filas.length === 1 ? one.paraDespuesAccionID !== null : lugar === 'paraDespues'
    void (back ? acciones.devolver(filas) : acciones.posponer(filas)).then((done) => {
      if (done) marcas.clear()
    })
  }
  const moveInHand = () => {
    if (marcas.filas.length > 0) move(marcas.filas)
    else if (open) move([fila])
  }
  const openFor = (que: 'buscar' | 'repartir' | 'ignorar') => {
    if (!open) return
    if (que === 'buscar') setAbierto({ que, fila })
    else if (que === 'repartir') setAbierto({ que, fila, inicio: sugerencias[elegida]?.lineas ?? [] })
    else setAbierto({ que, filas: marcas.filas.length > 0 ? marcas.filas : [fila] })
  }
  const teclas = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => accept(sugerencias[elegida]),
    b: () => openFor('buscar'),
    r: () => openFor('repartir'),
    d: () => moveInHand(),
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
    // One that led to another (which method?) does not take that one away.
    setAbierto((now) => (now === abierto ? null : now))
    requestAnimationFrame(hold)
  }
  const stillOpen = aviso?.deshacer !== undefined && pila.includes(aviso.deshacer)
  return {
    narrow,
    cola,
    marcas,
    acciones,
    list,
    datos,
    error,
    sugerencia: {
      elegida,
      busy: sending,
      onChoose: choose,
      onAccept: accept,
      onReject: reject,
    },
    aviso: { aviso, open: stillOpen, onUndo: undo, onGo: ir },
    /** The notice is read: the keys work on the list again. */
    hush: () => {
      say(null)
      hold()
    },
    abierto,
    setAbierto,
    close,
    apply,
    undo,
    move,
    openFor,
    onKeyDown: onTeclas(teclas),
  }
}
