import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { MoreMenu } from '../more-menu.tsx'
import { cellValue, isNumeric } from './cell-value.tsx'
import type { Column, RowAction } from './grid-types.ts'

type RowActionsProps<F> = { row: F; name: string; actions: RowAction<F>[]; tabIndex: 0 | -1 }
/** The first action written out, the others behind ⋮. */
function RowActions<F>({ row, name, actions: [first, ...rest], tabIndex }: RowActionsProps<F>) {
  if (first === undefined) return null
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <Button
        size="small"
        className="accion"
        tabIndex={tabIndex}
        disabled={first.disabled}
        aria-label={`${first.text}: ${name}`}
        onClick={(event) => {
          event.stopPropagation()
          first.onClick(row)
        }}
      >
        {first.text}
      </Button>
      <MoreMenu
        label={`${interfaz.masAcciones}: ${name}`}
        tabIndex={tabIndex}
        actions={rest.map((action) => ({ ...action, onClick: () => action.onClick(row) }))}
      />
    </span>
  )
}

export type GridRowProps<F> = {
  row: F
  id: string
  name: string
  columns: readonly Column<F>[]
  /** undefined without an actions' column. */
  actions?: RowAction<F>[]
  onOpen?: (row: F) => void
  /** undefined without selection. */
  selected?: boolean
  selectable: boolean
  onSelect: (id: string, range: boolean) => void
  dimmed: boolean
  tabIndex: (column: number) => 0 | -1
}

/** A press meant for something in the row, or in a menu that the row opened. */
const isControl = ({ target, currentTarget }: SyntheticEvent): boolean =>
  !currentTarget.contains(target as Node) || (target as HTMLElement).closest('button, a, input') !== null

export function GridRow<F>(props: GridRowProps<F>) {
  const { row, id, name, columns, actions, onOpen, selected, selectable, onSelect, dimmed, tabIndex } = props
  const aside = selected === undefined ? 0 : 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (isControl(event)) return
    if (event.key === ' ' && selected !== undefined) {
      event.preventDefault()
      if (selectable) onSelect(id, event.shiftKey)
    }
    if (event.key === 'Enter' && onOpen !== undefined) {
      event.preventDefault()
      onOpen(row)
    }
  }
  return (
    <tr
      data-id={id}
      aria-selected={selected}
      className={dimmed ? 'atenuada' : undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => {
        if (!isControl(event)) onOpen?.(row)
      }}
    >
      {selected === undefined ? null : (
        <td className="casilla" tabIndex={selectable ? undefined : tabIndex(0)}>
          <Checkbox
            checked={selected}
            disabled={!selectable}
            onChange={({ nativeEvent }) =>
              onSelect(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            style={{ padding: 8 }}
            slotProps={{
              input: { 'aria-label': interfaz.seleccionarFila({ fila: name }), tabIndex: tabIndex(0) },
            }}
          />
        </td>
      )}
      {columns.map((column, i) => (
        <td
          key={column.campo}
          tabIndex={tabIndex(i + aside)}
          className={isNumeric(column) ? 'derecha' : undefined}
        >
          {cellValue(column, row)}
        </td>
      ))}
      {actions === undefined ? null : (
        <td className="derecha" tabIndex={tabIndex(columns.length + aside)}>
          <RowActions row={row} name={name} actions={actions} tabIndex={tabIndex(columns.length + aside)} />
        </td>
      )}
    </tr>
  )
}
