import { styled } from '@mui/material/styles'
import { lecturaPantalla as t } from '@valija/contract/messages/lectura-pantalla.ts'
import type { CampoDeLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import type { ReactNode } from 'react'
import { touch } from '../../lib/widths.ts'
import { Icon } from '../../ui/icon.tsx'
import { look } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'

const paint = (tono: 'info' | 'atencion') => ({
  '&& .MuiOutlinedInput-root': { background: c[`${tono}Tinte`] },
  // What was read is legible before its field opens.
  '&& input.Mui-disabled': { WebkitTextFillColor: c.texto2 },
  '&& .MuiOutlinedInput-root:not(.Mui-error):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
    borderColor: c[tono],
  },
})
const Box = styled('div')({
  position: 'relative',
  minWidth: 0,
  '&[data-tono] input': { paddingRight: 40 },
  '&[data-locked=true] input': { paddingRight: 64 },
  '&[data-tono=info]': paint('info'),
  '&[data-tono=atencion]': paint('atencion'),
})
const Marks = styled('span')({
  position: 'absolute',
  // Below the label, in the field's own line.
  top: 22,
  right: 8,
  '&[data-calendario=true]': { right: 44 },
  height: 38,
  [touch]: { height: 44 },
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
})
const Mark = styled('button')({
  width: 24,
  height: 24,
  borderRadius: 12,
  border: 0,
  padding: 0,
  cursor: 'pointer',
  fontSize: 13,
  lineHeight: '24px',
  color: c.papel,
  // A finger needs more than the mark shows.
  [touch]: { '&::after': { content: '""', position: 'absolute', inset: '0 -8px 0 auto', width: 44 } },
})

export type FieldMark = {
  campo: CampoDeLectura
  /** Null when it is not known where it stands. */
  n: number | null
  tono: 'info' | 'atencion'
  locked: boolean
  onLook: () => void
}
type MarkedFieldProps = {
  campo: CampoDeLectura
  nombre: string
  mark: FieldMark | null
  /** Room for the calendar's own button. */
  calendar?: boolean
  children: ReactNode
}
/** A field with the number of its place on the proof, and a padlock while it is closed. */
export function MarkedField({ campo, nombre, mark, calendar = false, children }: MarkedFieldProps) {
  return (
    <Box data-campo={campo} data-tono={mark?.tono} data-locked={mark?.locked}>
      {children}
      {mark === null ? null : (
        <Marks className={look({ tone: mark.tono })} data-calendario={calendar}>
          {mark.locked ? <Icon name="candado" size={16} /> : null}
          {mark.n === null ? null : (
            <Mark
              type="button"
              aria-label={t.verLugar({ campo: nombre })}
              title={t.verLugar({ campo: nombre })}
              onClick={mark.onLook}
              className={look({ ground: mark.tono })}
            >
              {mark.n}
            </Mark>
          )}
        </Marks>
      )}
    </Box>
  )
}
