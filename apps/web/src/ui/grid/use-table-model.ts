import {
  type ColumnDef,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type Header,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { cellValue, isNumeric } from './cell-value.tsx'
import type { Column, GridTableProps } from './grid-types.ts'
import { widthOf } from './use-columns.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as { right: boolean; sortable: boolean },
})
/** A row as the library holds it: whatever the list's rows are. */
export type Held<F> = { id: string; row: F }
export type HeldRow<F> = Row<typeof features, Held<F>>
export type HeldHeader<F> = Header<typeof features, Held<F>>

const toColumnDef = <F>(column: Column<F>): ColumnDef<typeof features, Held<F>> => ({
  id: column.campo,
  header: column.title,
  accessorFn: ({ row }) => row,
  cell: ({ row }) => cellValue(column, row.original.row),
  enableSorting: column.sortable === true,
  size: widthOf(column),
  minSize: 50,
  meta: { right: isNumeric(column), sortable: column.sortable === true },
})
const sortingOf = (orden: string | undefined) =>
  orden === undefined || orden === '' ? [] : [{ id: orden.replace(/^-/, ''), desc: orden.startsWith('-') }]
const nextOf = <T>(updater: Updater<T>, old: T): T => (updater instanceof Function ? updater(old) : updater)
const hasShift = (event: unknown) => {
  const { shiftKey, nativeEvent } = event as { shiftKey?: boolean; nativeEvent?: { shiftKey?: boolean } }
  return (shiftKey ?? nativeEvent?.shiftKey) === true
}

/**
 * The list in the table library's hands: which columns, how wide, which rows are chosen, which order is asked for.
 * Order and page are carried out by the server; the selection may hold rows of other pages.
 */
export function useTableModel<F>(props: GridTableProps<F>) {
  const { rows, rowId, columns, visible, orden, onOrden, selected, refuse, onSelect } = props
  const data = useMemo(() => rows.map((row): Held<F> => ({ id: rowId(row), row })), [rows, rowId])
  const defs = useMemo(() => columns.map(toColumnDef), [columns])
  const sorting = sortingOf(orden)
  const rowSelection = Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const]))
  return useTable({
    features,
    data,
    columns: defs,
    getRowId: ({ id }) => id,
    state: { columnVisibility: visible, sorting, rowSelection },
    // The first press orders from high to low; there is always an order.
    sortDescFirst: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    manualSorting: true,
    onSortingChange: (updater) => {
      const [first] = nextOf(updater, sorting)
      onOrden(first === undefined ? undefined : `${first.desc ? '-' : ''}${first.id}`)
    },
    columnResizeMode: 'onChange',
    enableRowSelection:
      selected === undefined ? false : ({ original }) => (refuse?.(original.row) ?? null) === null,
    isRowRangeSelectionEvent: hasShift,
    onRowSelectionChange: (updater) => onSelect(new Set(Object.keys(nextOf(updater, rowSelection)))),
  })
}
