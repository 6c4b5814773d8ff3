import { useMemo, useState } from 'react'
import type { Column } from './grid-types.ts'

type Choice = Record<string, boolean>
const load = (key: string): Choice => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Choice
  } catch {
    return {}
  }
}

export const widthOf = <F>({ width = 140 }: Column<F>): number => width

/** Columns that tell rows apart under the filters in force. */
export const telling = <F>(
  columns: readonly Column<F>[],
  filters: Readonly<Record<string, string>>,
): readonly Column<F>[] =>
  columns.filter(({ filter }) => filter === undefined || filters[filter] === undefined)

/** Columns given up, the least important first and from the right, until the rest fits. */
export function givenUp<F>(columns: readonly Column<F>[], room: number): ReadonlySet<string> {
  const out = new Set<string>()
  let total = columns.reduce((sum, column) => sum + widthOf(column), 0)
  for (const priority of [3, 2])
    for (const column of [...columns].reverse()) {
      if (total <= room) return out
      if ((column.priority ?? 1) !== priority) continue
      out.add(column.campo)
      total -= widthOf(column)
    }
  return out
}

/** A list this wide has room for more than what everybody needs, in pixels. */
const ancha = 1700
/** What is left to the columns that take the rest, so that their text is still read whole. */
const holgura = 300

/** On a wide screen the columns that nobody asked for, from the left, as long as they fit beside the others. */
export function takenIn<F>(columns: readonly Column<F>[], room: number): ReadonlySet<string> {
  const extra = new Set<string>()
  if (room < ancha || room === Number.POSITIVE_INFINITY) return extra
  let total = columns.reduce((sum, column) => sum + (column.hidden === true ? 0 : widthOf(column)), holgura)
  for (const column of columns) {
    if (column.hidden !== true || total + widthOf(column) > room) continue
    extra.add(column.campo)
    total += widthOf(column)
  }
  return extra
}

/** Which columns are shown: what the person chose, kept in this browser; else what fits in `room`. */
export function useColumns<F>(name: string, columns: readonly Column<F>[], room: number) {
  const key = `valija-columnas-${name}`
  const [choice, setChoice] = useState<Choice>(() => load(key))
  const save = (next: Choice) => {
    setChoice(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  const visible = useMemo(() => {
    const asked = columns.filter(({ campo }) => choice[campo] !== false)
    const extra = takenIn(
      asked.map((column) => (choice[column.campo] === true ? { ...column, hidden: false } : column)),
      room,
    )
    const wanted = ({ campo, hidden }: Column<F>) => choice[campo] ?? (hidden !== true || extra.has(campo))
    const out = givenUp(columns.filter(wanted), room)
    const shown: Choice = {}
    for (const column of columns)
      shown[column.campo] =
        column.fixed === true || (choice[column.campo] ?? (wanted(column) && !out.has(column.campo)))
    return shown
  }, [columns, choice, room])
  return {
    visible,
    toggle: (campo: string) => save({ ...choice, [campo]: visible[campo] !== true }),
    restore: () => save({}),
  }
}
