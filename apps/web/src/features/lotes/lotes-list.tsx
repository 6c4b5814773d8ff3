import { enSumas } from '@valija/contract/en-pesos.ts'
import type { ProcesarRespuesta } from '@valija/contract/envio-de-lotes.ts'
import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria, Etapa } from '@valija/domain/lotes/etapas.ts'
import { Suspense, useState } from 'react'
import { lotesApi } from '../../lib/llamadas/lotes.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { usePhone } from '../../lib/use-media.ts'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { LabeledDate } from '../../ui/form/date-pick.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import type { SelectionApi } from '../../ui/grid/grid-types.ts'
import { Row } from '../../ui/layout.tsx'
import { lazyOverlay } from '../../ui/lazy-overlay.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { EnvioBanner } from './envio-banner.tsx'
import { LocalizadorBox } from './localizador-box.tsx'
import { columnsOf } from './lote-columns.tsx'
import { useFilterPills } from './lote-filters.ts'
import { useMarks } from './lote-marks.tsx'
import { deleteEntry, LeftOutNotice, LotesBar } from './lotes-bar.tsx'
import { DownloadButton, GroupButton } from './lotes-buttons.tsx'
import { type Abierto, type LoteSlots, LotesDialogs } from './lotes-dialogs.tsx'
import { emptyTextOf, tabsOf, tabTextOf } from './lotes-offers.ts'
import { RfcTabs } from './rfc-tabs.tsx'
import { useDescarga } from './use-descarga.tsx'
import { useLoteDialog } from './use-lote-dialog.ts'
import { primera, useLotes } from './use-lotes.ts'
import { useRowActions } from './use-row-actions.ts'

const LoteFilterFields = lazyPart(() => import('./lote-filter-fields.tsx'))
const LotesPorHotel = lazyPart(() => import('./lotes-por-hotel.tsx'))
const LoteDialog = lazyOverlay(() => import('./lote-dialog.tsx'))
const source = { ...lotesApi.listar.list(), temas: ['lote'] as const }
const noEtapas: readonly Etapa[] = []
const rowId = ({ id }: LoteFila) => String(id)
const rowName = ({ nombre }: LoteFila) => nombre
const sum = (lotes: readonly LoteFila[]) => enSumas(lotes)
const porElegir = { sum, noun: t.seleccionados }

/** The lotes of one category: four tabs, one grid, processing, downloads, and the detail over it. */
export function LotesList({ categoria, slots = {} }: { categoria: Categoria; slots?: LoteSlots }) {
  const lotes = useLotes(categoria)
  const { state, etapa, rfc, validates, conteos, ajustes, offers, everything, grouped, group } = lotes
  const { dates, processes, downloads } = offers
  const columns = useMarks(source, state, columnsOf(etapa, categoria))
  const { rol, diaDeNegocio } = useSesion()
  const { Comprobante, Pagos, PagosEnDetalle, Avisos, CargarLote } = slots
  const pillText = useFilterPills(categoria)
  const phone = usePhone()
  const [fechaElegida, setFechaPago] = useState<string | null | undefined>(undefined)
  const fechaPago =
    fechaElegida === undefined && everything ? (ajustes?.fechaPagoPropuesta ?? null) : (fechaElegida ?? null)
  const descarga = useDescarga()
  const detail = useLoteDialog()
  const { open: openDetail } = detail
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const [noProcesados, setNoProcesados] = useState<ProcesarRespuesta['noProcesados']>([])

  const actions = useRowActions({
    pays: useCan('comprobantes.agregar') && Comprobante !== undefined,
    comision: categoria === 'Comisionista' && Pagos !== undefined,
    eliminarHasta: ajustes?.eliminarHasta ?? noEtapas,
    openDetail,
    show: setAbierto,
  })
  const date = (
    <LabeledDate label={t.fechaDePago} value={fechaPago} onChange={setFechaPago} min={diaDeNegocio} weekday />
  )
  const bar = (selection: SelectionApi<LoteFila>) => (
    <>
      {downloads ? <DownloadButton ids={selection.rows.map(({ id }) => id)} descarga={descarga} /> : null}
      {dates ? date : null}
      <LotesBar
        selection={selection}
        validates={rfc === 'sinValidar'}
        processed={offers.processed}
        onProcess={
          processes && fechaPago !== null
            ? () => setAbierto({ que: 'procesar', selection, fechaPago })
            : undefined
        }
        onLeftOut={setNoProcesados}
      />
    </>
  )
  const menu = ({ rows, clear }: SelectionApi<LoteFila>) =>
    offers.deletes ? [deleteEntry(() => setAbierto({ que: 'eliminar', lotes: rows, done: clear }))] : []
  const banner = (
    <>
      {validates && etapa === primera ? (
        <RfcTabs value={rfc} conteos={conteos} onChange={lotes.setRfc} />
      ) : null}
      {lotes.canProcess ? <EnvioBanner onSee={() => state.setFilter('etapa', 'enProcesoDeEnvio')} /> : null}
      <LeftOutNotice noProcesados={noProcesados} />
      {descarga.notice}
    </>
  )
  const foot = lotes.ofMany ? (
    <GroupButton grouped={grouped} categoria={categoria} onGroup={group} />
  ) : undefined
  const filters = (
    <Suspense fallback={<GridSkeleton rows={5} height={38} />}>
      <LoteFilterFields state={state} categoria={categoria} />
    </Suspense>
  )
  const locates = categoria === 'Comisionista' && etapa === 'pagado'
  // On a phone the date waits in the bar of the selection, under the thumb.
  const tools =
    dates && !phone ? (
      date
    ) : downloads || etapa === 'pagado' ? (
      <Row>
        {locates ? <LocalizadorBox state={state} /> : null}
        {downloads ? <DownloadButton ids={[]} descarga={descarga} /> : null}
      </Row>
    ) : undefined
  const nothing = emptyTextOf(rol, etapa, conteos)
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
            filters={filters}
            pillText={pillText}
            empty={nothing}
            foot={foot}
            onOpen={(proveedorId) => group(false, proveedorId)}
          />
        </Suspense>
      ) : (
        <Grid<LoteFila>
          key={etapa}
          name={`lotes-${categoria}-${etapa}`}
          label={t.titulo}
          tabText={tabTextOf(rol, etapa)}
          source={source}
          state={state}
          columns={columns}
          rowId={rowId}
          rowName={rowName}
          noun={t.sustantivo}
          empty={{
            text: nothing,
            action: CargarLote && etapa === primera ? <CargarLote categoria={categoria} /> : undefined,
          }}
          actions={actions}
          onOpen={({ id }) => openDetail(id)}
          selection={{ ...porElegir, everything, bar, menu }}
          filters={filters}
          foot={foot}
          pillText={pillText}
          toolbarExtra={tools}
          banner={banner}
          underTabs
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
          Pagos={PagosEnDetalle}
          Avisos={Avisos}
          onClose={detail.close}
        />
      )}
    </>
  )
}
