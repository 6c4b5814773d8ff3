import { isNumeric } from './cell-value.tsx'
import type { Column } from './grid-types.ts'
import { widthOf } from './use-columns.ts'

/** Columns that share the room left; where none was named, the widest text does, so that figures stay together. */
export function stretching<F>(columns: readonly Column<F>[]): ReadonlySet<string> {
  const named = columns.filter(({ flex }) => flex !== undefined)
  if (named.length > 0) return new Set(named.map(({ campo }) => campo))
  const texts = columns.filter((column) => !isNumeric(column))
  const [widest] = [...(texts.length > 0 ? texts : columns)].sort((a, b) => widthOf(b) - widthOf(a))
  return new Set(widest === undefined ? [] : [widest.campo])
}

/**
 * How wide each of them is when `left` is dealt out by their `flex`; the last one has none, it takes what rounding leaves.
 */
export function shares<F>(
  columns: readonly Column<F>[],
  stretched: ReadonlySet<string>,
  left: number,
): ReadonlyMap<string, number> {
  const own = columns.filter(({ campo }) => stretched.has(campo))
  const parts = own.reduce((sum, { flex = 1 }) => sum + flex, 0)
  if (left <= 0) return new Map()
  return new Map(
    own
      .slice(0, -1)
      .map((column) => [column.campo, Math.floor(widthOf(column) + (left * (column.flex ?? 1)) / parts)]),
  )
}
