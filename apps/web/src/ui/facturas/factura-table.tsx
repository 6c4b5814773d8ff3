import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useState } from 'react'
import { usePhone } from '../../lib/use-media.ts'
import { Icon } from '../icon.tsx'
import { Block, Hidden, Mono, Text } from '../layout.tsx'
import { Money } from '../money.tsx'
import { rowDrop } from '../row-drop.ts'
import { c } from '../tokens.ts'
import { FacturaCards, type FacturaPartProps } from './factura-cards.tsx'
import type { Fila } from './fila.ts'
import { FilaStatus } from './fila-status.tsx'
import { nombreDe } from './group-filas.ts'
import { usePages } from './pager.tsx'
import { PdfDe } from './pdf-de.tsx'

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
type FacturaTableProps = Pick<FacturaPartProps, 'filas' | 'elegida' | 'onElegir'> & {
  onQuitar: (fila: Fila) => void
  /** Takes the one that corrects a row, dropped on it; null where there is nothing to correct. */
  onCorregir?: (fila: Fila) => ((files: File[]) => void) | null
  /** Each row tells its PDF too. */
  conPdf?: boolean
  /** On a phone the dictamen opens inside its card. */
  card: (fila: Fila) => ReactNode
}
export function FacturaTable(props: FacturaTableProps) {
  const { filas, elegida, onElegir, onQuitar, onCorregir, conPdf = false, card } = props
  const phone = usePhone()
  const { visibles, pager } = usePages(filas)
  const [sobre, setSobre] = useState<string | null>(null)
  if (filas.length === 0)
    return (
      <Block p={16} tone="texto2">
        {t.ningunaEnGrupo}
      </Block>
    )
  const dropOn = (fila: Fila) => {
    const take = onCorregir?.(fila) ?? null
    if (take === null) return undefined
    return {
      ...rowDrop((over) => setSobre(over ? fila.clave : null), take),
      'data-over': sobre === fila.clave,
    }
  }
  const remove = (fila: Fila) => (
    <IconButton
      size="small"
      aria-label={t.quitarFactura({ nombre: nombreDe(fila) })}
      onClick={(event) => {
        event.stopPropagation()
        onQuitar(fila)
      }}
    >
      <Icon name="cruz" size={16} color={c.texto2} />
    </IconButton>
  )
  const part = { filas: visibles, elegida, onElegir, dropOn, remove, conPdf }
  return (
    <>
      {phone ? <FacturaCards {...part} card={card} /> : <FacturaRows {...part} />}
      {pager}
    </>
  )
}

function FacturaRows({ filas, elegida, onElegir, dropOn, remove, conPdf }: FacturaPartProps) {
  return (
    <Block scrollX>
      <Table aria-label={t.tablaFacturas}>
        <thead>
          <tr>
            <th>{t.columnaFactura}</th>
            <th>{t.columnaUuid}</th>
            <th>{t.columnaMetodo}</th>
            <th className="num">{t.columnaTotal}</th>
            <th>{t.columnaDictamen}</th>
            {conPdf ? <th>{t.columnaPdf}</th> : null}
            <th>
              <Hidden>{interfaz.acciones}</Hidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr
              key={fila.clave}
              data-elegible
              {...dropOn(fila)}
              aria-selected={fila === elegida}
              onClick={() => onElegir(fila.clave)}
            >
              <Text as="td" max={160} cut>
                <button type="button" className="elegir">
                  {nombreDe(fila)}
                </button>
              </Text>
              <td title={fila.cabecera?.uuid}>
                <Mono tone="texto2">{fila.cabecera ? `${fila.cabecera.uuid.slice(0, 8)}…` : '—'}</Mono>
              </td>
              <td>{fila.cabecera?.metodoPago || '—'}</td>
              <td className="num">
                <Money value={fila.cabecera?.total} currency={fila.cabecera?.moneda} />
              </td>
              <Text as="td" oneLine>
                <FilaStatus fila={fila} />
              </Text>
              {conPdf ? (
                <td>
                  <PdfDe pdf={fila.pdf ?? null} />
                </td>
              ) : null}
              <td className="num">{remove(fila)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Block>
  )
}
