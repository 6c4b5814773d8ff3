import Checkbox from '@mui/material/Checkbox'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Fragment } from 'react'
import { sinDato } from '../../lib/no-value.ts'
import { List, Text } from '../layout.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { Card } from './card.ts'
import { cellValue } from './cell-value.tsx'
import type { Column, RowAction } from './grid-types.ts'

type GridCardsProps<F> = {
  rows: F[]
  leaving: boolean
  rowId: (row: F) => string
  rowName: (row: F) => string
  columns: readonly Column<F>[]
  visible: Record<string, boolean>
  actions: (row: F) => RowAction<F>[]
  onOpen?: (row: F) => void
  selected?: ReadonlySet<string>
  refuse?: (row: F) => string | null
  onToggle: (id: string) => void
}

/** The grid on a phone: one card per row. */
export function GridCards<F>(props: GridCardsProps<F>) {
  const { rows, rowId, rowName, columns, visible, actions, onOpen, selected, refuse, onToggle } = props
  const at = (place: Column<F>['card']) =>
    columns.filter(
      ({ card, campo, hidden }) => card === place && (hidden !== true || visible[campo] === true),
    )
  const [states, amounts] = [at('state'), at('amount')]
  const show = (column: Column<F>, row: F) =>
    column.cardText ? column.cardText(row) : cellValue(column, row)
  /** Without its column's head a dash says nothing. */
  const said = (those: readonly Column<F>[], row: F) =>
    those.map((column) => [column.campo, show(column, row)] as const).filter(([, shown]) => shown !== sinDato)
  return (
    <List gap={8} inert={props.leaving}>
      {rows.map((row) => {
        const id = rowId(row)
        const why = refuse?.(row) ?? null
        const body = (
          <>
            {at('title').map((column) => (
              <Text as="strong" key={column.campo} block>
                {show(column, row)}
              </Text>
            ))}
            {at('line').map((column) => (
              <Text key={column.campo} className="linea quieta" block>
                {show(column, row)}
              </Text>
            ))}
            <Text className="quieta" block>
              {said(at('detail'), row).map(([campo, shown], i) => (
                <Fragment key={campo}>
                  {i === 0 ? null : ' · '}
                  {shown}
                </Fragment>
              ))}
            </Text>
          </>
        )
        return (
          <Card key={id} data-selected={selected?.has(id) === true}>
            {selected === undefined ? (
              <span />
            ) : (
              <Checkbox
                checked={selected.has(id)}
                disabled={why !== null}
                title={why ?? undefined}
                onChange={() => onToggle(id)}
                slotProps={{ input: { 'aria-label': interfaz.seleccionarFila({ fila: rowName(row) }) } }}
              />
            )}
            {onOpen === undefined ? (
              <div className="texto">{body}</div>
            ) : (
              <button type="button" className="texto" onClick={() => onOpen(row)}>
                {body}
              </button>
            )}
            <span className="menu">
              <MoreMenu
                size="medium"
                label={`${interfaz.masAcciones}: ${rowName(row)}`}
                actions={actions(row).map((action) => ({ ...action, onClick: () => action.onClick(row) }))}
              />
            </span>
            {states.length + amounts.length === 0 ? null : (
              <span className="pie">
                <span className="estados">
                  {said(states, row).map(([campo, shown]) => (
                    <Fragment key={campo}>{shown}</Fragment>
                  ))}
                </span>
                {amounts.map((column) => (
                  <span key={column.campo} className="importe">
                    {show(column, row)}
                  </span>
                ))}
              </span>
            )}
          </Card>
        )
      })}
    </List>
  )
}
