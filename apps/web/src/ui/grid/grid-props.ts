import type { ReactNode } from 'react'
import type { EmptyText } from './grid-states.tsx'
import type { Column, RowAction, SelectionOptions } from './grid-types.ts'
import type { ListState } from './list-state.ts'
import type { ListSource } from './use-list.ts'

export type GridProps<F> = {
  /** Remembers the columns; one per list. */
  name: string
  /** Accessible name and title on paper: "Lotes de facturas cargadas". */
  label: string
  /** The tab it stands under, as paper says it. */
  tabText?: string
  source: ListSource<F>
  state: ListState
  /** Columns, declared outside the component or memoised. */
  columns: readonly Column<F>[]
  rowId: (row: F) => string
  /** How a row is called aloud: the lote's name. */
  rowName: (row: F) => string
  /** ['lote', 'lotes'] */
  noun: readonly [string, string]
  empty: EmptyText
  /** What the document says when the list cannot be had. */
  failed?: string
  /** Row actions: the first is written out, the others sit behind ⋮. Memoise it. */
  actions?: (row: F) => RowAction<F>[]
  /** Width of the actions' column on a wide screen. */
  actionsWidth?: number
  /** Enter, double click, or a tap on the card. */
  onOpen?: (row: F) => void
  selection?: SelectionOptions<F>
  search?: boolean
  /** Fields of the Filtros panel; they call `state.setFilter`. */
  filters?: ReactNode
  /** What the button of the panel says, when the document names it otherwise. */
  filtersText?: string
  /** Words of a filter in force: `{ proveedor: (v) => 'Proveedor: ' + v }`; without an entry the value is shown. */
  pillText?: Record<string, (value: string) => string>
  /** Right end of the toolbar. */
  toolbarExtra?: ReactNode
  /** Beside what changes the list's look, in its foot. */
  foot?: ReactNode
  /** Something half done, above the rows (a Notice). */
  banner?: ReactNode
  /** Why an action on its rows failed. */
  failure?: unknown
  /** How many rows are coming, where that is known before they are: as many grey ones stand for them. */
  expected?: number
  /** false when the list has no export. */
  exportable?: boolean
  /** Rows in place that were just applied. */
  dimmed?: (row: F) => boolean
  /** Under tabs the panel's top is open. */
  underTabs?: boolean
}
