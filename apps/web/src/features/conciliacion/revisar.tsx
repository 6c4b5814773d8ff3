import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useKeyHelp } from '../../lib/keys.ts'
import { useMedia } from '../../lib/use-media.ts'
import { narrowQuery } from '../../lib/widths.ts'
import { GridError, GridSkeleton } from '../../ui/grid/grid-states.tsx'
import type { ListState } from '../../ui/grid/use-list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { AvisoView } from './aviso-view.tsx'
import { Detalle } from './detalle.tsx'
import { Leyenda } from './leyenda.tsx'
import { placeOf } from './nombres.ts'
import { PanelLista } from './panel-lista.tsx'
import { preferida } from './preferida.ts'
import { movimientoQuery } from './queries.ts'
import { type Abierto, RevisarDialogs } from './revisar-dialogs.tsx'
import { type Destino, destinoOf, useAcciones } from './use-acciones.ts'
import { useAlto } from './use-alto.ts'
import { useAviso } from './use-aviso.ts'
import { type Lugar, useCola } from './use-cola.ts'
import { useMarcas } from './use-marcas.ts'
import { useTeclas } from './use-teclas.ts'

type Fila = MovimientoPorConciliar
const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(340px, 490px) minmax(0, 1fr)',
  gap: 16,
  outline: 'none',
  '& > .detalle': { display: 'flex', flexDirection: 'column', gap: 12, minHeight: 0, minWidth: 0 },
  '& > .detalle > .cuerpo': {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    padding: 2,
  },
})

