import { useId } from 'react'
import { DatePick } from '../form/date-pick.tsx'
import { Field } from '../form/field.tsx'
import type { ListState } from './list-state.ts'

/** A day in a list's Filtros panel. */
export function DayFilter({ state, name, label }: { state: ListState; name: string; label: string }) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <DatePick id={id} value={state.filters[name] ?? null} onChange={(dia) => state.setFilter(name, dia)} />
    </Field>
  )
}
