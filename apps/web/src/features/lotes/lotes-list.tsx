import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { Suspense, useState } from 'react'
import { useSesion } from '../../lib/sesion.ts'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Block, Quiet } from '../../ui/layout.tsx'
import { lazyOverlay } from '../../ui/lazy-overlay.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { EnvioBanner } from './envio-banner.tsx'
import { useFilterPills } from './lote-filters.ts'
import { type LeftOut, LeftOutNotice } from './lotes-bar.tsx'
import { GroupButton } from './lotes-buttons.tsx'
import { type Abierto, type LoteSlots, LotesDialogs } from './lotes-dialogs.tsx'
import { LotesGrid, useFechaPago } from './lotes-grid.tsx'
import { emptyTextOf, tabsOf } from './lotes-offers.ts'
import { RfcTabs } from './rfc-tabs.tsx'
import { useDescarga } from './use-descarga.tsx'
import { useLoteDialog } from './use-lote-dialog.ts'
import { primera, useLotes } from './use-lotes.ts'

const LoteFilterFields = lazyPart(() => import('./lote-filter-fields.tsx'))
const LotesPorHotel = lazyPart(() => import('./lotes-por-hotel.tsx'))
const LoteDialog = lazyOverlay(() => import('./lote-dialog.tsx'))

/** The lotes of one category: four tabs, one grid, processing, downloads, and the detail over it. */
export function LotesList({ categoria, slots }: { categoria: Categoria; slots: LoteSlots }) {
  const lotes = useLotes(categoria)
  const { state, etapa, rfc, validates, conteos, grouped, group } = lotes
  const { rol } = useSesion()
  const pillText = useFilterPills(categoria)
  const fecha = useFechaPago(lotes)
  const descarga = useDescarga()
  const detail = useLoteDialog()
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const [noProcesados, setNoProcesados] = useState<LeftOut>([])
  const banner = (
    <>
      {lotes.ofMany ? null : (
        <Block px={12} py={8} small>
          <Quiet>{t.deQueSon[etapa]}</Quiet>
        </Block>
      )}
      {validates && etapa === primera ? (
        <RfcTabs value={rfc} conteos={conteos} onChange={lotes.setRfc} />
      ) : null}
      {lotes.canProcess ? <EnvioBanner onSee={() => state.setFilter('etapa', 'enProcesoDeEnvio')} /> : null}
      <LeftOutNotice noProcesados={noProcesados} />
      {descarga.notice}
    </>
  )
  const looks = {
    pillText,
    filters: (
      <Suspense fallback={<GridSkeleton rows={5} height={38} />}>
        <LoteFilterFields state={state} categoria={categoria} />
      </Suspense>
    ),
    foot: lotes.ofMany ? <GroupButton grouped={grouped} categoria={categoria} onGroup={group} /> : undefined,
  }
  return (
    <>
      <CountTabs
        label={t.etapas}
        value={etapa}
        onChange={(value) => state.setFilter('etapa', value === primera ? null : value)}
        tabs={tabsOf(rol, etapa, conteos)}
      />
      {grouped ? (
        <Suspense fallback={<GridSkeleton rows={15} height={36} />}>
          <LotesPorHotel
            key={etapa}
            state={state}
            categoria={categoria}
            empty={emptyTextOf(rol, etapa, conteos)}
            onOpen={(proveedorId) => group(false, proveedorId)}
            {...looks}
          />
        </Suspense>
      ) : (
        <LotesGrid
          key={etapa}
          {...{ lotes, categoria, slots, fecha, descarga, banner }}
          openDetail={detail.open}
          show={setAbierto}
          onLeftOut={setNoProcesados}
          {...looks}
        />
      )}
      <LotesDialogs
        abierto={abierto}
        categoria={categoria}
        slots={slots}
        onClose={() => setAbierto(null)}
        onLeftOut={setNoProcesados}
      />
      {detail.id === null ? null : (
        <LoteDialog
          id={detail.id}
          descarga={descarga}
          Pagos={slots.PagosEnDetalle}
          Avisos={slots.Avisos}
          onClose={detail.close}
        />
      )}
    </>
  )
}
