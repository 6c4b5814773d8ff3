import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { Field } from '../form/field.tsx'
import type { ListState } from './list-state.ts'

type ChoiceFilterProps = {
  state: ListState
  name: string
  label: string
  /** What it says while nothing is chosen. */
  empty: string
  /** Each value with the words it is shown by. */
  options: readonly (readonly [value: string, text: string])[]
}
/** One of a few values in a list's Filtros panel. */
export function ChoiceFilter({ state, name, label, empty, options }: ChoiceFilterProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <Select
        value={state.filters[name] ?? ''}
        displayEmpty
        SelectDisplayProps={{ id, 'aria-label': label }}
        onChange={(event) => state.setFilter(name, event.target.value || null)}
      >
        <MenuItem value="">{empty}</MenuItem>
        {options.map(([value, text]) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </Select>
    </Field>
  )
}
