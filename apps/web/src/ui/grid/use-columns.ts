import { useMemo, useState } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import type { Column } from './grid-types.ts'

type Choice = Record<string, boolean>
const load = (key: string): Choice => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Choice
  } catch {
    return {}
  }
}

/** Which columns are shown: what the person chose, kept in this browser; else what fits the width. */
export function useColumns<F>(name: string, columns: readonly Column<F>[]) {
  const key = `valija-columnas-${name}`
  const [choice, setChoice] = useState<Choice>(() => load(key))
  const narrow = useMedia('(max-width: 1023.95px)')
  const medium = useMedia('(max-width: 1439.95px)')
  const save = (next: Choice) => {
    setChoice(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  const visible = useMemo(() => {
    const shown: Choice = {}
    for (const { campo, fixed, hidden, priority = 1 } of columns) {
      const fits = !(narrow && priority >= 2) && !(medium && priority === 3)
      shown[campo] = fixed === true || (choice[campo] ?? (hidden !== true && fits))
    }
    return shown
  }, [columns, choice, narrow, medium])
  return {
    visible,
    toggle: (campo: string) => save({ ...choice, [campo]: visible[campo] !== true }),
    restore: () => save({}),
  }
}
