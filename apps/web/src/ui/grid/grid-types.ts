import type { ReactNode } from 'react'
import type { MenuAction } from '../more-menu.tsx'

export type ColumnKind =
  | 'texto'
  | 'fuerte'
  | 'numero'
  | 'dinero'
  | 'fecha'
  | 'fechaHora'
  | 'fechaDePago'
  | 'mono'
  | 'empresa'

export type Column<F> = {
  /** Field of the row, name in `orden` and in the export. */
  campo: string
  title: string
  /** How the value is shown; `dinero` takes centavos, `empresa` leaves out its kind of company. `render` wins. */
  kind?: ColumnKind
  render?: (row: F) => ReactNode
  /** The value, when it is not `row[campo]`. */
  value?: (row: F) => unknown
  width?: number
  /** Takes the room left; give `width` as its least. */
  flex?: number
  /** The server can order by it. */
  sortable?: boolean
  align?: 'left' | 'right'
  /** Where there is no room, 3 gives way first, then 2; 1 stays. Widths count: give each column its own. */
  priority?: 1 | 2 | 3
  /** Hidden until chosen. */
  hidden?: boolean
  /** Cannot be hidden. */
  fixed?: boolean
  /** A filter that every row repeats in it: while it is in force the column says nothing, and goes. */
  filter?: string
  /** Its place on a phone's card; lines that are `detail` are joined with a dot. Left out when undefined. */
  card?: 'title' | 'line' | 'detail' | 'state' | 'amount'
  /** On the card, the value with its noun: "12 facturas". */
  cardText?: (row: F) => ReactNode
}

export type RowAction<F> = Omit<MenuAction, 'onClick'> & { onClick: (row: F) => void }

export type SelectionApi<F> = {
  rows: F[]
  count: number
  clear: () => void
  /** Takes these out, by their ids, where rows are chosen one by one. */
  drop?: (ids: readonly string[]) => void
}
export type SelectionOptions<F> = {
  /** What the chosen rows come to, in words, for the bar. */
  sum?: (rows: readonly F[]) => string
  /** A reason why a row cannot be selected, or null. */
  refuse?: (row: F) => string | null
  /** Chosen as the list comes to the screen: by who had left it. */
  initial?: readonly F[]
  /** The whole list is chosen as soon as it is there: whoever comes for it need not do it. */
  everything?: boolean
  /** So many at most are chosen with «Seleccionar todo». */
  max?: number
  /** Noun with its participle: ['lote seleccionado', 'lotes seleccionados']. */
  noun: readonly [string, string]
  /** Right side of the bar: fields and the one filled button. */
  bar: (selection: SelectionApi<F>) => ReactNode
  /** Behind the bar's ⋮. */
  menu?: (selection: SelectionApi<F>) => MenuAction[]
}

/** A filter in force, said in words; the cross takes it away. */
export type Pill = { name: string; text: string; onRemove: () => void }

export type GridTableProps<F> = {
  label: string
  rows: F[]
  /** They are of what was asked before, and about to go: nothing is done to them. */
  leaving: boolean
  rowId: (row: F) => string
  rowName: (row: F) => string
  columns: readonly Column<F>[]
  visible: Record<string, boolean>
  orden: string | undefined
  onOrden: (orden: string | undefined) => void
  actions: (row: F) => RowAction<F>[]
  actionsWidth?: number
  onOpen?: (row: F) => void
  selected?: ReadonlySet<string>
  /** Why a row cannot be chosen, or null. */
  refuse?: (row: F) => string | null
  onSelect: (ids: ReadonlySet<string>) => void
  dimmed?: (row: F) => boolean
  /** What the columns have together, in pixels. */
  room?: number
}
