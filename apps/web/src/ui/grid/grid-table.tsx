import Button from '@mui/material/Button'
import { DataGrid, type GridColDef, type GridRowId, type GridSortModel } from '@mui/x-data-grid'
import { esES } from '@mui/x-data-grid/locales'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useMemo } from 'react'
import { Icon } from '../icon.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { Hidden } from '../text.tsx'
import { cellValue, isNumeric } from './cell-value.tsx'
import { gridLook } from './grid-look.ts'
import type { Column, RowAction } from './grid-types.ts'

export type GridTableProps<F> = {
  label: string
  rows: F[]
  rowId: (row: F) => string
  rowName: (row: F) => string
  columns: readonly Column<F>[]
  visible: Record<string, boolean>
  orden: string | undefined
  onOrden: (orden: string | undefined) => void
  actions: (row: F) => RowAction<F>[]
  actionsWidth?: number
  onOpen?: (row: F) => void
  selected?: ReadonlySet<string>
  canSelect?: (row: F) => boolean
  onSelect: (ids: ReadonlySet<string>) => void
  onToggle: (id: string) => void
  dimmed?: (row: F) => boolean
}
type Held<F> = { id: string; row: F }

const sortModel = (orden: string | undefined): GridSortModel =>
  orden === undefined || orden === ''
    ? []
    : [{ field: orden.replace(/^-/, ''), sort: orden.startsWith('-') ? 'desc' : 'asc' }]

function toColDef<F>(column: Column<F>): GridColDef<Held<F>> {
  const { campo, title, width = 140, flex, sortable = false } = column
  const right = isNumeric(column)
  return {
    field: campo,
    headerName: title,
    sortable,
    ...(flex === undefined ? { width } : { flex, minWidth: width }),
    align: right ? 'right' : 'left',
    headerAlign: right ? 'right' : 'left',
    valueGetter: (_value, { row }) => column.value?.(row) ?? (row as Record<string, unknown>)[campo],
    renderCell: ({ row: { row } }) => cellValue(column, row),
  }
}

// The grid writes one style element of its own; the page says under which mark it may.
const cspNonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content

const slots = {
  columnSortedAscendingIcon: () => <Icon name="subeOrden" size={16} />,
  columnSortedDescendingIcon: () => <Icon name="bajaOrden" size={16} />,
  columnUnsortedIcon: () => <Icon name="subeOrden" size={16} />,
}
const localeText = {
  ...esES.components.MuiDataGrid.defaultProps.localeText,
  checkboxSelectionSelectAllRows: interfaz.seleccionarPagina,
  checkboxSelectionUnselectAllRows: interfaz.quitarSeleccion,
}

/** The rows on a wide screen. The page, the order and the filter are the server's; here they are only drawn. */
export default function GridTable<F>(props: GridTableProps<F>) {
  const { label, rows, rowId, rowName, columns, visible, orden, onOrden, actions, actionsWidth, onOpen } =
    props
  const { selected, canSelect, onSelect, onToggle, dimmed } = props
  const held = useMemo(() => rows.map((row) => ({ id: rowId(row), row })), [rows, rowId])

  const defs = useMemo(() => {
    const drawn: GridColDef<Held<F>>[] = columns.map(toColDef)
    if (actionsWidth !== undefined)
      drawn.push({
        field: '__acciones',
        headerName: interfaz.acciones,
        renderHeader: () => <Hidden>{interfaz.acciones}</Hidden>,
        width: actionsWidth,
        sortable: false,
        hideable: false,
        resizable: false,
        align: 'right',
        renderCell: ({ row: { row }, hasFocus }) => {
          const [first, ...rest] = actions(row)
          if (first === undefined) return null
          return (
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
              <Button
                size="small"
                className="accion"
                tabIndex={hasFocus ? 0 : -1}
                disabled={first.disabled}
                aria-label={`${first.text}: ${rowName(row)}`}
                onClick={(event) => {
                  event.stopPropagation()
                  first.onClick(row)
                }}
              >
                {first.text}
              </Button>
              <MoreMenu
                label={`${interfaz.masAcciones}: ${rowName(row)}`}
                actions={rest.map((action) => ({ ...action, onClick: () => action.onClick(row) }))}
              />
            </span>
          )
        },
      })
    return drawn
  }, [columns, actions, actionsWidth, rowName])

  return (
    <DataGrid<Held<F>>
      aria-label={label}
      nonce={cspNonce}
      rows={held}
      columns={defs}
      columnVisibilityModel={visible}
      rowHeight={36}
      columnHeaderHeight={36}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableVirtualization
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      checkboxSelection={selected !== undefined}
      isRowSelectable={({ row }) => canSelect?.(row.row) !== false}
      rowSelectionModel={{ type: 'include', ids: new Set<GridRowId>(selected ?? []) }}
      onRowSelectionModelChange={({ ids }) => onSelect(new Set([...ids].map(String)))}
      paginationMode="server"
      rowCount={-1}
      paginationModel={{ page: 0, pageSize: 100 }}
      sortingMode="server"
      sortModel={sortModel(orden)}
      sortingOrder={['desc', 'asc']}
      onSortModelChange={([first]) =>
        onOrden(first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : undefined)
      }
      onRowDoubleClick={onOpen ? ({ row }) => onOpen(row.row) : undefined}
      onCellKeyDown={({ row, id, field }, event) => {
        if (event.target !== event.currentTarget && (event.target as HTMLElement).closest('button, a, input'))
          return
        if (event.key === ' ' && selected !== undefined && field !== '__check__') {
          event.preventDefault()
          event.defaultMuiPrevented = true
          if (canSelect?.(row.row) !== false) onToggle(String(id))
        }
        if (event.key === 'Enter' && onOpen) {
          event.preventDefault()
          event.defaultMuiPrevented = true
          onOpen(row.row)
        }
      }}
      getRowClassName={({ row }) => (dimmed?.(row.row) === true ? 'atenuada' : '')}
      slots={slots}
      localeText={localeText}
      sx={gridLook}
    />
  )
}
