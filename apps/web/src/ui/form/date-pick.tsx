import { styled } from '@mui/material/styles'
import { Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Row, Text } from '../layout.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { DateAtRest, DateBox, type Piece } from './date-at-rest.tsx'
import type { DatePickProps } from './date-pick-field.tsx'
import { isTyped, readDay, textOf, wholeDay } from './typed-date.ts'

const DatePickField = lazyPart<DatePickProps>(() => import('./date-pick-field.tsx'))

const Whole = styled('span')({ display: 'contents' })
/** What was done to a field whose code is on its way. `dia`: what the keys say, told already; `left`: the hand went on. */
type Waiting = { pressed: Piece | null; keys: readonly string[]; dia: string | null; left: boolean }
const nothing: Waiting = { pressed: null, keys: [], dia: null, left: false }

/** A key as if pressed in the field that has the focus. */
function press(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  flushSync(() => document.activeElement?.dispatchEvent(event))
  // What the browser itself would do with a figure; there is no other way into what it edits.
  if (!event.defaultPrevented && key.length === 1)
    flushSync(() => document.execCommand('insertText', false, key))
}

/** Which piece has the focus; null: it is elsewhere. */
function handOn(box: HTMLElement): Piece | null {
  const at = document.activeElement
  if (at === null || !box.contains(at)) return null
  return at.tagName === 'BUTTON' ? 'button' : 'part'
}

/** The field that came takes over: the hand stays where it was, and what it did happens now. */
function takeOver(field: HTMLElement, hand: Piece, { pressed, keys, dia }: Waiting): void {
  const parts = [...field.querySelectorAll<HTMLElement>('[role=spinbutton]')]
  const pending = dia === null ? keys : []
  const go = (piece: HTMLElement | null | undefined, name: Piece) => {
    flushSync(() => piece?.focus())
    if (pressed === name) flushSync(() => piece?.click())
  }
  if (hand === 'part' || pending.length > 0) go(dia === null ? parts[0] : parts.at(-1), 'part')
  for (const key of pending) press(key)
  if (hand === 'button') go(field.querySelector('button'), 'button')
}

/**
 * A calendar day by itself, for a bar or a filter; inside a form use `DateInput`. The calendar's code, which is heavy, comes
 * with the first hand on an empty field. What is typed until then is seen and told; the rest happens when it is here, unless
 * the hand has gone elsewhere: it is not taken from there.
 */
export function DatePick(props: DatePickProps) {
  const { value, disabled = false, readOnly = false, error = false, width = '100%', onChange, onBlur } = props
  const [here, setHere] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLSpanElement>(null)
  const coming = useRef(false)
  const [waiting, setWaiting] = useState(nothing)
  const latest = useRef(waiting)
  const wait = (change: Partial<Waiting>) => {
    const before = latest.current
    latest.current = { ...before, ...change }
    setWaiting(latest.current)
    if (latest.current.dia !== before.dia) onChange(latest.current.dia)
  }
  const come = async () => {
    if (coming.current) return
    coming.current = true
    // Who pressed for the calendar is told that it does not come; what is typed is read without it.
    const came =
      (await DatePickField.preload()) || (latest.current.pressed === 'button' && (await DatePickField.ask()))
    coming.current = false
    if (!came) wait({ pressed: null })
    if (!came || box.current === null) return
    const hand = handOn(box.current)
    const { keys, dia } = latest.current
    // Half a day that was left stays as it was typed, until a hand is back on it.
    if (hand === null && keys.length > 0 && dia === null) return
    flushSync(() => setHere(true))
    if (hand !== null && whole.current !== null) takeOver(whole.current, hand, latest.current)
  }
  const type = (keys: readonly string[]) => {
    void come()
    wait({ keys, dia: wholeDay(textOf(keys)) })
  }
  const leave = () => {
    const { keys, dia } = latest.current
    wait({ dia: dia ?? readDay(textOf(keys)), left: true })
  }
  // What has been filled in stays with the field that did it, also when it is emptied.
  const atRest = !disabled && !readOnly && (value === null || value === waiting.dia)
  if (!here && !atRest) setHere(true)
  if (!here && atRest)
    return (
      <DateAtRest
        box={box}
        id={props.id}
        label={props.label}
        describedBy={props.describedBy}
        width={width}
        text={textOf(waiting.keys)}
        error={error || (waiting.left && waiting.keys.length > 0 && waiting.dia === null)}
        onNear={() => void come()}
        onFocus={() => {
          wait({ left: false })
          void come()
        }}
        onLeave={() => {
          leave()
          onBlur?.()
        }}
        onPress={(pressed) => {
          wait({ pressed })
          void come()
        }}
        onKey={(key) => {
          if (key === 'Enter') leave()
          else if (key === 'Backspace') type(waiting.keys.slice(0, -1))
          else if (waiting.dia === null && (key.length > 1 || isTyped(key))) type([...waiting.keys, key])
        }}
        onPaste={(text) => type(Array.from(readDay(text) ?? ''))}
      />
    )
  return (
    <Whole ref={whole}>
      <Suspense fallback={<DateBox sx={{ width }} />}>
        <DatePickField {...props} />
      </Suspense>
    </Whole>
  )
}

/** A payment date in a bulk bar: label at the left, as in the list of lotes. */
export function LabeledDate(props: DatePickProps & { label: string }) {
  const id = useId()
  return (
    <Row as="span" inline gap={4} gapX={8}>
      <Text as="label" htmlFor={id} weight={500}>
        {props.label}
      </Text>
      <DatePick width={176} {...props} id={id} />
    </Row>
  )
}
