import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { helpId } from './field.tsx'

/** What the fields of a form share. */
export type FieldBase = {
  name: string
  label: string
  optional?: boolean
  help?: ReactNode
}

/** Joins a field to the form around it: value, error, ids for reading aloud. */
export function useField({ name, help }: Pick<FieldBase, 'name' | 'help'>) {
  const id = useId()
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const described = error !== undefined || help !== undefined
  return {
    id,
    field,
    error,
    aria: { 'aria-invalid': error !== undefined, 'aria-describedby': described ? helpId(id) : undefined },
  }
}
