import { withQuery } from '../../lib/api.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import type { Column } from './grid-types.ts'
import type { ListState } from './list-state.ts'

export type Formato = 'csv' | 'xlsx'
type ExportOptions<F> = {
  formato: Formato
  source: { path: string }
  state: ListState
  columns: readonly Column<F>[]
}
/** The whole list as it is filtered, with the columns that are shown, as a file. */
export function exportList<F>({ formato, source, state, columns }: ExportOptions<F>): Promise<unknown> {
  const columnas = columns.map(({ campo }) => campo).join(',')
  const query = { formato, columnas, ...state.filterQuery }
  return downloadWithTicket(withQuery(`${source.path}/exportar`, query))
}
