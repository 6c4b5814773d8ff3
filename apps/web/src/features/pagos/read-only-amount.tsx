import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { Field, helpId } from '../../ui/form/field.tsx'
import { look } from '../../ui/layout.tsx'

type Props = { label: string; value: string; help?: string; error?: string | undefined }
/** A figure the product computes: seen, copied, not edited. */
export function ReadOnlyAmount({ label, value, help, error }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        value={value}
        readOnly
        className={look({ ground: 'hundido' })}
        inputProps={{ 'aria-describedby': helpId(id), style: { textAlign: 'right' } }}
      />
    </Field>
  )
}
