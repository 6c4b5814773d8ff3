import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { contar } from '@valija/contract/message-type.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { numero } from '../../lib/formats.ts'
import { Icon } from '../icon.tsx'
import { c } from '../tokens.ts'
import type { Column } from './grid-types.ts'
import type { ListState } from './use-list-state.ts'
import { onPhone } from '../../lib/widths.ts'
import { Block, look, Row, Text } from '../layout.tsx'

const ViewMenu = lazy(() => import('./view-menu.tsx'))

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 44,
  padding: '0 12px',
  borderTop: `1px solid ${c.linea}`,
  fontSize: 14,
  color: c.texto2,
  [onPhone]: { borderTop: 0, padding: '8px 0', justifyContent: 'space-between' },
  '@media print': { display: 'none' },
})

const LinkButton = styled('button')({
  font: 'inherit',
  color: c.primario,
  background: 'none',
  border: 0,
  padding: '4px 0',
  textDecoration: 'underline',
  cursor: 'pointer',
})

/** "1–15 de 19 lotes": where we are, in words; "más de 10,000" when the count is capped. */
export const rangeText = (page: Pagina<unknown>, noun: readonly [string, string]): string => {
  const total = page.totalTopado
    ? interfaz.masDe({ total: `${numero(page.total)} ${noun[1]}` })
    : contar(page.total, ...noun)
  if (page.filas.length === 0 || page.desde === null) return total
  return interfaz.rango({
    desde: numero(page.desde + 1),
    hasta: numero(page.desde + page.filas.length),
    total,
  })
}

type ColumnsButtonProps<F> = {
  columns: readonly Column<F>[]
  visible: Record<string, boolean>
  onToggle: (campo: string) => void
  onRestore: () => void
}
function ColumnsButton<F>({ columns, visible, onToggle, onRestore }: ColumnsButtonProps<F>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        className={look({ py: 0, px: 6 })}
        startIcon={<Icon name="columnas" />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {interfaz.columnas}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ campo, title, fixed }) => (
          <MenuItem
            key={campo}
            dense
            role="menuitemcheckbox"
            aria-checked={visible[campo] === true}
            disabled={fixed}
            onClick={() => onToggle(campo)}
          >
            <Checkbox checked={visible[campo] === true} tabIndex={-1} className={look({ p: 0 })} inert />
            {title}
          </MenuItem>
        ))}
        <MenuItem onClick={onRestore} className={look({ lineTop: true })}>
          {interfaz.columnasRestaurar}
        </MenuItem>
      </Menu>
    </>
  )
}

type ExportButtonProps = { onExport: (formato: 'csv' | 'xlsx') => Promise<void>; total: string }
function ExportButton({ onExport, total }: ExportButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [busy, setBusy] = useState(false)
  const run = (formato: 'csv' | 'xlsx') => {
    setAnchor(null)
    setBusy(true)
    void onExport(formato).finally(() => setBusy(false))
  }
  return (
    <>
      <Button
        size="small"
        className={look({ py: 0, px: 6 })}
        loading={busy}
        loadingPosition="start"
        startIcon={<Icon name="bajar" />}
        data-tecla="e"
        aria-keyshortcuts="e"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {interfaz.descargarRegistros}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Block as="li" max={280} px={14} pt={4} pb={8} tone="texto2" role="presentation">
          {interfaz.descargarTodos({ total })}
        </Block>
        <MenuItem onClick={() => run('csv')}>{interfaz.descargarCsv}</MenuItem>
        <MenuItem onClick={() => run('xlsx')}>{interfaz.descargarXlsx}</MenuItem>
      </Menu>
    </>
  )
}

function ViewButton({ state }: { state: ListState }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button
        size="small"
        className={look({ py: 0, px: 6 })}
        startIcon={<Icon name="ajustes" />}
        aria-haspopup="menu"
        onClick={(event) => {
          setAsked(true)
          setAnchor(event.currentTarget)
        }}
      >
        {interfaz.vista}
      </Button>
      {asked ? (
        <Suspense fallback={null}>
          <ViewMenu state={state} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

type GridFootProps<F> = {
  page: Pagina<F> | undefined
  noun: readonly [string, string]
  state: ListState
  columnsButton?: ColumnsButtonProps<F>
  onExport?: (formato: 'csv' | 'xlsx') => Promise<void>
  onPrint?: () => void
  onFilters?: () => void
  extra?: ReactNode
}
export function GridFoot<F>(props: GridFootProps<F>) {
  const { page, noun, state, columnsButton, onExport, onPrint, onFilters } = props
  const previous = page?.anterior ?? null
  const next = page?.siguiente ?? null
  const paged = previous !== null || next !== null
  const buttons = [
    { icon: 'primera', text: interfaz.primeraPagina, to: null, can: previous !== null },
    { icon: 'izq', text: interfaz.paginaAnterior, to: previous, can: previous !== null },
    { icon: 'der', text: interfaz.paginaSiguiente, to: next, can: next !== null },
    { icon: 'ultima', text: interfaz.ultimaPagina, to: 'fin', can: next !== null },
  ] as const
  return (
    <Foot>
      {columnsButton === undefined ? null : <ColumnsButton {...columnsButton} />}
      <ViewButton state={state} />
      {props.extra}
      {onExport === undefined || page === undefined || page.total === 0 ? null : (
        <ExportButton
          onExport={onExport}
          total={
            page.totalTopado
              ? interfaz.masDe({ total: `${numero(page.total)} ${noun[1]}` })
              : contar(page.total, ...noun)
          }
        />
      )}
      {onPrint === undefined ? null : (
        <Button
          size="small"
          className={look({ py: 0, px: 6 })}
          startIcon={<Icon name="imprimir" />}
          aria-keyshortcuts="Control+P"
          onClick={onPrint}
        >
          {interfaz.imprimir}
        </Button>
      )}
      <Text grow />
      {page === undefined ? null : <span role="status">{rangeText(page, noun)}</span>}
      {state.active.length === 0 ? null : (
        <LinkButton type="button" onClick={onFilters ?? state.clear}>
          {interfaz.conFiltros({ n: state.active.length })}
        </LinkButton>
      )}
      {paged ? (
        <Row as="nav" aria-label={interfaz.paginacion} nowrap align="stretch" gap={2} tone="texto">
          {buttons.map(({ icon, text, to, can }) => (
            <IconButton
              key={icon}
              size="small"
              aria-label={text}
              disabled={!can}
              onClick={() => state.goTo(to)}
            >
              <Icon name={icon} />
            </IconButton>
          ))}
        </Row>
      ) : null}
    </Foot>
  )
}
