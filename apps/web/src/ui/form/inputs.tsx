import Checkbox from '@mui/material/Checkbox'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useEffect } from 'react'
import { Block, look, Text } from '../layout.tsx'
import { Field } from './field.tsx'
import { type FieldBase, useField } from './use-field.ts'

export type TextInputProps = FieldBase & {
  type?: 'text' | 'email' | 'tel' | 'url'
  placeholder?: string
  autoComplete?: string
  multiline?: boolean
  maxLength?: number
  readOnly?: boolean
  /** RFC, UUID, localizador: a type where 0 and O differ, in capitals. */
  code?: boolean
  end?: ReactNode
  /** Takes the focus as it appears. */
  first?: boolean
}
/** One line of text (or several). */
export function TextInput(props: TextInputProps) {
  const {
    name,
    label,
    optional,
    help,
    type = 'text',
    placeholder,
    autoComplete,
    multiline,
    maxLength,
    readOnly,
    code = false,
    end,
    first = false,
  } = props
  const { id, field, error, aria } = useField({ name, help })
  useEffect(() => {
    if (first) document.getElementById(id)?.focus()
  }, [first, id])
  const { ref, onChange, value, ...rest } = field
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <OutlinedInput
        {...rest}
        id={id}
        type={type}
        value={(value as string | null | undefined) ?? ''}
        onChange={(event) => onChange(code ? event.target.value.toUpperCase() : event.target.value)}
        inputRef={ref}
        error={error !== undefined}
        readOnly={readOnly}
        placeholder={placeholder}
        autoComplete={autoComplete ?? 'off'}
        multiline={multiline}
        minRows={multiline === true ? 3 : undefined}
        endAdornment={end}
        data-codigo={code}
        inputProps={{ ...aria, maxLength, spellCheck: code ? false : undefined }}
      />
    </Field>
  )
}

export type CheckboxInputProps = Pick<FieldBase, 'name' | 'label'>
export function CheckboxInput({ name, label }: CheckboxInputProps) {
  const { id, field, error, aria } = useField({ name })
  const { ref, value, onChange, ...rest } = field
  return (
    <div>
      <Text as="label" htmlFor={id} inline align="center" pointer>
        <Checkbox
          {...rest}
          id={id}
          checked={value === true}
          onChange={(_event, checked) => onChange(checked)}
          className={look({ flush: true })}
          slotProps={{ input: { ref, ...aria } }}
        />
        {label}
      </Text>
      {error === undefined ? null : (
        <Block id={`${id}-ayuda`} small tone="error">
          {error}
        </Block>
      )}
    </div>
  )
}
