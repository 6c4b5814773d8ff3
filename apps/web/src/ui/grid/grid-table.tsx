import { type MouseEvent, useMemo } from 'react'
import { measureText, needsOf } from './column-needs.ts'
import { GridHead } from './grid-head.tsx'
import { TableBox } from './grid-look.ts'
import { GridRow } from './grid-row.tsx'
import type { GridTableProps } from './grid-types.ts'
import { useCompact } from './list-look.ts'
import { rowHeight } from './rows-by-height.ts'
import { givable, shares, stretching } from './stretching.ts'
import { useCellFocus } from './use-cell-focus.ts'
import { useTableModel } from './use-table-model.ts'

const checkboxWidth = 50

/** What a cell could not show whole appears when it is pointed at. */
const tellWhole = ({ target }: MouseEvent) => {
  const cell = (target as HTMLElement).closest('td')
  if (cell === null || cell.className === 'casilla') return
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : ''
}

/** The rows on a wide screen. The page, the order and the filter are the server's; here they are only drawn. */
export default function GridTable<F>(props: GridTableProps<F>) {
  const { label, columns, rowName, actions, actionsWidth, onOpen, refuse, dimmed, room = 0 } = props
  const table = useTableModel(props)
  const focus = useCellFocus(props.rows.length)
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const { rows } = table.getRowModel()
  const selecting = props.selected !== undefined
  const [compact] = useCompact()

  const { columnSizing } = table.state
  const free = columns.filter(
    ({ campo }) => props.visible[campo] === true && columnSizing[campo] === undefined,
  )
  const stretched = stretching(free)
  // As wide as these rows ask: the same for as long as they are these.
  const needs = useMemo(() => needsOf(columns, props.rows, measureText), [columns, props.rows])
  const own = table.getTotalSize()
  const share = shares(free, stretched, room - own, needs)
  const size = own - givable(free, stretched, own - room)
  const aside = (selecting ? checkboxWidth : 0) + (actionsWidth ?? 0)
  return (
    <TableBox
      onMouseOver={tellWhole}
      data-fits={size <= room}
      style={{ ['--renglon' as string]: `${rowHeight(compact)}px` }}
    >
      <table
        role="grid"
        aria-label={label}
        aria-multiselectable={selecting ? true : undefined}
        style={{ minWidth: size + aside }}
        onFocus={focus.onFocus}
        onKeyDown={focus.onKeyDown}
      >
        <colgroup>
          {selecting ? <col style={{ width: checkboxWidth }} /> : null}
          {headers.map((header) => (
            <col
              key={header.id}
              style={{
                width: share.get(header.id) ?? (stretched.has(header.id) ? undefined : header.getSize()),
              }}
            />
          ))}
          {actionsWidth === undefined ? null : <col style={{ width: actionsWidth }} />}
        </colgroup>
        <GridHead
          headers={headers}
          leaving={props.leaving}
          chosen={
            !selecting
              ? undefined
              : table.getIsAllRowsSelected()
                ? 'todo'
                : rows.some((row) => row.getIsSelected())
                  ? 'parte'
                  : 'nada'
          }
          onChooseAll={() => table.toggleAllRowsSelected()}
          onWidth={(campo, width) => table.setColumnSizing((old) => ({ ...old, [campo]: width }))}
          actions={actionsWidth !== undefined}
          tabIndex={focus.tabIndex}
        />
        <tbody inert={props.leaving}>
          {rows.map((row, i) => (
            <GridRow
              key={row.id}
              row={row}
              name={rowName(row.original.row)}
              actions={actionsWidth === undefined ? undefined : actions(row.original.row)}
              onOpen={onOpen}
              selecting={selecting}
              why={refuse?.(row.original.row) ?? null}
              dimmed={dimmed?.(row.original.row) === true}
              tabIndex={(column) => focus.tabIndex(i + 1, column)}
            />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
