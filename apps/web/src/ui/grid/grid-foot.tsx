import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { Pagina } from '@valija/contract/lista.ts'
import { contar } from '@valija/contract/message-type.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { numero } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { Icon } from '../icon.tsx'
import { look, Row, Text } from '../layout.tsx'
import { c } from '../tokens.ts'
import { ColumnsButton, type ColumnsButtonProps, ExportButton, ViewButton } from './foot-buttons.tsx'
import type { ListState } from './list-state.ts'

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 44,
  padding: '4px 12px',
  borderTop: `1px solid ${c.linea}`,
  fontSize: 14,
  color: c.texto2,
  '&[data-espera=true]': { visibility: 'hidden' },
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

/** "19 lotes"; "más de 10,000 lotes" when the count is capped. */
const countText = ({ total, totalTopado }: Pagina<unknown>, noun: readonly [string, string]): string =>
  totalTopado ? interfaz.masDe({ total: `${numero(total)} ${noun[1]}` }) : contar(total, ...noun)

/** "1–15 de 19 lotes": where we are, in words. */
export const rangeText = (page: Pagina<unknown>, noun: readonly [string, string]): string => {
  const counted = countText(page, noun)
  const total =
    page.recientes === undefined ? counted : `${counted}, ${interfaz.entreRecientes({ n: page.recientes })}`
  if (page.filas.length === 0 || page.desde === null) return total
  return interfaz.rango({
    desde: numero(page.desde + 1),
    hasta: numero(page.desde + page.filas.length),
    total,
  })
}

type GridFootProps<F> = {
  page: Pagina<F> | undefined
  /** It is of what was asked before: its pages lead nowhere. */
  leaving: boolean
  noun: readonly [string, string]
  state: ListState
  columnsButton?: ColumnsButtonProps<F>
  onExport?: (formato: 'csv' | 'xlsx') => Promise<void>
  onPrint?: () => void
  onFilters?: () => void
  extra?: ReactNode
}
/** Its room is kept until there is a page: below rows that are still coming it would jump to where they end. */
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
    <Foot data-espera={page === undefined}>
      {columnsButton === undefined ? null : <ColumnsButton {...columnsButton} />}
      <ViewButton state={state} />
      {props.extra}
      {onExport === undefined || page === undefined || page.total === 0 ? null : (
        <ExportButton onExport={onExport} total={countText(page, noun)} />
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
              onClick={() => {
                if (!props.leaving) state.goTo(to)
              }}
            >
              <Icon name={icon} />
            </IconButton>
          ))}
        </Row>
      ) : null}
    </Foot>
  )
}
