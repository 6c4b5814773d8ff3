import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { esES } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import 'dayjs/locale/es'
import { useId } from 'react'
import { Icon } from '../icon.tsx'
import { c } from '../tokens.ts'
import { Field, helpId } from './field.tsx'
import { type FieldBase, useField } from './use-field.ts'

const localeText = esES.components.MuiLocalizationProvider.defaultProps.localeText
const CalendarIcon = () => <Icon name="calend" color={c.texto2} />

export type DatePickProps = {
  /** `yyyy-mm-dd`, or null. What is half typed is null. */
  value: string | null
  onChange: (dia: string | null) => void
  label?: string
  id?: string
  min?: string
  max?: string
  /** Days that cannot be chosen. */
  closed?: (dia: string) => boolean
  /** A payment date says its weekday. */
  weekday?: boolean
  disabled?: boolean
  error?: boolean
  describedBy?: string
  width?: number | string
  onBlur?: () => void
}
const toDay = (text: string | null | undefined) => (text ? dayjs(text) : undefined)

/** A calendar day by itself, for a bar or a filter; inside a form use `DateInput`. */
export function DatePick(props: DatePickProps) {
  const {
    value,
    onChange,
    label,
    id,
    min,
    max,
    closed,
    weekday = false,
    disabled,
    error = false,
    describedBy,
    width = '100%',
    onBlur,
  } = props
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={localeText}>
      <DatePicker
        value={value === null ? null : dayjs(value)}
        onChange={(day, { validationError }) =>
          onChange(
            day?.isValid() === true && validationError !== 'invalidDate' ? day.format('YYYY-MM-DD') : null,
          )
        }
        format={weekday ? 'ddd DD/MM/YYYY' : 'DD/MM/YYYY'}
        minDate={toDay(min)}
        maxDate={toDay(max)}
        shouldDisableDate={closed ? (day) => closed(day.format('YYYY-MM-DD')) : undefined}
        disabled={disabled}
        slots={{ openPickerIcon: CalendarIcon }}
        slotProps={{
          textField: {
            id,
            error,
            onBlur,
            hiddenLabel: true,
            'aria-label': label,
            'aria-describedby': describedBy,
            sx: {
              width,
              '& .MuiPickersInputBase-root': { minHeight: 36, background: c.papel, padding: '0 10px' },
              '& .MuiPickersOutlinedInput-sectionsContainer, & .MuiPickersInputBase-sectionsContainer': {
                padding: '8px 0',
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  )
}

export type DateInputProps = FieldBase & Pick<DatePickProps, 'min' | 'max' | 'closed' | 'weekday'>
/** A calendar day; the form keeps `yyyy-mm-dd` or null. */
export function DateInput({ name, label, optional, help, disabled, ...rest }: DateInputProps) {
  const { id, field, error } = useField({ name, help })
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <DatePick
        {...rest}
        id={id}
        label={label}
        value={(field.value as string | null | undefined) ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={disabled}
        error={error !== undefined}
        describedBy={error === undefined && help === undefined ? undefined : helpId(id)}
      />
    </Field>
  )
}

/** A payment date in a bulk bar: label at the left, as in the list of lotes. */
export function LabeledDate(props: DatePickProps & { label: string }) {
  const id = useId()
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
      <label htmlFor={id} style={{ fontWeight: 500 }}>
        {props.label}
      </label>
      <DatePick width={184} {...props} id={id} />
    </span>
  )
}
