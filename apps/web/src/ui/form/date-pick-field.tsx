import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import dayjs, { type Dayjs } from 'dayjs'
import es from 'dayjs/locale/es'
import { type FocusEvent, type KeyboardEvent, use, useState } from 'react'
import { fechaDePago, isWeekend } from '../../lib/formats.ts'
import { SesionContext } from '../../lib/sesion.ts'
import { touch } from '../../lib/widths.ts'
import { Icon } from '../icon.tsx'
import { Text } from '../layout.tsx'
import { c } from '../tokens.ts'
import { calendarAt } from './calendar-clock.ts'
import {
  type Held,
  isYear,
  notTyping,
  onPart,
  onShown,
  onTypedKey,
  onValue,
  readDay,
  seenSoFar,
} from './typed-date.ts'

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
const dayOf = (day: Dayjs | null) =>
  day?.isValid() === true && isYear(day.year()) ? day.format('YYYY-MM-DD') : null
const toDay = (text: string | null | undefined) => (text ? dayjs(text) : undefined)

/** Which part an element of the field is: 0 the day, 1 the month, 2 the year; null is none, as the calendar's button. */
function partOf(target: EventTarget | null): number | null {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-sectionindex]') : null
  return part === null ? null : Number(part.dataset.sectionindex)
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
  const [typing, setTyping] = useState(notTyping)
  const hoy = use(SesionContext)?.diaDeNegocio
  const [whole, setWhole] = useState(false)
  const [focused, setFocused] = useState(false)
  // What is half typed is the field's own: a value that comes back late is of an earlier key.
  const [held, setHeld] = useState<Held<Dayjs>>({ shown: toDay(value) ?? null, seen: value, sent: [] })
  if (value !== held.seen) setHeld(onValue(held, value, dayjs))
  const show = (day: Dayjs | null, dia = dayOf(day)) => {
    const next = onShown(held, day, dia)
    setHeld(next.held)
    if (next.tell !== undefined) onChange(next.tell)
  }
  /** Nothing more is typed: "26" is 2026, and what began by its year and has no day is nothing. */
  const finish = (field: Element) => {
    if (typing.year === true && readDay(typing.text) === null) show(null)
    else if (dayOf(held.shown) === null) {
      const parts = [...field.querySelectorAll('[data-sectionindex] [role=spinbutton]')]
      const day = readDay(parts.map((part) => part.textContent.replaceAll(/\D/g, '')).join('/'))
      if (day !== null) show(dayjs(day))
    }
  }
  const onKey = (event: KeyboardEvent<Element>) => {
    if (readOnly || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === 'Tab') finish(event.currentTarget)
    // Before the field says so, the part in hand is the one that has the focus.
    const part = typing.part ?? partOf(event.target)
    const { stop, ...next } = onTypedKey({ ...typing, part }, event.key)
    setTyping(next)
    if (next.part !== null) setWhole(false)
    if (next.year === true) {
      const day = seenSoFar(next.text)
      if (day !== null) show(dayjs(day), readDay(next.text))
    }
    if (!stop) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <LocalizationProvider dateAdapter={calendarAt(hoy)} adapterLocale="es-valija" localeText={localeText}>
      <Text
        contents
        onKeyDownCapture={onKey}
        onPointerDownCapture={() => setTyping((now) => ({ ...now, text: '', year: false }))}
        onPasteCapture={(event) => {
          const day = readDay(event.clipboardData.getData('text'))
          if (readOnly || day === null) return
          event.preventDefault()
          event.stopPropagation()
          show(dayjs(day))
        }}
        onFocusCapture={({ target }) => setFocused(partOf(target) !== null)}
        onBlurCapture={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (currentTarget.contains(relatedTarget) && partOf(relatedTarget) !== null) return
          setFocused(false)
          finish(currentTarget)
        }}
      >
        <DatePicker
          selectedSections={whole ? 'all' : typing.part}
          onSelectedSectionsChange={(part) => {
            setWhole(part === 'all')
            setTyping((now) => onPart(now, typeof part === 'number' ? part : null, value === null))
          }}
          value={held.shown}
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
              sx: {
                width,
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
              },
            },
          }}
        />
      </Text>
    </LocalizationProvider>
  )
}
