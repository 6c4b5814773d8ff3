import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { Field } from '../form/field.tsx'
import type { ListState } from './list-state.ts'

/** An end of a range of pesos in a list's Filtros panel; in force on leaving the field or with Enter. */
export function AmountFilter({ state, name, label }: { state: ListState; name: string; label: string }) {
  const id = useId()
  const kept = state.filters[name] ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const apply = () => {
    if (typed === null) return
    const plain = typed.replace(/[$,\s]/g, '')
    setTyped(null)
    if (plain === '' || /^\d{1,10}(\.\d{1,2})?$/.test(plain)) state.setFilter(name, plain || null)
  }
  return (
    <Field id={id} label={label}>
      <TextField
        id={id}
        size="small"
        value={typed ?? kept}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </Field>
  )
}
