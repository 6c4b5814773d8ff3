import { styled } from '@mui/material/styles'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { usePhone } from '../../lib/use-media.ts'
import { BulkBar } from '../../ui/grid/bulk-bar.tsx'
import { GridToolbar } from '../../ui/grid/grid-toolbar.tsx'
import type { ListState } from '../../ui/grid/list-state.ts'
import { pillsOf } from '../../ui/grid/pills.ts'
import { look, Quiet } from '../../ui/layout.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { WhyButton } from '../../ui/why-button.tsx'
import { Filtros, usePillText } from './filtros.tsx'
import { sumaDe } from './nombres.ts'
import type { Lugar } from './use-cola.ts'
import type { Marcas } from './use-marcas.ts'

/** What one call takes. */
const limite = 200

type BarraDeMarcasProps = {
  marcas: Marcas
  lugar: Lugar
  onAccept: () => void
  onIgnore: () => void
  /** Put aside for later, or brought back from there. */
  onAside: () => void
}
/** What can be done with all the rows that are chosen. */
export function BarraDeMarcas({ marcas, lugar, onAccept, onIgnore, onAside }: BarraDeMarcasProps) {
  const { filas, clear } = marcas
  const aside = lugar === 'porRevisar' ? conciliacionMovimiento.posponer : conciliacionMovimiento.devolver
  const bar = () => (
    <>
      <Quiet oneLine>{sumaDe(filas)}</Quiet>
      <WhyButton
        size="small"
        variant="contained"
        why={filas.length > limite ? t.muchos({ limite }) : undefined}
        onClick={onAccept}
      >
        {t.aceptarExactas}
      </WhyButton>
      <MoreMenu
        actions={[
          { text: aside, icon: 'bandera', onClick: onAside },
          { text: conciliacionMovimiento.ignorar, icon: 'veto', onClick: onIgnore },
        ]}
      />
    </>
  )
  return (
    <BulkBar
      selection={{ rows: filas, count: filas.length, clear }}
      options={{ noun: t.seleccionados, bar }}
    />
  )
}

/** The pane is narrow: what does not fit beside the search goes below it. */
const Barra = styled('div')({ '& > [role=search]': { flexWrap: 'wrap', paddingTop: 7, paddingBottom: 7 } })

type BarraDeFiltrosProps = { state: ListState; filtersOpen: boolean; onFilters: (open: boolean) => void }
/** Search, filters and order. */
export function BarraDeFiltros({ state, filtersOpen, onFilters }: BarraDeFiltrosProps) {
  const pills = pillsOf(state, usePillText())
  const phone = usePhone()
  const actions = Object.entries(t.ordenes).map(([orden, text]) => ({
    text,
    icon: (state.orden ?? '-fechaOperacion') === orden ? ('palomita' as const) : undefined,
    onClick: () => state.setOrden(orden),
  }))
  return (
    <Barra className={look({ px: phone ? 10 : null, py: phone ? 0 : null })}>
      <GridToolbar
        state={state}
        plural={t.sustantivo[1]}
        search
        filters={<Filtros state={state} />}
        pills={pills}
        extra={<MoreMenu label={t.ordenar} icon="bajaOrden" actions={actions} />}
        filtersOpen={filtersOpen}
        onFilters={onFilters}
      />
    </Barra>
  )
}
