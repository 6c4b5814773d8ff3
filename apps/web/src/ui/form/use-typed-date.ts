import dayjs, { type Dayjs } from 'dayjs'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
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

const dayOf = (day: Dayjs | null) =>
  day?.isValid() === true && isYear(day.year()) ? day.format('YYYY-MM-DD') : null

/** Which part an element of the field is: 0 the day, 1 the month, 2 the year; null is none, as the calendar's button. */
function partOf(target: EventTarget | null): number | null {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-sectionindex]') : null
  return part === null ? null : Number(part.dataset.sectionindex)
}

type TypedDate = {
  value: string | null
  onChange: (dia: string | null) => void
  readOnly?: boolean | undefined
}
/**
 * A date under somebody's hands: what the field shows, the part they are in, and `hands`, what is heard of keys, presses,
 * pastes and focus before the field hears it.
 */
export function useTypedDate({ value, onChange, readOnly }: TypedDate) {
  const [typing, setTyping] = useState(notTyping)
  const [whole, setWhole] = useState(false)
  const [focused, setFocused] = useState(false)
  // What is half typed is the field's own: a value that comes back late is of an earlier key.
  const [held, setHeld] = useState<Held<Dayjs>>({
    shown: value ? dayjs(value) : null,
    seen: value,
    sent: [],
  })
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
      const drawn = parts.map((part) => part.textContent.replaceAll(/\D/g, '')).join('/')
      // The hand may be ahead of what is drawn.
      const day = readDay(typing.text) ?? readDay(drawn)
      if (day !== null) show(dayjs(day))
    }
  }
  const take = (event: { preventDefault: () => void; stopPropagation: () => void }) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const hands = {
    onKeyDownCapture: (event: KeyboardEvent<Element>) => {
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
      if (stop) take(event)
    },
    onPointerDownCapture: () => setTyping((now) => ({ ...now, text: '', year: false })),
    onPasteCapture: (event: ClipboardEvent) => {
      const day = readDay(event.clipboardData.getData('text'))
      if (readOnly || day === null) return
      take(event)
      show(dayjs(day))
    },
    onFocusCapture: ({ target }: FocusEvent) => setFocused(partOf(target) !== null),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget) && partOf(relatedTarget) !== null) return
      setFocused(false)
      finish(currentTarget)
    },
  }
  return {
    shown: held.shown,
    show,
    selected: whole ? ('all' as const) : typing.part,
    onSelected: (part: unknown) => {
      setWhole(part === 'all')
      setTyping((now) => onPart(now, typeof part === 'number' ? part : null, value === null))
    },
    /** In one of its parts: the calendar's button is none. */
    focused,
    hands,
  }
}
