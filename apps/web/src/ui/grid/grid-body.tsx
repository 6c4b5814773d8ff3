import { type ComponentType, Suspense } from 'react'
import { usePhone } from '../../lib/use-media.ts'
import { phoneQuery } from '../../lib/widths.ts'
import { lazyPart } from '../lazy-part.tsx'
import { GridCards } from './grid-cards.tsx'
import { type EmptyText, GridEmpty, GridError, GridSkeleton } from './grid-states.tsx'
import type { GridTableProps } from './grid-types.ts'
import { useCompact } from './list-look.ts'
import type { ListState } from './list-state.ts'
import { rowHeight } from './rows-by-height.ts'

// The table's code is the heaviest of a list: a phone, which draws cards, does without it.
const LazyTable = lazyPart<GridTableProps<never>>(() => import('./grid-table.tsx'))
if (!matchMedia(phoneQuery).matches) void LazyTable.preload()

type GridBodyProps<F> = GridTableProps<F> & {
  /** Undefined while the first page is on its way. */
  page: { filas: readonly F[] } | undefined
  /** Why there is no page, or none of what is asked now. */
  error: unknown
  failed: string | undefined
  sinRespuesta: EmptyText | undefined
  empty: EmptyText
  plural: string
  state: ListState
  /** How many rows are coming, where that is known. */
  expected: number | undefined
  onToggle: (id: string) => void
}
/** The rows of a list as a table or as cards, or why there are none. */
export function GridBody<F>({
  page,
  error,
  failed,
  sinRespuesta,
  empty,
  plural,
  state,
  expected,
  onToggle,
  ...table
}: GridBodyProps<F>) {
  const phone = usePhone()
  const [compact] = useCompact()
  const { filas } = state.paging
  const height = phone ? 110 : rowHeight(compact)
  // A table has a head.
  const coming = Math.min(expected ?? filas, filas) + (phone ? 0 : 1)
  const waiting = <GridSkeleton rows={coming} height={height} />
  const calm = error === null ? undefined : sinRespuesta
  if (error !== null && !calm) return <GridError error={error} title={failed} />
  if (page === undefined && !calm) return waiting
  if (!page || calm || page.filas.length === 0)
    return (
      <GridEmpty
        empty={calm ?? empty}
        filtered={state.active.length > 0}
        plural={plural}
        onClear={state.clear}
        {...(expected === undefined ? {} : { tall: coming * height })}
      />
    )
  if (phone) return <GridCards {...table} onToggle={onToggle} />
  const Table = LazyTable as unknown as ComponentType<GridTableProps<F>>
  return (
    <Suspense fallback={waiting}>
      <Table {...table} />
    </Suspense>
  )
}
