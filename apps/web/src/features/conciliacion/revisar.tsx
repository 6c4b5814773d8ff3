import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { useRef } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { GridError, GridSkeleton } from '../../ui/grid/grid-states.tsx'
import type { ListState } from '../../ui/grid/list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { look } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { AvisoView } from './aviso-view.tsx'
import { Detalle } from './detalle.tsx'
import { Leyenda } from './leyenda.tsx'
import { PanelLista } from './panel-lista.tsx'
import { RevisarDialogs } from './revisar-dialogs.tsx'
import { useAlto } from './use-alto.ts'
import type { Lugar } from './use-cola.ts'
import { useRevisar } from './use-revisar.ts'

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
  paraDespues: number
}
/** What is left, one row in hand with its suggestions; every action goes on to the next one that is left. */
export function Revisar({ state, lugar, paraDespues }: RevisarProps) {
  const revision = useRevisar(state, lugar)
  const { narrow, cola, marcas, list, setAbierto, move } = revision
  const { actual, filas } = cola
  const panes = useRef<HTMLDivElement>(null)
  const alto = useAlto(panes, 45)
  const nothing = !cola.loading && cola.error === null && filas.length === 0 && actual === null
  const aviso = <AvisoView {...revision.aviso} onClose={revision.hush} />
  return (
    <>
      <Panes
        ref={panes}
        onKeyDown={revision.onKeyDown}
        className={look({ block: narrow || nothing })}
        style={{ height: narrow || nothing ? undefined : alto }}
      >
        {narrow && actual !== null ? null : (
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
        )}
        {(narrow && actual === null) || nothing ? (
          aviso
        ) : (
          <section className="detalle" aria-label={t.detalle}>
            {narrow ? (
              <div>
                <Button size="small" startIcon={<Icon name="izq" />} onClick={() => cola.ir(null)}>
                  {t.volverALista}
                </Button>
              </div>
            ) : null}
            <div className="cuerpo">
              <EnMano revision={revision} />
            </div>
            {aviso}
          </section>
        )}
      </Panes>
      {cola.error === null ? null : <GridError error={cola.error} />}
      {nothing ? null : <Leyenda />}
      <RevisarDialogs
        abierto={revision.abierto}
        onClose={revision.close}
        apply={revision.apply}
        acciones={revision.acciones}
        marcas={marcas}
      />
    </>
  )
}

/** The row in hand; or why there is none to show. */
function EnMano({ revision }: { revision: ReturnType<typeof useRevisar> }) {
  const { cola, datos, error, sugerencia, openFor, setAbierto, move, undo } = revision
  if (cola.actual === null)
    return cola.filas.length === 0 ? null : <Notice tono="neutro">{t.eligeUno}</Notice>
  if (datos === undefined) {
    if (error === null) return <GridSkeleton rows={6} height={56} />
    return error instanceof ApiError && error.status === 404 ? (
      <Notice tono="atencion">{conciliacionMovimiento.movimientoSeFue}</Notice>
    ) : (
      <ErrorNotice error={error} />
    )
  }
  const { movimiento } = datos
  return (
    <Detalle
      datos={datos}
      {...sugerencia}
      onSearch={() => openFor('buscar')}
      onSplit={() => openFor('repartir')}
      onIgnore={() => setAbierto({ que: 'ignorar', filas: [movimiento] })}
      onAside={() => move([movimiento])}
      onUndo={(accionID, rechazo) =>
        undo({ tipo: 'accion', accionID, movimientoID: movimiento.movimientoID, rechazo })
      }
    />
  )
}
