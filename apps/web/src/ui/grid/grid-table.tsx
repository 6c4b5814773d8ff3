import { type MouseEvent, useRef } from 'react'
import { GridHead } from './grid-head.tsx'
import { TableBox } from './grid-look.ts'
import { GridRow } from './grid-row.tsx'
import type { Column, RowAction } from './grid-types.ts'
import { useCellFocus } from './use-cell-focus.ts'
import { useWidths } from './use-widths.ts'

export type GridTableProps<F> = {
  label: string
  rows: F[]
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
  canSelect?: (row: F) => boolean
  onSelect: (ids: ReadonlySet<string>) => void
  dimmed?: (row: F) => boolean
}
const checkboxWidth = 50
const everyRow = () => true

/** What a cell could not show whole appears when it is pointed at. */
const tellWhole = ({ target }: MouseEvent) => {
  const cell = (target as HTMLElement).closest('td')
  if (cell === null || cell.className === 'casilla') return
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : ''
}

/** The rows on a wide screen. The page, the order and the filter are the server's; here they are only drawn. */
export default function GridTable<F>(props: GridTableProps<F>) {
  const { label, rows, rowId, rowName, visible, orden, onOrden, actions, actionsWidth, onOpen } = props
  const { selected, canSelect = everyRow, onSelect, dimmed } = props
  const columns = props.columns.filter(({ campo }) => visible[campo] === true)
  const widths = useWidths(columns)
  const focus = useCellFocus(rows.length)
  const lastChosen = useRef<string | null>(null)

  const ids = rows.filter(canSelect).map(rowId)
  const chosen = ids.filter((id) => selected?.has(id) === true).length
  const choose = (some: readonly string[], on: boolean) => {
    const next = new Set(selected)
    for (const id of some)
      if (on) next.add(id)
      else next.delete(id)
    onSelect(next)
  }
  /** With Shift, everything from the row chosen before to this one. */
  const onRowSelect = (id: string, range: boolean) => {
    const from = range && lastChosen.current !== null ? ids.indexOf(lastChosen.current) : -1
    const to = ids.indexOf(id)
    lastChosen.current = id
    const some = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    choose(some, selected?.has(id) !== true)
  }
  const aside = (selected === undefined ? 0 : checkboxWidth) + (actionsWidth ?? 0)
  return (
    <TableBox onMouseOver={tellWhole}>
      <table
        role="grid"
        aria-label={label}
        aria-multiselectable={selected === undefined ? undefined : true}
        style={{ minWidth: widths.minimum + aside }}
        onFocus={focus.onFocus}
        onKeyDown={focus.onKeyDown}
      >
        <colgroup>
          {selected === undefined ? null : <col style={{ width: checkboxWidth }} />}
          {columns.map((column) => (
            <col key={column.campo} style={{ width: widths.width(column) }} />
          ))}
          {actionsWidth === undefined ? null : <col style={{ width: actionsWidth }} />}
        </colgroup>
        <GridHead
          columns={columns}
          orden={orden}
          onOrden={onOrden}
          chosen={
            selected === undefined
              ? undefined
              : chosen === 0
                ? 'nada'
                : chosen === ids.length
                  ? 'todo'
                  : 'parte'
          }
          onChooseAll={() => choose(ids, chosen < ids.length)}
          actions={actionsWidth !== undefined}
          tabIndex={focus.tabIndex}
          onGrip={widths.onPointerDown}
          onGripReset={widths.reset}
        />
        <tbody>
          {rows.map((row, i) => (
            <GridRow
              key={rowId(row)}
              row={row}
              id={rowId(row)}
              name={rowName(row)}
              columns={columns}
              actions={actionsWidth === undefined ? undefined : actions(row)}
              onOpen={onOpen}
              selected={selected?.has(rowId(row))}
              selectable={canSelect(row)}
              onSelect={onRowSelect}
              dimmed={dimmed?.(row) === true}
              tabIndex={(column) => focus.tabIndex(i + 1, column)}
            />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
