import { styled } from '@mui/material/styles'
import { c } from '../tokens.ts'

export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    height: 36,
    padding: '0 10px',
    textAlign: 'left',
    fontSize: 14,
    fontWeight: 600,
    color: c.texto2,
    background: c.hundido,
    borderBottom: `1px solid ${c.linea}`,
  },
  '& td': { height: 36, padding: '0 10px', borderBottom: `1px solid ${c.linea}` },
  '& .num': { textAlign: 'right' },
  '& tbody tr[data-elegible]': { cursor: 'pointer', '&:hover': { background: c.hundido } },
  '& tbody tr[data-over=true]': {
    background: c.primarioTinte,
    outline: `2px dashed ${c.primario}`,
    outlineOffset: -2,
  },
  '& tbody tr[aria-selected=true]': { background: c.primarioTinte, boxShadow: `inset 3px 0 0 ${c.primario}` },
  '& .elegir': {
    font: 'inherit',
    fontWeight: 600,
    border: 0,
    padding: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    // Cut by the cell alone, it would end without its three dots.
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'top',
  },
})
