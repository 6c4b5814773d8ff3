import { c } from '../tokens.ts'

/** The data grid in the product's look: quiet head, thin lines, colour only on what is selected. */
export const gridLook = {
  // As tall as its rows, also where the room around it has a height of its own.
  height: 'auto',
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  fontSize: 15,
  '--DataGrid-rowBorderColor': c.linea,
  '--DataGrid-t-color-border-base': c.linea,
  '--DataGrid-t-header-background-base': c.hundido,
  '--DataGrid-hasScrollY': 0,
  '& .MuiDataGrid-columnHeader': {
    background: c.hundido,
    padding: '0 10px',
    fontSize: 14,
    color: c.texto2,
    borderBottom: `1px solid ${c.linea}`,
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  '& .MuiDataGrid-columnSeparator': { color: 'transparent' },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator--resizable': { color: c.linea },
  '& .MuiDataGrid-columnHeaderTitleContainer': { gap: '2px' },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-iconButtonContainer': { margin: 0 },
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-iconButtonContainer': {
    width: 0,
    minWidth: 0,
  },
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted):hover .MuiDataGrid-iconButtonContainer, & .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted):focus-within .MuiDataGrid-iconButtonContainer':
    { width: 16 },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-iconButtonContainer .MuiIconButton-root': {
    width: 16,
    height: 24,
    minHeight: 0,
    padding: 0,
  },
  '& .MuiDataGrid-filler, & .MuiDataGrid-scrollbarFiller': { background: c.hundido },
  '& .MuiDataGrid-cell': { padding: '0 10px', lineHeight: '35px', borderColor: c.linea },
  '& .MuiDataGrid-cell:has(.MuiDataGrid-empty)': { padding: 0 },
  '& .MuiDataGrid-cellCheckbox, & .MuiDataGrid-columnHeaderCheckbox': { padding: 0 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: `2px solid ${c.foco}`,
    outlineOffset: -2,
  },
  '& .MuiDataGrid-row:hover': { background: c.hundido },
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': { background: c.primarioTinte },
  '& .MuiDataGrid-row.atenuada': { opacity: 0.55 },
  '& .MuiDataGrid-row:last-of-type .MuiDataGrid-cell': { borderBottom: 0 },
  '& .accion': { padding: '0 4px', height: 28, minHeight: 0 },
  '& .MuiDataGrid-cell .MuiIconButton-root': { width: 28, height: 28 },
} as const
