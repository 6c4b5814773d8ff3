import { styled } from '@mui/material/styles'
import { c } from '../../ui/tokens.ts'

/** What is one's own, row by row, each with what can be done with it. */
export const OwnList = styled('ul')({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    padding: '10px 0',
    borderTop: `1px solid ${c.linea}`,
  },
  '& li > div': { flex: 1, minWidth: 220 },
  '& small': { display: 'block', fontSize: 14, color: c.texto2 },
})
