import { type RefObject, useMemo } from 'react'
import { useWidth } from '../../lib/use-width.ts'
import type { GridProps } from './grid-props.ts'
import type { ListState } from './list-state.ts'
import { telling, useColumns } from './use-columns.ts'

type Widths<F> = Pick<GridProps<F>, 'name' | 'columns' | 'selection' | 'actions' | 'actionsWidth'>
/** In pixels; undefined where rows have no actions. */
export const actionsWidthOf = <F>({ actions, actionsWidth = 150 }: Widths<F>) =>
  actions === undefined ? undefined : actionsWidth

/** The columns that tell something, those shown, and the room they have in `panel`, in pixels. */
export function useGridColumns<F>(
  props: Widths<F>,
  { filters }: ListState,
  panel: RefObject<HTMLElement | null>,
) {
  const aside = (props.selection === undefined ? 0 : 50) + (actionsWidthOf(props) ?? 0)
  const room = useWidth(panel) - aside
  const columns = useMemo(() => telling(props.columns, filters), [props.columns, filters])
  const shown = useColumns(props.name, columns, room)
  return { columns, shown, shownColumns: columns.filter(({ campo }) => shown.visible[campo] === true), room }
}
