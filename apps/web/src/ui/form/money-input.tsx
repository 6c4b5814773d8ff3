import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { useState } from 'react'
import { importe, readImporte } from '../../lib/formats.ts'
import { look, Text } from '../layout.tsx'
import { Field } from './field.tsx'
import { type FieldBase, useField } from './use-field.ts'

export type MoneyInputProps = Omit<FieldBase, 'optional'> & {
  disabled?: boolean
  currency?: Moneda
  /** Said while typing, and no error: more than what is owed. */
  warning?: string | ((centavos: number) => string | undefined)
}
/** An amount; the form keeps integer centavos (or null). */
export function MoneyInput({ name, label, help, disabled, currency = 'MXN', warning }: MoneyInputProps) {
  const { id, field, error, aria } = useField({ name, help })
  const value = field.value as number | null | undefined
  const [typing, setTyping] = useState<string | null>(null)
  const shown = typing ?? (value === null || value === undefined || Number.isNaN(value) ? '' : importe(value))
  const aviso =
    typeof warning === 'function' ? (typeof value === 'number' ? warning(value) : undefined) : warning
  return (
    <Field id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        inputRef={field.ref}
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        error={error !== undefined}
        onChange={(event) => {
          setTyping(event.target.value)
          field.onChange(readImporte(event.target.value))
        }}
        onBlur={() => {
          // What is not an amount stays as typed, to be corrected.
          if (!Number.isNaN(value)) setTyping(null)
          field.onBlur()
        }}
        startAdornment={
          <InputAdornment position="start" className={look({ tone: 'texto2' })}>
            {currency === 'USD' ? 'USD' : '$'}
          </InputAdornment>
        }
        inputProps={{ ...aria, style: { textAlign: 'right' } }}
      />
      <Text role="status" small tone="atencion">
        {aviso}
      </Text>
    </Field>
  )
}
