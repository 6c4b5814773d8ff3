import { type PointerEvent, useState } from 'react'
import { isNumeric } from './cell-value.tsx'
import type { Column } from './grid-types.ts'
import { widthOf } from './use-columns.ts'

const least = 50

/** Columns that share the room left; where none was named, the widest text does, so that figures stay together. */
export function elastic<F>(columns: readonly Column<F>[]): ReadonlySet<string> {
  const named = columns.filter(({ flex }) => flex !== undefined)
  if (named.length > 0) return new Set(named.map(({ campo }) => campo))
  const texts = columns.filter((column) => !isNumeric(column))
  const [widest] = [...(texts.length > 0 ? texts : columns)].sort((a, b) => widthOf(b) - widthOf(a))
  return new Set(widest === undefined ? [] : [widest.campo])
}

/** Widths as the person drags them; until then each column's own. */
export function useWidths<F>(columns: readonly Column<F>[]) {
  const [dragged, setDragged] = useState<Record<string, number>>({})
  const stretching = elastic(columns.filter(({ campo }) => dragged[campo] === undefined))
  const onPointerDown = (campo: string) => (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    const grip = event.currentTarget
    const from = { x: event.clientX, width: grip.parentElement?.offsetWidth ?? least }
    grip.setPointerCapture(event.pointerId)
    grip.onpointermove = ({ clientX }) =>
      setDragged((old) => ({ ...old, [campo]: Math.max(least, from.width + clientX - from.x) }))
    grip.onlostpointercapture = () => {
      grip.onpointermove = null
    }
  }
  const reset = (campo: string) => setDragged(({ [campo]: _gone, ...rest }) => rest)
  return {
    /** undefined takes the room left. */
    width: (column: Column<F>) =>
      dragged[column.campo] ?? (stretching.has(column.campo) ? undefined : widthOf(column)),
    /** Below this the table scrolls sideways. */
    minimum: columns.reduce((sum, column) => sum + (dragged[column.campo] ?? widthOf(column)), 0),
    onPointerDown,
    reset,
  }
}
