import type { Pagina } from '@valija/contract/lista.ts'
import { type ReactNode, useRef, useState } from 'react'
import { usePhone } from '../../lib/use-media.ts'
import { useWork } from '../../lib/use-work.ts'
import { lazyOverlay } from '../lazy-overlay.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { exportList, type Formato } from './export-list.ts'
import { GridBody } from './grid-body.tsx'
import { GridFoot } from './grid-foot.tsx'
import { GridNotices } from './grid-notices.tsx'
import type { GridProps } from './grid-props.ts'
import { GridToolbar } from './grid-toolbar.tsx'
import { ListPanel } from './list-panel.ts'
import type { ListState } from './list-state.ts'
import { pillsOf } from './pills.ts'
import type { PrintDialogProps } from './print-dialog.tsx'
import { useChosen } from './use-chosen.ts'
import { actionsWidthOf, useGridColumns } from './use-grid-columns.ts'
import { useList } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { usePrinting } from './use-printing.ts'

/** A lazy part forgets what it is generic over. */
const Print = lazyOverlay<PrintDialogProps<never>>(() => import('./print-dialog.tsx')) as unknown as <F>(
  props: PrintDialogProps<F>,
) => ReactNode

const noActions = () => []
const noRows: never[] = []

const absentOf = ({ ausentes = [] }: Pagina<unknown>, { filters }: ListState) =>
  ausentes.length === 0 ? null : { ausentes, total: (filters.codigos ?? '').split(' ').length }

/**
 * The one list of the product: paged, sorted, filtered and exported by the server; state in the URL (`useListState`);
 * selection that survives paging; cards on a phone.
 */
export function Grid<F>(props: GridProps<F>) {
  const { name, label, source, state, rowId, rowName, noun, empty, selection } = props
  const { actions = noActions, search = true, exportable = true } = props
  const { pillText = {}, underTabs = false, failure = null } = props
  const phone = usePhone()
  const { data, error, isFetching, isPlaceholderData } = useList(source, state)
  const page: Pagina<F> | undefined = data
  const rows: F[] = page?.filas ?? noRows
  const panel = useRef<HTMLElement>(null)
  const { columns, shown, shownColumns, room } = useGridColumns(props, state, panel)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const { failure: exportError, run, fail } = useWork()
  const canPrint = !phone && page !== undefined && page.total > 0
  const { printing, print, endPrint } = usePrinting(panel, canPrint)
  useListKeys(panel)
  const exportRows = (formato: Formato) =>
    run(() => exportList({ formato, source, state, columns: shownColumns }))
  const there = page !== undefined && !isPlaceholderData
  const some = there && rows.length > 0
  const chosen = useChosen({
    name,
    source,
    state,
    rowId,
    noun,
    selection,
    page,
    rows,
    there: some,
    onError: fail,
  })
  const { bulk } = chosen
  const pills = pillsOf(state, pillText)
  const toolbar =
    search || props.filters !== undefined || pills.length > 0 || props.toolbarExtra !== undefined
  return (
    <ListPanel ref={panel} data-lista aria-label={label} data-tabs={underTabs} data-bulk={bulk}>
      {bulk && selection ? (
        <BulkBar
          pinned
          selection={chosen.api}
          options={selection}
          onPage={chosen.onPage}
          all={chosen.everyRow}
        />
      ) : null}
      {toolbar && (!bulk || phone) ? (
        <GridToolbar
          state={state}
          plural={noun[1]}
          search={search}
          filters={props.filters}
          filtersText={props.filtersText}
          pills={pills}
          extra={props.toolbarExtra}
          filtersOpen={filtersOpen}
          onFilters={setFiltersOpen}
        />
      ) : null}
      <GridNotices
        refetching={isFetching && page !== undefined}
        banner={props.banner}
        absent={there ? absentOf(page, state) : null}
        exportError={exportError}
        failure={failure}
      />
      <GridBody
        {...{ page, empty, state, label, rows, rowId, rowName, columns, actions }}
        error={there ? null : error}
        failed={props.failed}
        sinRespuesta={source.sinRespuesta}
        plural={noun[1]}
        expected={props.expected}
        leaving={isPlaceholderData}
        visible={shown.visible}
        orden={state.orden}
        onOrden={state.setOrden}
        actionsWidth={actionsWidthOf(props)}
        onOpen={props.onOpen}
        selected={selection === undefined ? undefined : chosen.ids}
        refuse={chosen.refuse}
        onSelect={chosen.setIds}
        onToggle={chosen.toggle}
        dimmed={props.dimmed}
        room={Number.isFinite(room) ? room : 0}
      />
      <GridFoot
        page={page}
        leaving={isPlaceholderData}
        noun={noun}
        state={state}
        columnsButton={
          phone
            ? undefined
            : { columns, visible: shown.visible, onToggle: shown.toggle, onRestore: shown.restore }
        }
        extra={props.foot}
        onExport={exportable ? exportRows : undefined}
        onPrint={canPrint ? print : undefined}
        onFilters={props.filters === undefined || bulk ? undefined : () => setFiltersOpen(true)}
      />
      {printing && page !== undefined ? (
        <Print
          title={props.tabText === undefined ? label : `${label}: ${props.tabText}`}
          filters={pills.map(({ text }) => text)}
          {...{ page, source, state, rowId, noun }}
          columns={shownColumns}
          onClose={endPrint}
        />
      ) : null}
    </ListPanel>
  )
}
