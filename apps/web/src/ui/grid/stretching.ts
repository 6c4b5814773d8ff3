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

/** Where there is no room the stretched ones give theirs, down to this, before anything is scrolled to. */
const narrowest = 96

/** Pixels that the stretched ones can give of `lacking`. */
export const givable = <F>(
  columns: readonly Column<F>[],
  stretched: ReadonlySet<string>,
  lacking: number,
): number =>
  Math.max(
    0,
    Math.min(
      lacking,
      sumOf(
        columns
          .filter(({ campo }) => stretched.has(campo))
          .map((column) => Math.max(0, widthOf(column) - narrowest)),
      ),
    ),
  )

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
/**
 * How wide each is when `left` is dealt out by the `flex` of the stretched ones. A text that would be cut then takes what
 * other texts do not need, and where there is no room what figures do not: `needs` says in pixels what a column is read whole
 * with, as far as that is known. The last of the stretched ones has no width, it takes what rounding leaves.
 */
export function shares<F>(
  columns: readonly Column<F>[],
  stretched: ReadonlySet<string>,
  left: number,
  needs: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const last = columns.findLast(({ campo }) => stretched.has(campo))?.campo
  const flexOf = ({ campo, flex = 1 }: Column<F>) => (stretched.has(campo) ? flex : 0)
  const parts = sumOf(columns.map(flexOf))
  const own = columns.map((column) => {
    const dealt = widthOf(column) + (parts === 0 ? 0 : (left * flexOf(column)) / parts)
    const width = left < 0 && stretched.has(column.campo) ? Math.max(narrowest, dealt) : dealt
    const over = width - (needs.get(column.campo) ?? width)
    const figures = isNumeric(column)
    const spare = figures && left >= 0 ? 0 : Math.max(0, over)
    return { campo: column.campo, width, spare, lacking: figures ? 0 : Math.max(0, -over) }
  })
  const spare = sumOf(own.map((one) => one.spare))
  const lacking = sumOf(own.map((one) => one.lacking))
  const moved = Math.min(spare, lacking)
  const parted = (part: number, whole: number) => (whole === 0 ? 0 : (part * moved) / whole)
  return new Map(
    own
      .filter(({ campo, ...one }) => campo !== last && (stretched.has(campo) || one.spare + one.lacking > 0))
      .map((one) => [
        one.campo,
        Math.floor(one.width + parted(one.lacking, lacking) - parted(one.spare, spare)),
      ]),
  )
}
