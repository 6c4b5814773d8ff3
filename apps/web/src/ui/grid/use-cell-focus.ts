import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react'

type Place = { row: number; column: number }

const placeOf = (cell: HTMLTableCellElement): Place => ({
  row: (cell.parentElement as HTMLTableRowElement).rowIndex,
  column: cell.cellIndex,
})
const steps: Record<string, (at: Place, last: Place) => Place> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ column }) => ({ row: 1, column }),
  PageDown: ({ column }, last) => ({ row: last.row, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': (_at, last) => last,
}
const within = (value: number, last: number) => Math.min(Math.max(value, 0), last)

/** Where the arrows move the cursor of a text. */
const typing = 'input:not([type=checkbox]), textarea, select, [role=combobox]'

/** What a cell is there for: its checkbox, or the row's first action; Enter does it, Tab comes to the others. */
const widget = 'input[type=checkbox]:not(:disabled), .accion, [aria-haspopup=menu]'
const focusCell = (cell: HTMLTableCellElement | undefined) =>
  (cell?.querySelector<HTMLElement>(widget) ?? cell)?.focus()

/** From the row with the focus to the one beside it; from outside the table, to its first or last. */
export function moveRow(table: HTMLTableElement | null, by: 1 | -1): void {
  if (table === null) return
  const last = table.rows.length - 1
  const cell = document.activeElement?.closest<HTMLTableCellElement>('th, td') ?? null
  const inside = cell !== null && table.contains(cell)
  const at = inside ? placeOf(cell) : null
  const row = at === null ? (by === 1 ? 1 : last) : Math.max(at.row + by, 1)
  const firstOfText = table.rows[1]?.cells[0]?.className === 'casilla' ? 1 : 0
  focusCell(table.rows[within(row, last)]?.cells[at?.column ?? firstOfText])
}

/**
 * One tab stop for the whole table: Tab comes to the cell last left, the arrows go from cell to cell. `row` counts the
 * head as 0. Ctrl+C copies a cell.
 */
export function useCellFocus(rows: number) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const at = place.row > rows ? { row: 0, column: 0 } : place

  const onFocus = useCallback(({ target }: FocusEvent) => {
    const cell = target.closest<HTMLTableCellElement>('th, td')
    if (cell !== null)
      setPlace((old) => {
        const now = placeOf(cell)
        return old.row === now.row && old.column === now.column ? old : now
      })
  }, [])
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLTableCellElement>('th, td')
    if (cell === null || event.altKey || event.shiftKey || target.closest(typing) !== null) return
    const key = `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`
    if (key === 'Ctrl+c' && getSelection()?.isCollapsed !== false)
      void navigator.clipboard?.writeText(cell.innerText).catch(() => undefined)
    const step = steps[key]
    if (step === undefined) return
    event.preventDefault()
    const { rows: lines } = event.currentTarget
    const last = { row: lines.length - 1, column: (lines[0]?.cells.length ?? 1) - 1 }
    const { row, column } = step(placeOf(cell), last)
    focusCell(lines[within(row, last.row)]?.cells[within(column, last.column)])
  }, [])
  const tabIndex = (row: number, column: number) => (at.row === row && at.column === column ? 0 : -1)
  return { tabIndex, onFocus, onKeyDown }
}
