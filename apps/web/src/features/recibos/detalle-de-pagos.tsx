import { styled } from '@mui/material/styles'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { Emparejamiento } from '@valija/contract/recibos.ts'
import type { PagoLeido } from '@valija/documents/recibos/tipos.ts'
import { useId } from 'react'
import { onPhone } from '../../lib/widths.ts'
import { Quiet, Row, Title } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { c } from '../../ui/tokens.ts'
import type { Elecciones, Parte } from './elecciones.ts'
import { Pago } from './pago.tsx'

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  background: c.papel,
  border: `1px solid ${c.linea}`,
  borderRadius: 8,
  '& th': {
    background: c.hundido,
    textAlign: 'left',
    fontSize: 14,
    fontWeight: 600,
    height: 36,
    padding: '0 12px',
    whiteSpace: 'nowrap',
  },
  '& td': { padding: '8px 12px', borderTop: `1px solid ${c.linea}`, verticalAlign: 'top' },
  '& .num': { textAlign: 'right' },
  '& .lote': { paddingTop: 2 },
  '& .lotes td': { borderTop: 0, paddingTop: 0 },
  // On a phone each payment is a card.
  [onPhone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tr, & td': { display: 'block' },
    '& tr:not(.lotes)': { borderTop: `1px solid ${c.linea}`, padding: '6px 0' },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& td': { border: 0, padding: '3px 12px', display: 'flex', gap: 12, justifyContent: 'space-between' },
    '& td[data-titulo]::before': { content: 'attr(data-titulo)', color: c.texto2, flex: 'none' },
    '& td > span': { textAlign: 'right' },
    '& .lote': { alignItems: 'center' },
    '& .lotes td': { display: 'block', paddingBottom: 10 },
  },
})

type DetalleDePagosProps = {
  pagos: readonly PagoLeido[]
  /** Null before 'Buscar Lote'. */
  emparejamientos: readonly Emparejamiento[] | null
  elecciones: Elecciones
  onChoose: (pagina: number, partes: readonly Parte[]) => void
  onLoadAll: (pago: PagoLeido) => Promise<unknown>
}

/** 'Detalle de pagos': what was read, page by page, and the lote of each payment. */
export function DetalleDePagos({
  pagos,
  emparejamientos,
  elecciones,
  onChoose,
  onLoadAll,
}: DetalleDePagosProps) {
  const id = useId()
  const total = pagos.reduce((sum, pago) => sum + pago.total, 0)
  return (
    <section aria-labelledby={id}>
      <Row align="baseline" gap={0} gapX={12} mb={8}>
        <Title id={id}>{t.detalleDePagos}</Title>
        <Quiet>{t.pagosLeidos({ n: pagos.length })}</Quiet>
        <span>
          <Quiet>{t.suman}</Quiet> <Money value={total} strong />
        </span>
      </Row>
      <Table>
        <thead>
          <tr>
            <th>{t.columnas.pagina}</th>
            <th>{t.columnas.proveedor}</th>
            <th>{t.columnas.fechaPago}</th>
            <th>{t.columnas.banco}</th>
            <th>{t.columnas.folio}</th>
            <th className="num">{t.columnas.importe}</th>
            <th>{t.columnas.lote}</th>
          </tr>
        </thead>
        <tbody>
          {pagos.map((pago) => (
            <Pago
              key={pago.pagina}
              pago={pago}
              match={emparejamientos?.find(({ pagina }) => pagina === pago.pagina) ?? null}
              partes={elecciones[pago.pagina] ?? []}
              onChoose={(partes) => onChoose(pago.pagina, partes)}
              onLoadAll={() => onLoadAll(pago)}
            />
          ))}
        </tbody>
      </Table>
    </section>
  )
}
