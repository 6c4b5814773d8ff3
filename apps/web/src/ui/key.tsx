import { styled } from '@mui/material/styles'
import { c } from './tokens.ts'

/** A key as drawn on a keyboard. */
export const Key = styled('kbd')({
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  border: '1px solid currentColor',
  borderRadius: 4,
  padding: '0 6px',
  color: c.texto2,
})
