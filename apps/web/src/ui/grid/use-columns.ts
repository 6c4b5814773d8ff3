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

/** Which columns are shown: what the person chose, kept in this browser; else what fits in `room`. */
export function useColumns<F>(name: string, columns: readonly Column<F>[], room: number) {
  const key = `valija-columnas-${name}`
  const [choice, setChoice] = useState<Choice>(() => load(key))
  const save = (next: Choice) => {
    setChoice(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  const visible = useMemo(() => {
    const out = givenUp(
      columns.filter(({ campo, hidden }) => choice[campo] ?? hidden !== true),
      room,
    )
    const shown: Choice = {}
    for (const { campo, fixed, hidden } of columns)
      shown[campo] = fixed === true || (choice[campo] ?? (hidden !== true && !out.has(campo)))
    return shown
  }, [columns, choice, room])
  return {
    visible,
    toggle: (campo: string) => save({ ...choice, [campo]: visible[campo] !== true }),
    restore: () => save({}),
  }
}
