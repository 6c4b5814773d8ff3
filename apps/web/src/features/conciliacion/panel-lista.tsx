import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import { contar } from '@valija/contract/message-type.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { usePhone } from '../../lib/use-media.ts'
import { BulkBar } from '../../ui/grid/bulk-bar.tsx'
import { GridEmpty, GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { GridToolbar } from '../../ui/grid/grid-toolbar.tsx'
import type { ListState } from '../../ui/grid/use-list-state.ts'
import { look, Quiet, Row } from '../../ui/layout.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WhyButton } from '../../ui/why-button.tsx'
import { Filtros, usePillText } from './filtros.tsx'
import { ListaMovimientos } from './lista-movimientos.tsx'
import { sumaDe } from './nombres.ts'
import { resumenQuery } from './queries.ts'
import type { Cola, Lugar } from './use-cola.ts'
import type { Marcas } from './use-marcas.ts'

/** The pane is narrow: what does not fit beside the search goes below it. */
const Barra = styled('div')({ '& > [role=search]': { flexWrap: 'wrap', paddingTop: 7, paddingBottom: 7 } })

type PanelListaProps = {
  cola: Cola
  state: ListState
  marcas: Marcas
  listRef: RefObject<HTMLDivElement | null>
  narrow: boolean
  lugar: Lugar
  paraDespues: number
  onAccept: () => void
  onIgnore: () => void
  /** Put aside for later, or brought back from there. */
  onAside: () => void
}
/** Nothing to review is one thing with rows put aside, another without, and a third before a first deposit came. */
function nothingText(lugar: Lugar, paraDespues: number, virgin: boolean): string {
  if (lugar === 'paraDespues') return `${t.nadaAparte} ${t.nadaAparteTexto}`
  if (virgin) return t.nadaImportado
  return paraDespues > 0
    ? t.nadaPorRevisar({ n: paraDespues })
    : `${t.todoConciliado}. ${t.todoConciliadoTexto}`
}
function emptyAction(lugar: Lugar, paraDespues: number) {
  if (lugar === 'paraDespues') return undefined
  const [to, text] =
    paraDespues > 0 ? ['?vista=paraDespues', t.verAparte] : [paths.estadosDeCuenta, t.importarOtro]
  return (
    <Button variant="outlined" component={Link} to={to}>
      {text}
    </Button>
  )
}

/** Not one deposit, done or to be done: nothing was matched either. */
const nothingEver = ({
  sinIdentificar,
  parcial,
  porMaquina,
  porPersona,
  ignorados,
}: ResumenConciliacion): boolean =>
  [sinIdentificar, parcial].every(({ filas }) => filas === 0) &&
  [porMaquina, porPersona, ignorados].every(({ total }) => total === 0)

/** What is left: search, filters and order above; with rows chosen, what can be done with all of them. */
export function PanelLista({
  cola,
  state,
  marcas,
  listRef,
  narrow,
  lugar,
  paraDespues,
  onAccept,
  onIgnore,
  onAside,
}: PanelListaProps) {
  const [filtersOpen, setFiltersOpen] = useState(false)
  const pillText = usePillText()
  const phone = usePhone()
  const { data: resumen } = useQuery(resumenQuery)
  const virgin = resumen !== undefined && nothingEver(resumen)
  const { filas, open, total, totalTopado } = cola
  const pills = state.active.map((name) => ({
    name,
    text:
      name === 'q'
        ? interfaz.busqueda({ texto: state.q })
        : (pillText[name]?.(state.filters[name] ?? '') ?? state.filters[name] ?? ''),
    onRemove: () => (name === 'q' ? state.setQ('') : state.setFilter(name, null)),
  }))
  const count = marcas.filas.length
  const selection = { rows: marcas.filas, count, clear: marcas.clear }
  const options = {
    noun: t.seleccionados,
    bar: () => (
      <>
        <Quiet oneLine>{sumaDe(marcas.filas)}</Quiet>
        <WhyButton
          size="small"
          variant="contained"
          why={count > 200 ? t.muchos({ limite: 200 }) : undefined}
          onClick={onAccept}
        >
          {t.aceptarExactas}
        </WhyButton>
        <MoreMenu
          actions={[
            {
              text:
                lugar === 'porRevisar' ? conciliacionMovimiento.posponer : conciliacionMovimiento.devolver,
              icon: 'bandera',
              onClick: onAside,
            },
            { text: conciliacionMovimiento.ignorar, icon: 'veto', onClick: onIgnore },
          ]}
        />
      </>
    ),
  }
  return (
    <Panel aria-label={t.movimientos} min={0} tall={0} clip column>
      {count > 0 ? (
        <BulkBar selection={selection} options={options} />
      ) : (
        <Barra className={look({ px: phone ? 10 : null, py: phone ? 0 : null })}>
          <GridToolbar
            state={state}
            plural={t.sustantivo[1]}
            search
            filters={<Filtros state={state} />}
            pills={pills}
            extra={
              <MoreMenu
                label={t.ordenar}
                icon="bajaOrden"
                actions={Object.entries(t.ordenes).map(([orden, text]) => ({
                  text,
                  icon: (state.orden ?? '-fechaOperacion') === orden ? 'palomita' : undefined,
                  onClick: () => state.setOrden(orden),
                }))}
              />
            }
            filtersOpen={filtersOpen}
            onFilters={setFiltersOpen}
          />
        </Barra>
      )}
      {cola.recientes === undefined ? null : (
        <Quiet py={6} px={12} small role="status">
          {interfaz.entreRecientes({ n: cola.recientes })}
        </Quiet>
      )}
      {cola.loading ? (
        <GridSkeleton rows={10} height={56} />
      ) : cola.error === null && filas.length === 0 ? (
        <GridEmpty
          empty={{
            text: nothingText(lugar, paraDespues, virgin),
            filtered: t.vacioFiltros,
            action: emptyAction(lugar, paraDespues),
          }}
          filtered={state.active.length > 0}
          plural={t.sustantivo[1]}
          onClear={state.clear}
        />
      ) : (
        <>
          {state.orden === '-puntos' ? (
            <Quiet py={6} px={12} small>
              {t.ordenDePuntos}
            </Quiet>
          ) : null}
          <ListaMovimientos
            cola={cola}
            marcadas={marcas.ids}
            onMark={marcas.mark}
            onOpen={(id) => cola.ir(id, narrow)}
            listRef={listRef}
          />
          {total === null ? null : (
            <Row role="status" nowrap align="stretch" justify="space-between" gap={0} py={8} px={12} small>
              <Quiet>
                {open.length === 0
                  ? lugar === 'paraDespues'
                    ? t.nadaAparte
                    : paraDespues > 0
                      ? t.nadaPorRevisar({ n: paraDespues })
                      : t.todoConciliado
                  : totalTopado
                    ? interfaz.masDe({ total: contar(total, ...t.sustantivo) })
                    : (lugar === 'porRevisar' ? t.quedaron : t.quedaronAparte)({ n: cola.pendientes })}
              </Quiet>
            </Row>
          )}
        </>
      )}
    </Panel>
  )
}
