import { DatePick, type DatePickProps } from './date-pick.tsx'
import { Field, helpId } from './field.tsx'
import { type FieldBase, useField } from './use-field.ts'

export type DateInputProps = FieldBase & Pick<DatePickProps, 'min' | 'max' | 'weekday' | 'readOnly'>
/** A calendar day; the form keeps `yyyy-mm-dd` or null. */
export function DateInput({ name, label, optional, help, ...rest }: DateInputProps) {
  const { id, field, error } = useField({ name, help })
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <DatePick
        {...rest}
        id={id}
        inputRef={field.ref}
        value={(field.value as string | null | undefined) ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={error !== undefined}
        describedBy={error === undefined && help === undefined ? undefined : helpId(id)}
      />
    </Field>
  )
}