type RevisarProps = {
  state: ListState
  lugar: Lugar
  /** How many were put aside: said where nothing else is left. */
  paraDespues?: number
}
/** What is left, one row in hand with its suggestions; every action goes on to the next one that is left. */
export function Revisar({ state, lugar, paraDespues = 0 }: RevisarProps) {
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
  const [choice, setChoice] = useState<{ de: number | null; i: number }>({ de: null, i: 0 })
  const panes = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const alto = useAlto(panes, 45)
  useKeyHelp(t.teclas.titulo, t.teclas.ayuda)

  const { actual, filas, ir, step, nextLeft } = cola
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
  const elegida = choice.de === actual ? Math.min(choice.i, sugerencias.length - 1) : preferida(sugerencias)
  const fila = datos?.movimiento
  const sending = actual !== null && cola.hechoDe(actual)?.estado === 'enviando'
  const open =
    fila !== undefined && (fila.estado === 'sinIdentificar' || fila.estado === 'parcial') && !sending

  /** After the pointer the keys still work: the focus goes back to the list. */
  const hold = useCallback(() => {
    if (!narrow) list.current?.focus({ preventScroll: true })
  }, [narrow])
  const apply = useCallback(
    (one: Fila, destino: Destino, how: { lugar: string; restante: number }) =>
      acciones.aceptar(one, destino, how).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.codigo === 'sinMetodoDeCuenta' && 'reserva' in destino) {
          say(null)
          setAbierto({
            que: 'metodo',
            fila: one,
            bookingCode: destino.reserva.bookingCode,
            motivo: failure.mensaje,
            ...how,
          })
          return
        }
        if (
          failure instanceof ApiError &&
          failure.codigo === 'comprobanteReutilizado' &&
          'reserva' in destino
        ) {
          say(null)
          const coincidencias = failure.detalles.map(({ mensaje }) => mensaje)
          setAbierto({ que: 'reuso', fila: one, reserva: destino.reserva, coincidencias, ...how })
          return
        }
        throw failure
      }),
    [acciones, say],
  )
  const accept = (sugerencia: Sugerencia | undefined) => {
    if (!open || sugerencia === undefined || sugerencia.aplicar === 0) return
    hold()
    setChoice({ de: null, i: 0 })
    const how = { lugar: placeOf(sugerencia), restante: sugerencia.restante }
    // Its refusal is in the notice already.
    apply(fila, destinoOf(sugerencia), how).catch(() => undefined)
  }
  const reject = (sugerencia: Sugerencia | undefined) => {
    if (!open || sugerencia === undefined) return
    hold()
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
    marcas.clear()
    const back = filas.length === 1 ? one.paraDespuesAccionID !== null : lugar === 'paraDespues'
    void (back ? acciones.devolver(filas) : acciones.posponer(filas))
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
    ...Object.fromEntries(
      sugerencias.slice(0, 9).map((_one, i) => [String(i + 1), () => setChoice({ de: actual, i })]),
    ),
  }
  const onKeyDown = useTeclas(teclas)
  // On arrival the keys work at once; a field or a dialog that has the focus keeps it.
  const ready = filas.length > 0
  useEffect(() => {
    if (
      ready &&
      !narrow &&
      (document.activeElement === document.body || document.activeElement?.tagName === 'MAIN')
    )
      list.current?.focus({ preventScroll: true })
  }, [ready, narrow])

  const close = () => {
    // One that led to another (which method?) does not take that one away.
    setAbierto((now) => (now === abierto ? null : now))
    requestAnimationFrame(hold)
  }
  const showList = !narrow || actual === null
  const nothing = !cola.loading && cola.error === null && filas.length === 0 && actual === null
  const showDetail = (!narrow || actual !== null) && !nothing
  const stillOpen = (one: typeof aviso) => one?.deshacer !== undefined && pila.includes(one.deshacer)
  return (
    <>
      <Panes
        ref={panes}
        onKeyDown={onKeyDown}
        style={narrow || nothing ? { display: 'block' } : { height: alto }}
      >
        {showList ? (
          <PanelLista
            cola={cola}
            state={state}
            marcas={marcas}
            listRef={list}
            narrow={narrow}
            lugar={lugar}
            paraDespues={paraDespues}
            onAccept={() => setAbierto({ que: 'aceptar', filas: marcas.filas })}
            onIgnore={() => setAbierto({ que: 'ignorar', filas: marcas.filas })}
            onAside={() => move(marcas.filas)}
          />
        ) : null}
        {showDetail ? (
          <section className="detalle" aria-label={t.detalle}>
            {narrow ? (
              <div>
                <Button size="small" startIcon={<Icon name="izq" />} onClick={() => ir(null)}>
                  {t.volverALista}
                </Button>
              </div>
            ) : null}
            <div className="cuerpo">
              {actual === null ? (
                filas.length === 0 ? null : (
                  <Notice tono="neutro">{t.eligeUno}</Notice>
                )
              ) : error !== null && datos === undefined ? (
                error instanceof ApiError && error.status === 404 ? (
                  <Notice tono="atencion">{t.movimientoSeFue}</Notice>
                ) : (
                  <ErrorNotice error={error} />
                )
              ) : datos === undefined ? (
                <GridSkeleton rows={6} height={56} />
              ) : (
                <Detalle
                  datos={datos}
                  elegida={elegida}
                  busy={sending}
                  onChoose={(i) => setChoice({ de: actual, i })}
                  onAccept={accept}
                  onReject={reject}
                  onSearch={() => openFor('buscar')}
                  onSplit={() => openFor('repartir')}
                  onIgnore={() => setAbierto({ que: 'ignorar', filas: [datos.movimiento] })}
                  onAside={() => move([datos.movimiento])}
                  onUndo={(accionID, rechazo) =>
                    undo({ tipo: 'accion', accionID, movimientoID: datos.movimiento.movimientoID, rechazo })
                  }
                />
              )}
            </div>
            <AvisoView
              aviso={aviso}
              open={stillOpen(aviso)}
              onUndo={undo}
              onGo={ir}
              onClose={() => {
                say(null)
                hold()
              }}
            />
          </section>
        ) : (
          <AvisoView
            aviso={aviso}
            open={stillOpen(aviso)}
            onUndo={undo}
            onGo={ir}
            onClose={() => say(null)}
          />
        )}
      </Panes>
      {cola.error === null ? null : <GridError error={cola.error} onRetry={cola.retry} />}
      {nothing ? null : <Leyenda />}
      <RevisarDialogs abierto={abierto} onClose={close} apply={apply} acciones={acciones} marcas={marcas} />
    </>
  )
}
