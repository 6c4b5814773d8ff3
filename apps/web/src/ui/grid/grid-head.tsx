import Checkbox from '@mui/material/Checkbox'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '../icon.tsx'
import { Hidden } from '../text.tsx'
import { isNumeric } from './cell-value.tsx'
import type { Column } from './grid-types.ts'

type GridHeadProps<F> = {
  columns: readonly Column<F>[]
  orden: string | undefined
  onOrden: (orden: string) => void
  /** How much of the page is selected; undefined without selection. */
  chosen?: 'nada' | 'parte' | 'todo'
  onChooseAll: () => void
  actions: boolean
  tabIndex: (row: number, column: number) => 0 | -1
  onGrip: (campo: string) => (event: PointerEvent<HTMLElement>) => void
  onGripReset: (campo: string) => void
}

/** Titles: the first press orders from high to low, the next one the other way round. */
export function GridHead<F>(props: GridHeadProps<F>) {
  const { columns, orden = '', onOrden, chosen, onChooseAll, actions, tabIndex, onGrip, onGripReset } = props
  const aside = chosen === undefined ? 0 : 1
  const sorted = (campo: string) =>
    orden === campo ? 'ascending' : orden === `-${campo}` ? 'descending' : 'none'
  return (
    <thead>
      <tr>
        {chosen === undefined ? null : (
          <th scope="col" className="casilla">
            <Checkbox
              checked={chosen === 'todo'}
              indeterminate={chosen === 'parte'}
              onChange={onChooseAll}
              style={{ padding: 8 }}
              slotProps={{ input: { 'aria-label': interfaz.seleccionarPagina, tabIndex: tabIndex(0, 0) } }}
            />
          </th>
        )}
        {columns.map((column, i) => {
          const { campo, title, sortable = false } = column
          const way = sorted(campo)
          const order = () => onOrden(way === 'descending' ? campo : `-${campo}`)
          const sorting = sortable
            ? ({
                'aria-sort': way,
                onClick: order,
                onKeyDown: (event: KeyboardEvent) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  order()
                },
              } as const)
            : {}
          const arrow = sortable ? (
            <span className="flecha">
              <Icon name={way === 'descending' ? 'bajaOrden' : 'subeOrden'} size={16} />
            </span>
          ) : null
          return (
            <th
              key={campo}
              scope="col"
              tabIndex={tabIndex(0, i + aside)}
              className={isNumeric(column) ? 'derecha' : undefined}
              {...sorting}
            >
              {isNumeric(column) ? arrow : null}
              {title}
              {isNumeric(column) ? null : arrow}
              <button
                type="button"
                aria-hidden="true"
                tabIndex={-1}
                className="separador"
                onPointerDown={onGrip(campo)}
                onClick={(event) => event.stopPropagation()}
                onDoubleClick={() => onGripReset(campo)}
              />
            </th>
          )
        })}
        {actions ? (
          <th scope="col" tabIndex={tabIndex(0, columns.length + aside)}>
            <Hidden>{interfaz.acciones}</Hidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
