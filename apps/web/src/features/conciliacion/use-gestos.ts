import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { useCallback } from 'react'
import { type ComoSeAplica, type Destino, destinoDe } from './destino.ts'
import { placeOf } from './nombres.ts'
import { preguntaDe } from './pregunta-de.ts'
import type { Abierto, Pregunta } from './revisar-dialogs.tsx'
import type { Acciones } from './use-acciones.ts'
import type { Lugar } from './use-cola.ts'
import type { EnMano } from './use-en-mano.ts'
import type { Marcas } from './use-marcas.ts'

type Fila = MovimientoPorConciliar
type De = {
  acciones: Acciones
  marcas: Marcas
  enMano: EnMano
  lugar: Lugar
  /** Gives the focus back to the list. */
  hold: () => void
  setAbierto: (abierto: Abierto) => void
  /** Asks what a row needs before it is applied, unless a dialog about something else is open by then. */
  ask: (pregunta: Pregunta) => void
}

/** What a person does with the row in hand, or with those chosen. */
export function useGestos({ acciones, marcas, enMano, lugar, hold, setAbierto, ask }: De) {
  const { abierta, sugerencias, elegida, unchoose } = enMano
  const apply = useCallback(
    (one: Fila, destino: Destino, como: ComoSeAplica) =>
      acciones.aceptar(one, destino, como).catch((failure: unknown) => {
        const pregunta = preguntaDe(failure, one, destino, como)
        if (pregunta === null) throw failure
        ask(pregunta)
      }),
    [acciones, ask],
  )
  const accept = (sugerencia: Sugerencia | undefined) => {
    if (abierta === null || sugerencia === undefined || sugerencia.aplicar === 0) return
    hold()
    unchoose()
    const how = { lugar: placeOf(sugerencia), restante: sugerencia.restante }
    // Its refusal is in the notice already.
    apply(abierta, destinoDe(sugerencia), how).catch(() => undefined)
  }
  const reject = (sugerencia: Sugerencia | undefined) => {
    if (abierta === null || sugerencia === undefined) return
    hold()
    unchoose()
    void acciones.rechazar(abierta, sugerencia)
  }
  const undo = (one?: Parameters<Acciones['deshacer']>[0]) => {
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
      if (done) marcas.drop(filas)
    })
  }
  const moveInHand = () => {
    if (marcas.filas.length > 0) move(marcas.filas)
    else if (abierta !== null) move([abierta])
  }
  const openFor = (que: 'buscar' | 'repartir' | 'ignorar') => {
    if (abierta === null) return
    if (que === 'buscar') setAbierto({ que, fila: abierta })
    else if (que === 'repartir')
      setAbierto({ que, fila: abierta, inicio: sugerencias[elegida]?.lineas ?? [] })
    else setAbierto({ que, filas: marcas.filas.length > 0 ? marcas.filas : [abierta] })
  }
  return { apply, accept, reject, undo, move, moveInHand, openFor }
}
