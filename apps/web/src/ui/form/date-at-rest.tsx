import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { touch } from '../../lib/widths.ts'
import { Icon } from '../icon.tsx'
import { c } from '../tokens.ts'

const t = interfaz.fechaVacia
/** The field's own frame. */
export const DateBox = styled('div')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: 37.56,
  padding: '0 10px',
  border: `1px solid ${c.borde}`,
  borderRadius: 6,
  background: c.papel,
  fontSize: 15,
  letterSpacing: '.00938em',
  cursor: 'text',
  '& [role=group]': { flex: 1, display: 'flex', alignItems: 'center' },
  '& .partes': { flex: 1 },
  '& [role=spinbutton]': { outline: 'none' },
  '&:has([aria-invalid=true])': { borderColor: c.error },
  '&:focus-within': { borderColor: c.foco, boxShadow: `inset 0 0 0 1px ${c.foco}` },
  '& button': {
    width: 36,
    height: 34,
    margin: '0 -12px 0 0',
    padding: 9,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
  '& input': {
    position: 'absolute',
    bottom: 0,
    left: 0,
    width: 1,
    height: 1,
    padding: 0,
    border: 0,
    opacity: 0,
  },
  [touch]: { minHeight: 44, fontSize: 16 },
})
const parts = [t.dia, t.mes, t.anio]

/** Which piece of the field a hand is on. */
export type Piece = 'part' | 'button'
type DateAtRestProps = {
  box: RefObject<HTMLDivElement | null>
  id?: string | undefined
  label?: string | undefined
  describedBy?: string | undefined
  width: number | string
  /** What was typed so far. */
  text: string
  error: boolean
  /** A hand comes near, is in it, goes on, presses a piece, types, pastes. */
  onNear: () => void
  onFocus: () => void
  onLeave: () => void
  onPress: (piece: Piece) => void
  onKey: (key: string) => void
  onPaste: (text: string) => void
}

/** A date field before the calendar's code is here: seen, heard and typed in as the field that will take its place. */
export function DateAtRest({
  box,
  id,
  label,
  describedBy,
  width,
  text,
  error,
  onNear,
  onFocus,
  onLeave,
  onPress,
  onKey,
  onPaste,
}: DateAtRestProps) {
  const first = useRef<HTMLSpanElement>(null)
  const pressPart = () => {
    first.current?.focus()
    onPress('part')
  }
  const type = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || ['Tab', 'Shift', 'Escape'].includes(event.key))
      return
    event.preventDefault()
    event.stopPropagation()
    onKey(event.key)
  }
  return (
    <DateBox
      ref={box}
      sx={{ width }}
      aria-label={label}
      onPointerEnter={onNear}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <div role="group" aria-describedby={describedBy}>
        <div
          role="presentation"
          className="partes"
          onMouseDown={(event) => {
            // The day has the focus wherever it is pressed, as in an empty field.
            event.preventDefault()
            pressPart()
          }}
          onClick={pressPart}
          onKeyDown={type}
          onPaste={(event) => onPaste(event.clipboardData.getData('text'))}
        >
          {parts.map(({ nombre, hueco }, i) =>
            i > 0 && text !== '' ? null : (
              <span key={nombre}>
                {i === 0 ? null : '/'}
                <span
                  ref={i === 0 ? first : undefined}
                  role="spinbutton"
                  aria-label={nombre}
                  aria-valuetext={text || t.vacia}
                  aria-invalid={error || undefined}
                  tabIndex={i === 0 ? 0 : -1}
                >
                  {text || hueco}
                </span>
              </span>
            ),
          )}
        </div>
        <button
          type="button"
          aria-label={t.elegir}
          onPointerDown={() => onPress('button')}
          onClick={({ currentTarget }) => {
            // Not every browser gives it the focus.
            currentTarget.focus()
            onPress('button')
          }}
        >
          <Icon name="calend" color={c.texto2} />
        </button>
      </div>
      <input id={id} aria-hidden="true" tabIndex={-1} readOnly onFocus={pressPart} />
    </DateBox>
  )
}
