import { styled } from '@mui/material/styles'
import { c } from '../tokens.ts'

/** The list's table in the product's look: quiet head, thin lines, colour only on what is selected. */
export const TableBox = styled('div')({
  overflowX: 'auto',
  fontSize: 15,
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': {
    height: 'var(--renglon)',
    padding: '0 10px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottom: `1px solid ${c.linea}`,
  },
  '& th': {
    position: 'relative',
    background: c.hundido,
    fontSize: 14,
    fontWeight: 600,
    color: c.texto2,
  },
  // Where nothing has to be scrolled sideways the page scrolls: its titles stay in sight, under the bar of a selection.
  '&[data-fits=true]': { overflowX: 'visible' },
  '&[data-fits=true] thead th': { position: 'sticky', zIndex: 2, top: 'var(--bajo-la-barra, 52px)' },
  '[role=toolbar][data-pinned=true] ~ &[data-fits=true] thead th': {
    top: 'calc(var(--bajo-la-barra, 52px) + 52px)',
  },
  '@media print': { '&[data-fits=true] thead th': { position: 'static' } },
  '& th[aria-sort]': { cursor: 'pointer', userSelect: 'none' },
  '& .flecha': { display: 'inline-block', verticalAlign: '-3px', margin: '0 2px' },
  // The arrow of a column that could order shows when it is pointed at.
  '& th[aria-sort=none] .flecha': { display: 'none' },
  '& th[aria-sort=none]:hover .flecha, & th[aria-sort=none]:focus-visible .flecha': {
    display: 'inline-block',
  },
  '& .derecha': { textAlign: 'right' },
  '& .casilla': { padding: 0, textAlign: 'center' },
  '& .casilla .MuiCheckbox-root': { padding: 5 },
  // A row that the keys come to is not left under the titles.
  '& tbody td': { scrollMarginTop: 160, scrollMarginBottom: 60 },
  '& .separador': {
    position: 'absolute',
    right: 0,
    top: 8,
    bottom: 8,
    width: 9,
    padding: 0,
    background: 'none',
    border: '0 solid transparent',
    borderRightWidth: 2,
    cursor: 'col-resize',
    touchAction: 'none',
  },
  '& thead:hover .separador': { borderColor: c.linea },
  '& .separador:hover, & .separador:active': { borderColor: c.borde },
  '& th:focus, & td:focus': { outline: 'none' },
  '& th:focus-visible, & td:focus-visible': { outline: `2px solid ${c.foco}`, outlineOffset: -2 },
  '& tbody tr:hover': { background: c.hundido },
  '& tbody tr[aria-selected=true]': { background: c.primarioTinte },
  '& tr.atenuada': { opacity: 0.55 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  // Among filled labels, the plain ones keep their icons in line with theirs.
  '& td .quieto': { paddingLeft: 6 },
  // A lone action stands under those that have a ⋮ beside them.
  '& tbody:has(.MuiIconButton-root) .sola': { marginRight: 32 },
  '& .accion': { padding: '0 4px', height: 28, minHeight: 0 },
  '& td .MuiIconButton-root': { width: 28, height: 28 },
})
