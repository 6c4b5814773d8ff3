import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Icon } from '../icon.tsx'
import { Quiet } from '../layout.tsx'
import { c } from '../tokens.ts'
import { Field } from './field.tsx'
import { type FieldBase, useField } from './use-field.ts'

export type Option = { value: string; text: string; disabled?: boolean; why?: string }
export type SelectInputProps = Omit<FieldBase, 'help'> & {
  options: readonly Option[]
  placeholder?: string
  onChosen?: (value: string) => void
}

const ArrowBox = styled('span')({
  // MUI's own class comes with it.
  '&&': { top: 'calc(50% - 9px)', right: 10, position: 'absolute', pointerEvents: 'none', color: c.texto2 },
})
const Arrow = ({ className }: { className?: string }) => (
  <ArrowBox className={className}>
    <Icon name="abajo" />
  </ArrowBox>
)

/** A choice among a few. */
export function SelectInput({ name, label, optional, options, placeholder, onChosen }: SelectInputProps) {
  const { id, field, error, aria } = useField({ name })
  const { ref, value, ...rest } = field
  return (
    <Field id={id} label={label} optional={optional} error={error}>
      <Select
        {...rest}
        value={(value as string | null | undefined) ?? ''}
        onChange={(event) => {
          rest.onChange(event)
          onChosen?.(event.target.value)
        }}
        inputRef={ref}
        displayEmpty
        input={<OutlinedInput error={error !== undefined} />}
        IconComponent={Arrow}
        SelectDisplayProps={{ id, 'aria-label': label, ...aria }}
        renderValue={(chosen: string) =>
          options.find((option) => option.value === chosen)?.text ?? <Quiet>{placeholder ?? ' '}</Quiet>
        }
      >
        {optional === true ? <MenuItem value="">{placeholder ?? interfaz.sinDato}</MenuItem> : null}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
            <span>
              {option.text}
              {option.why === undefined ? null : (
                <Quiet block small>
                  {option.why}
                </Quiet>
              )}
            </span>
          </MenuItem>
        ))}
      </Select>
    </Field>
  )
}
