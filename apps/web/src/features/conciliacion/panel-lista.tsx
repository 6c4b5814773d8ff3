import { useQuery } from '@tanstack/react-query'
import type { ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import { contar } from '@valija/contract/message-type.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type RefObject, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { GridEmpty, GridSkeleton } from '../../ui/grid/grid-states.tsx'
import type { ListState } from '../../ui/grid/list-state.ts'
import { Quiet, Row } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BarraDeFiltros, BarraDeMarcas } from './barras-de-lista.tsx'
import { resumenQuery } from './conciliacion-calls.ts'
import { ListaMovimientos } from './lista-movimientos.tsx'
import type { Cola, Lugar } from './use-cola.ts'
import type { Marcas } from './use-marcas.ts'

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
  return <LinkButton to={to}>{text}</LinkButton>
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
  const { data: resumen } = useQuery(resumenQuery)
  const virgin = resumen !== undefined && nothingEver(resumen)
  const { filas } = cola
  return (
    <Panel aria-label={t.movimientos} min={0} tall={0} clip column>
      {marcas.filas.length > 0 ? (
        <BarraDeMarcas {...{ marcas, lugar, onAccept, onIgnore, onAside }} />
      ) : (
        <BarraDeFiltros state={state} filtersOpen={filtersOpen} onFilters={setFiltersOpen} />
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
          <Pie cola={cola} lugar={lugar} paraDespues={paraDespues} />
        </>
      )}
    </Panel>
  )
}

type PieProps = Pick<PanelListaProps, 'cola' | 'lugar' | 'paraDespues'>
/** How many are left, or that none is. */
function Pie({ cola: { open, total, totalTopado, pendientes }, lugar, paraDespues }: PieProps) {
  if (total === null) return null
  const left = totalTopado
    ? interfaz.masDe({ total: contar(total, ...t.sustantivo) })
    : (lugar === 'porRevisar' ? t.quedaron : t.quedaronAparte)({ n: pendientes })
  const none = paraDespues > 0 ? t.nadaPorRevisar({ n: paraDespues }) : t.todoConciliado
  return (
    <Row role="status" nowrap align="stretch" justify="space-between" gap={0} py={8} px={12} small>
      <Quiet>{open.length > 0 ? left : lugar === 'paraDespues' ? t.nadaAparte : none}</Quiet>
    </Row>
  )
}
