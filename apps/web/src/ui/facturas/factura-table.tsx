import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useState } from 'react'
import { fecha } from '../../lib/formats.ts'
import { usePhone } from '../../lib/use-media.ts'
import { Icon } from '../icon.tsx'
import { Block, Hidden, List, Mono, Quiet, Row, Text } from '../layout.tsx'
import { Money } from '../money.tsx'
import { rowDrop } from '../row-drop.ts'
import { c } from '../tokens.ts'
import type { Fila } from './fila.ts'
import { FilaStatus } from './fila-status.tsx'
import { nombreDe } from './group-filas.ts'
import { Pager, porPagina } from './pager.tsx'

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
  },
})
const Card = styled('li')({
  listStyle: 'none',
  background: c.papel,
  border: `1px solid ${c.linea}`,
  borderRadius: 8,
  padding: 12,
  '& .cabeza': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 8px',
    width: '100%',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    border: 0,
    padding: 0,
    background: 'none',
    cursor: 'pointer',
  },
})

type FacturaTableProps = {
  filas: readonly Fila[]
  elegida: Fila | undefined
  onElegir: (clave: string | null) => void
  onQuitar: (fila: Fila) => void
  /** Takes the one that corrects a row, dropped on it; null where there is nothing to correct. */
  onCorregir?: (fila: Fila) => ((files: File[]) => void) | null
  /** On a phone the dictamen opens inside its card. */
  card: (fila: Fila) => ReactNode
}
export function FacturaTable({ filas, elegida, onElegir, onQuitar, onCorregir, card }: FacturaTableProps) {
  const phone = usePhone()
  const [pedida, setPagina] = useState(0)
  const [sobre, setSobre] = useState<string | null>(null)
  const paginas = Math.max(1, Math.ceil(filas.length / porPagina))
  const pagina = Math.min(pedida, paginas - 1)
  const visibles = filas.slice(pagina * porPagina, (pagina + 1) * porPagina)
  if (filas.length === 0)
    return (
      <Block p={16} tone="texto2">
        {t.ningunaEnGrupo}
      </Block>
    )
  const pager = paginas === 1 ? null : <Pager pagina={pagina} paginas={paginas} onPagina={setPagina} />
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
  if (phone)
    return (
      <>
        <List aria-label={t.tablaFacturas} gap={10}>
          {visibles.map((fila) => (
            <Card key={fila.clave} {...dropOn(fila)}>
              <button
                type="button"
                className="cabeza"
                aria-expanded={fila === elegida}
                onClick={() => onElegir(fila === elegida ? null : fila.clave)}
              >
                <b>{nombreDe(fila)}</b>
                <Money value={fila.cabecera?.total} currency={fila.cabecera?.moneda} strong />
                <Quiet wide>
                  {fila.cabecera === null
                    ? fila.nombre
                    : t.timbrada({
                        metodo: fila.cabecera.metodoPago || '—',
                        fecha: fecha(fila.cabecera.fechaTimbrado),
                      })}
                </Quiet>
              </button>
              <Row nowrap justify="space-between" mt={4}>
                <FilaStatus fila={fila} />
                {remove(fila)}
              </Row>
              {fila === elegida ? <Block mt={8}>{card(fila)}</Block> : null}
            </Card>
          ))}
        </List>
        {pager}
      </>
    )
  return (
    <>
      <Block scrollX>
        <Table aria-label={t.tablaFacturas}>
          <thead>
            <tr>
              <th>{t.columnaFactura}</th>
              <th>{t.columnaUuid}</th>
              <th>{t.columnaMetodo}</th>
              <th className="num">{t.columnaTotal}</th>
              <th>{t.columnaDictamen}</th>
              <th>
                <Hidden>{interfaz.acciones}</Hidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {visibles.map((fila) => (
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
                <td className="num">{remove(fila)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Block>
      {pager}
    </>
  )
}
