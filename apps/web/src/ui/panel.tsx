import { styled } from '@mui/material/styles'
import { shape } from './layout.tsx'
import { c } from './tokens.ts'

const paper = { background: c.papel, border: `1px solid ${c.linea}`, borderRadius: 8 }
/** White box with a border. Panels are not put inside panels. */
export const Panel = shape(styled('section')(paper), {})
/** A panel with room around its content. */
export const PaddedPanel = shape(styled('section')({ ...paper, padding: '15px 18px' }), {})
