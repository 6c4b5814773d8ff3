import Checkbox from '@mui/material/Checkbox'
import { FlexRender } from '@tanstack/react-table'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '../icon.tsx'
import { Hidden, look } from '../layout.tsx'
import type { HeldHeader } from './use-table-model.ts'

type TitleProps<F> = {
  header: HeldHeader<F>
  tabIndex: 0 | -1
  onWidth: (campo: string, width: number) => void
}
const ways = { asc: 'ascending', desc: 'descending' } as const

/** A title: pressed it orders, by its right edge it is made wider. */
function GridTitle<F>({ header, tabIndex, onWidth }: TitleProps<F>) {
  const { column } = header
  const { right, sortable } = column.columnDef.meta ?? { right: false, sortable: false }
  const sorted = column.getIsSorted()
  const order = column.getToggleSortingHandler()
  const sorting = sortable
    ? ({
        'aria-sort': sorted === false ? 'none' : ways[sorted],
        onClick: order,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          order?.(event)
        },
      } as const)
    : {}
  const arrow = sortable ? (
    <span className="flecha">
      <Icon name={sorted === 'desc' ? 'bajaOrden' : 'subeOrden'} size={16} />
    </span>
  ) : null
  /** A column that took the room left starts from the width it is seen with. */
  const holdWidth = ({ currentTarget: { parentElement } }: PointerEvent<HTMLElement>) =>
    onWidth(column.id, parentElement?.offsetWidth ?? column.getSize())
  return (
    <th scope="col" tabIndex={tabIndex} className={right ? 'derecha' : undefined} {...sorting}>
      {right ? arrow : null}
      <FlexRender header={header} />
      {right ? null : arrow}
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        className="separador"
        onPointerDown={holdWidth}
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={() => column.resetSize()}
      />
    </th>
  )
}

type GridHeadProps<F> = {
  headers: readonly HeldHeader<F>[]
  leaving: boolean
  /** How much of the page is selected; undefined without selection. */
  chosen?: 'nada' | 'parte' | 'todo'
  onChooseAll: () => void
  onWidth: TitleProps<F>['onWidth']
  actions: boolean
  tabIndex: (row: number, column: number) => 0 | -1
}

export function GridHead<F>(props: GridHeadProps<F>) {
  const { headers, leaving, chosen, onChooseAll, onWidth, actions, tabIndex } = props
  const aside = chosen === undefined ? 0 : 1
  return (
    <thead>
      <tr>
        {chosen === undefined ? null : (
          <th scope="col" className="casilla" inert={leaving}>
            <Checkbox
              checked={chosen === 'todo'}
              indeterminate={chosen === 'parte'}
              onChange={onChooseAll}
              className={look({ p: 8 })}
              slotProps={{ input: { 'aria-label': interfaz.seleccionarPagina, tabIndex: tabIndex(0, 0) } }}
            />
          </th>
        )}
        {headers.map((header, i) => (
          <GridTitle key={header.id} header={header} tabIndex={tabIndex(0, i + aside)} onWidth={onWidth} />
        ))}
        {actions ? (
          <th scope="col" tabIndex={tabIndex(0, headers.length + aside)}>
            <Hidden>{interfaz.acciones}</Hidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
