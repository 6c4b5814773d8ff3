import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { FlexRender } from '@tanstack/react-table'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { keysOn } from '../../lib/keys.ts'
import { Text } from '../layout.tsx'
import { MoreMenu } from '../more-menu.tsx'
import type { RowAction } from './grid-types.ts'
import type { HeldRow } from './use-table-model.ts'

type RowActionsProps<F> = { row: F; name: string; actions: RowAction<F>[]; tabIndex: 0 | -1 }
/** The first that can be done written out, the others behind ⋮, where those that cannot say why. */
function RowActions<F>({ row, name, actions, tabIndex }: RowActionsProps<F>) {
  const first = actions.find(({ why }) => why === undefined)
  const rest = actions.filter((action) => action !== first)
  return (
    <Text className={rest.length === 0 ? 'sola' : undefined} inline align="center" gap={4}>
      {first === undefined ? null : (
        <Button
          size="small"
          className="accion"
          tabIndex={tabIndex}
          aria-label={`${first.text}: ${name}`}
          onClick={(event) => {
            event.stopPropagation()
            first.onClick(row)
          }}
        >
          {first.text}
        </Button>
      )}
      <MoreMenu
        label={`${interfaz.masAcciones}: ${name}`}
        tabIndex={tabIndex}
        actions={rest.map((action) => ({ ...action, onClick: () => action.onClick(row) }))}
      />
    </Text>
  )
}

export type GridRowProps<F> = {
  row: HeldRow<F>
  name: string
  /** undefined without an actions' column. */
  actions?: RowAction<F>[]
  onOpen?: (row: F) => void
  selecting: boolean
  /** Why it cannot be chosen, or null. */
  why: string | null
  dimmed: boolean
  tabIndex: (column: number) => 0 | -1
}

/** A press meant for something in the row, or in a menu that the row opened. */
const isControl = ({ target, currentTarget }: SyntheticEvent): boolean =>
  !currentTarget.contains(target as Node) || (target as HTMLElement).closest('button, a, input') !== null

export function GridRow<F>({
  row,
  name,
  actions,
  onOpen,
  selecting,
  why,
  dimmed,
  tabIndex,
}: GridRowProps<F>) {
  const aside = selecting ? 1 : 0
  const cells = row.getVisibleCells()
  const held = row.original.row
  const selected = row.getIsSelected()
  const onKeyDown = (event: KeyboardEvent) => {
    const inBox = (event.target as HTMLElement).matches('input[type=checkbox]')
    if (isControl(event) && !inBox) return
    const letter = event.key === 'x' && keysOn() && !event.ctrlKey && !event.metaKey && !event.altKey
    // Space in its box is the box's own.
    if ((letter || (event.key === ' ' && !inBox)) && selecting && row.getCanSelect()) {
      event.preventDefault()
      row.getToggleSelectedHandler()({ target: { checked: !selected }, shiftKey: event.shiftKey })
    }
    if (event.key === 'Enter' && onOpen !== undefined) {
      event.preventDefault()
      onOpen(held)
    }
  }
  return (
    <tr
      data-id={row.id}
      aria-selected={selecting ? selected : undefined}
      className={dimmed ? 'atenuada' : undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => {
        if (!isControl(event)) onOpen?.(held)
      }}
    >
      {selecting ? (
        <td
          className="casilla"
          title={why ?? undefined}
          tabIndex={row.getCanSelect() ? undefined : tabIndex(0)}
        >
          <Checkbox
            checked={selected}
            disabled={!row.getCanSelect()}
            onChange={row.getToggleSelectedHandler()}
            slotProps={{
              input: { 'aria-label': interfaz.seleccionarFila({ fila: name }), tabIndex: tabIndex(0) },
            }}
          />
        </td>
      ) : null}
      {cells.map((cell, i) => (
        <td
          key={cell.id}
          tabIndex={tabIndex(i + aside)}
          className={cell.column.columnDef.meta?.right === true ? 'derecha' : undefined}
        >
          <FlexRender cell={cell} />
        </td>
      ))}
      {actions === undefined ? null : (
        <td className="derecha" tabIndex={tabIndex(cells.length + aside)}>
          <RowActions row={held} name={name} actions={actions} tabIndex={tabIndex(cells.length + aside)} />
        </td>
      )}
    </tr>
  )
}
