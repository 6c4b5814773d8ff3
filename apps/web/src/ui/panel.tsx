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
