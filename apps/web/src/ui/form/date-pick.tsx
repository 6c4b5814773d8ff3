import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type MouseEvent, type Ref, Suspense, useId, useRef, useState } from 'react'
import { fechaDePago, isWeekend } from '../../lib/formats.ts'
import { Icon } from '../icon.tsx'
import { Row, Text } from '../layout.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { c } from '../tokens.ts'
import type { DateCalendarProps } from './date-calendar.tsx'
import { dayText, type Held, onText, onValue, readDay, wholeDay } from './typed-date.ts'

const t = interfaz.fechaVacia
const Calendar = lazyPart<DateCalendarProps>(() => import('./date-calendar.tsx'))

export type DatePickProps = {
  /** `yyyy-mm-dd`, or null. What is half typed is null. */
  value: string | null
  onChange: (dia: string | null) => void
  /** Of the field, for its label. */
  id: string
  min?: string
  max?: string
  /** A payment date says its weekday. */
  weekday?: boolean
  disabled?: boolean
  /** Seen and focused, not changed. */
  readOnly?: boolean
  error?: boolean
  describedBy?: string
  width?: number | string
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}
/** "vie" */
const weekdayOf = (dia: string): string => fechaDePago(dia).split(' ')[0] ?? ''
/** The first press chooses what is written: what is typed then takes its place. The next one puts the hand where it is. */
function chooseAll(event: MouseEvent<HTMLElement>): void {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target === document.activeElement) return
  event.preventDefault()
  target.focus()
  target.select()
}

/** What is typed in a date, and the days it tells of it. */
function useTypedDate(value: string | null, onChange: (dia: string | null) => void) {
  const [held, setHeld] = useState<Held>({ text: dayText(value), seen: value, sent: [] })
  if (value !== held.seen) setHeld(onValue(held, value))
  const write = (text: string, dia: string | null) => {
    const next = onText(held, text, dia)
    setHeld(next.held)
    if (next.tell !== undefined) onChange(next.tell)
  }
  return {
    text: held.text,
    show: (dia: string) => write(dayText(dia), dia),
    type: ({ value: text, selectionEnd }: HTMLInputElement) => {
      const dia = wholeDay(text)
      // Under a hand that is in the middle of it nothing is rewritten.
      write(dia !== null && selectionEnd === text.length ? dayText(dia) : text, dia)
    },
    /** Nothing more is typed: "26" is 2026. */
    finish: () => {
      const dia = readDay(held.text)
      if (dia !== null) write(dayText(dia), dia)
    },
  }
}

/** A calendar day by itself, for a bar or a filter; inside a form use `DateInput`. The calendar's code comes when it is asked for. */
export function DatePick(props: DatePickProps) {
  const { value, onChange, id, min = '', max = '9999', weekday = false, disabled, readOnly = false } = props
  const { text, show, type, finish } = useTypedDate(value, onChange)
  const [focused, setFocused] = useState(false)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const dia = readDay(text)
  const wrong = text !== '' && (dia === null || dia < min || dia > max)
  const openCalendar = async () => {
    if (readOnly || !(await Calendar.ask())) return
    // Who has gone on is not called back.
    if (box.current?.contains(document.activeElement) === true) setOpen(true)
  }
  return (
    <>
      <OutlinedInput
        ref={box}
        id={id}
        value={text}
        placeholder={t.hueco}
        autoComplete="off"
        disabled={disabled}
        readOnly={readOnly}
        // What cannot be is marked once the hand has left it.
        error={props.error === true || (!focused && wrong)}
        sx={{ width: props.width ?? '100%' }}
        inputRef={props.inputRef}
        inputProps={{ inputMode: 'numeric', 'aria-describedby': props.describedBy }}
        onChange={({ target }) => type(target as HTMLInputElement)}
        onPaste={(event) => {
          const pasted = readDay(event.clipboardData.getData('text'))
          if (readOnly || pasted === null) return
          event.preventDefault()
          show(pasted)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          void openCalendar()
        }}
        onMouseDown={chooseAll}
        onPointerEnter={() => void Calendar.preload()}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          finish()
          props.onBlur?.()
        }}
        startAdornment={
          weekday && value !== null ? (
            <Text tone={isWeekend(value) ? 'atencion' : undefined}>{weekdayOf(value)}</Text>
          ) : null
        }
        endAdornment={
          <IconButton
            aria-label={t.elegir}
            aria-haspopup="dialog"
            disabled={disabled === true || readOnly}
            onClick={({ currentTarget }) => {
              // Not every browser gives it the focus.
              currentTarget.focus()
              void openCalendar()
            }}
          >
            <Icon name="calend" color={c.texto2} />
          </IconButton>
        }
      />
      {open ? (
        <Suspense fallback={null}>
          <Calendar
            anchor={box}
            value={dia}
            onChoose={show}
            onClose={() => setOpen(false)}
            min={props.min}
            max={props.max}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** A payment date in a bulk bar: label at the left, as in the list of lotes. */
export function LabeledDate(props: Omit<DatePickProps, 'id'> & { label: string }) {
  const id = useId()
  const { label, ...rest } = props
  return (
    <Row as="span" inline gap={4} gapX={8}>
      <Text as="label" htmlFor={id} weight={500}>
        {label}
      </Text>
      <DatePick width={176} {...rest} id={id} />
    </Row>
  )
}
