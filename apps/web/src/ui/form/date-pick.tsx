import { styled } from '@mui/material/styles'
import { Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { DateAtRest, DateBox, type Piece } from './date-at-rest.tsx'
import type { DatePickProps } from './date-pick-field.tsx'
import { Row, Text } from '../layout.tsx'

const DatePickField = lazyPart<DatePickProps>(() => import('./date-pick-field.tsx'))

const Whole = styled('span')({ display: 'contents' })
/** What was done to a field whose code is on its way. */
type Pending = { pressed: Piece | null; keys: string[] }

/** A key as if pressed in the field that has the focus. */
function press(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  flushSync(() => document.activeElement?.dispatchEvent(event))
  // What the browser itself would do with a figure; there is no other way into what it edits.
  if (!event.defaultPrevented && key.length === 1)
    flushSync(() => document.execCommand('insertText', false, key))
}

/**
 * A calendar day by itself, for a bar or a filter; inside a form use `DateInput`. The calendar's code, which is heavy, comes
 * with the first hand on an empty field; what was pressed and typed until then happens when it is here.
 */
export function DatePick(props: DatePickProps) {
  const { value, disabled = false, readOnly = false, error = false, width = '100%' } = props
  const [here, setHere] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const pending = useRef<Pending | null>(null)
  const whole = useRef<HTMLSpanElement>(null)
  const come = async () => {
    if (pending.current !== null) return
    const waiting: Pending = { pressed: null, keys: [] }
    pending.current = waiting
    const code = await DatePickField.preload()
    pending.current = null
    if (code === undefined || box.current === null) return
    const focused = box.current.contains(document.activeElement)
    const onButton = document.activeElement?.tagName === 'BUTTON'
    flushSync(() => setHere(true))
    if (!focused && waiting.pressed === null) return
    const wanted =
      waiting.pressed === 'button' || (waiting.pressed === null && onButton) ? 'button' : '[role=spinbutton]'
    const piece = whole.current?.querySelector<HTMLElement>(wanted)
    flushSync(() => piece?.focus())
    if (waiting.pressed !== null) flushSync(() => piece?.click())
    for (const key of waiting.keys) press(key)
  }
  const untouched = value === null && !disabled && !readOnly && !error
  const at = (piece: Piece) => {
    void come()
    if (pending.current) pending.current.pressed = piece
  }
  // What has been filled in stays with the field that did it, also when it is emptied.
  if (!here && !untouched) setHere(true)
  if (!here && untouched)
    return (
      <DateAtRest
        box={box}
        id={props.id}
        label={props.label}
        describedBy={props.describedBy}
        width={width}
        onNear={() => void come()}
        onPress={at}
        onKey={(key) => {
          void come()
          pending.current?.keys.push(key)
        }}
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
