import type { Query } from '../../lib/api.ts'
import type { Filas, Paging } from './list-look.ts'

export type ListState = {
  /** What the server is asked: porPagina, orden, q, cursor, fin and the filters in force. */
  query: Query
  /** The same without the page: what an export or a count needs. */
  filterQuery: Query
  q: string
  setQ: (text: string) => void
  orden: string | undefined
  setOrden: (orden: string | undefined) => void
  filters: Record<string, string>
  /** null or '' takes the filter away. Several at once: `setFilters({ desde, hasta })`. */
  setFilter: (name: string, value: string | null) => void
  setFilters: (values: Record<string, string | null>) => void
  /** Search and filters in force, without the tab. */
  active: string[]
  clear: () => void
  /** null is the first page; 'fin' the last. */
  goTo: (cursor: string | null) => void
  /** The list takes a pasted column of codes, as its filter `codigos`. */
  takesCodes: boolean
  /** Rows a page, as the person chose them for this list. */
  paging: Omit<Paging, 'choose'>
  setRows: (filas: Filas) => void
  /** Which list it is, and what of the address says its search, filters, tab and order. */
  place: { lista: string; address: string }
  /** Instead of what is asked now, what `place.address` said when it was kept. */
  applyAddress: (address: string) => void
}
