import { styled } from '@mui/material/styles'
import { onPhone } from '../../lib/widths.ts'
import { Panel } from '../panel.tsx'

/** What holds a list: under tabs it closes their box; on a phone its cards stand on the page, clear of the bar of a selection. */
export const ListPanel = styled(Panel)({
  position: 'relative',
  '& > .recarga': { position: 'absolute', left: 0, right: 0, height: 2, zIndex: 2 },
  '&[data-tabs=true]': { borderTop: 0, borderRadius: '0 0 8px 8px' },
  [onPhone]: {
    '&&': { background: 'none', border: 0, borderRadius: 8 },
    '&[data-bulk=true]': { paddingBottom: 170 },
    '& > .aviso:not(:empty)': { marginBottom: 8 },
  },
})
