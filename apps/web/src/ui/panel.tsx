import { styled } from '@mui/material/styles'
import { c } from './tokens.ts'

/** White box with a border. Panels are not put inside panels. */
export const Panel = styled('section')({
  background: c.papel,
  border: `1px solid ${c.linea}`,
  borderRadius: 8,
})
/** A panel with room around its content. */
export const PaddedPanel = styled(Panel)({ padding: '15px 18px' })

/** Horizontal row: `<Row gap={8}>`; takes `style`. */
export const Row = styled('div', { shouldForwardProp: (name) => name !== 'gap' })<{ gap?: number }>(
  ({ gap = 8 }) => ({
    display: 'flex',
    alignItems: 'center',
    gap,
    minWidth: 0,
  }),
)
/** Pushes what follows to the other end of a row. */
export const Grow = styled('span')({ flex: 1, minWidth: 0 })
