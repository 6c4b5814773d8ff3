import { styled } from '@mui/material/styles'
import { onWide } from '../../lib/widths.ts'

/** Proof and form. */
export const Sides = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // Beside the form where there is room, and in sight while it scrolls; above it on a phone.
  [onWide]: {
    gridTemplateColumns: 'minmax(360px, 5fr) minmax(0, 8fr)',
    '& > :first-of-type': { position: 'sticky', top: 64 },
  },
})
export const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
})
