import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import es from 'dayjs/locale/es'
import { use } from 'react'
import { fechaDePago, isWeekend } from '../../lib/formats.ts'
import { SesionContext } from '../../lib/sesion.ts'
import { touch } from '../../lib/widths.ts'
import { Icon } from '../icon.tsx'
import { Text } from '../layout.tsx'
import { c } from '../tokens.ts'
import { calendarAt } from './calendar-clock.ts'
import { useTypedDate } from './use-typed-date.ts'

// Theirs lacks an accent.
const localeText = { ...esES.components.MuiLocalizationProvider.defaultProps.localeText, day: 'Día' }
// The product writes "vie", not "vie.".
dayjs.locale(
  { ...es, name: 'es-valija', weekdaysShort: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] },
  undefined,
  true,
)
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
  /** Seen and focused, not changed. */
  readOnly?: boolean
  error?: boolean
  describedBy?: string
  width?: number | string
  onBlur?: () => void
}
/** "vie" */
const weekdayOf = (dia: string): string => fechaDePago(dia).split(' ')[0] ?? ''
/** Nobody pays then: told apart in the calendar, and beside the date that falls on one. */
const quietDay = { background: c.neutroTinte, '&:not(.Mui-disabled)': { color: c.texto2 } }
const toDay = (text: string | null | undefined) => (text ? dayjs(text) : undefined)

const fieldLook = {
  '& .MuiPickersInputBase-root': {
    minHeight: 36,
    [touch]: { minHeight: 44, fontSize: 16 },
    background: c.papel,
    padding: '0 10px',
    borderRadius: '6px',
    fontSize: 15,
  },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: c.borde },
  '& .Mui-focused .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: `${c.foco} !important`,
  },
  '& .MuiPickersOutlinedInput-sectionsContainer, & .MuiPickersInputBase-sectionsContainer': {
    padding: '8px 0',
  },
}

/** The calendar field itself; screens use `DatePick` of date-input.tsx, which fetches it when it is needed. */
export default function DatePickField(props: DatePickProps) {
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
    readOnly,
    error = false,
    describedBy,
    width = '100%',
    onBlur,
  } = props
  const hoy = use(SesionContext)?.diaDeNegocio
  const { shown, show, selected, onSelected, focused, hands } = useTypedDate({ value, onChange, readOnly })
  return (
    <LocalizationProvider dateAdapter={calendarAt(hoy)} adapterLocale="es-valija" localeText={localeText}>
      <Text contents {...hands}>
        <DatePicker
          selectedSections={selected}
          onSelectedSectionsChange={onSelected}
          value={shown}
          onChange={(day) => show(day)}
          // The weekday stands beside the date, not in it: digits typed into a weekday would name another day.
          format="DD/MM/YYYY"
          minDate={toDay(min)}
          maxDate={toDay(max)}
          shouldDisableDate={closed ? (day) => closed(day.format('YYYY-MM-DD')) : undefined}
          disabled={disabled}
          readOnly={readOnly}
          slots={{ openPickerIcon: CalendarIcon }}
          slotProps={{
            day: ({ day, isDaySelected }) =>
              isWeekend(day.format('YYYY-MM-DD')) && !isDaySelected ? { sx: quietDay } : {},
            textField: {
              id,
              // What cannot be is marked once the hand has left it.
              error: error || (focused ? false : undefined),
              onBlur,
              hiddenLabel: true,
              'aria-label': label,
              'aria-describedby': describedBy,
              ...(weekday && value !== null
                ? {
                    slotProps: {
                      input: {
                        startAdornment: (
                          <Text tone={isWeekend(value) ? 'atencion' : undefined} pr={4}>
                            {weekdayOf(value)}
                          </Text>
                        ),
                      },
                    },
                  }
                : {}),
              sx: { width, ...fieldLook },
            },
          }}
        />
      </Text>
    </LocalizationProvider>
  )
}
