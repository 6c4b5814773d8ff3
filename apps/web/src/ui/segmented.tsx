import { styled } from '@mui/material/styles'
import { touch } from '../lib/widths.ts'
import { c } from './tokens.ts'

const Group = styled('div')({
  // In one line where it fits; where not, in two: none of it is cut off.
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  border: `1px solid ${c.borde}`,
  borderRadius: 6,
  background: c.papel,
  '& button': {
    font: 'inherit',
    fontWeight: 500,
    color: 'inherit',
    background: 'none',
    border: 0,
    borderLeft: `1px solid ${c.linea}`,
    flex: '1 0 auto',
    minHeight: 32,
    [touch]: { minHeight: 44 },
    padding: '0 8px',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& button:first-of-type': { borderLeft: 0, borderRadius: '5px 0 0 5px' },
  '& button:last-of-type': { borderRadius: '0 5px 5px 0' },
  '& button[aria-pressed=true]': { background: c.primarioTinte, color: c.primarioFuerte, fontWeight: 600 },
  '& b': { fontWeight: 600, color: c.texto2 },
  '& button[aria-pressed=true] b': { color: 'inherit' },
})

export type SegmentedProps<V extends string> = {
  label: string
  value: V
  /** A count of null is on its way: its room is kept. */
  options: { value: V; text: string; count?: number | null }[]
  onChange: (value: V) => void
}
/** Switch of a few views: Proveedor / Comisionista; Todas 13 · Correctas 8. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
          {option.count === undefined ? null : <b>{option.count ?? '\u2007'}</b>}
        </button>
      ))}
    </Group>
  )
}
