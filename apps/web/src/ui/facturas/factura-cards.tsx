import { styled } from '@mui/material/styles'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import type { HTMLAttributes, ReactNode } from 'react'
import { fecha } from '../../lib/formats.ts'
import { Block, List, Quiet, Row } from '../layout.tsx'
import { Money } from '../money.tsx'
import { c } from '../tokens.ts'
import type { Fila } from './fila.ts'
import { FilaStatus } from './fila-status.tsx'
import { nombreDe } from './group-filas.ts'
import { PdfDe } from './pdf-de.tsx'

const Card = styled('li')({
  listStyle: 'none',
  background: c.papel,
  border: `1px solid ${c.linea}`,
  borderRadius: 8,
  padding: 12,
  '& .cabeza': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
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

/** What rows and cards are given alike. */
export type FacturaPartProps = {
  filas: readonly Fila[]
  elegida: Fila | undefined
  onElegir: (clave: string | null) => void
  /** What takes the file that corrects it. */
  dropOn: (fila: Fila) => HTMLAttributes<HTMLElement> | undefined
  /** The button that takes it out. */
  remove: (fila: Fila) => ReactNode
  /** Each tells its PDF too. */
  conPdf: boolean
}
export function FacturaCards({
  filas,
  elegida,
  onElegir,
  dropOn,
  remove,
  conPdf,
  card,
}: FacturaPartProps & { card: (fila: Fila) => ReactNode }) {
  return (
    <List aria-label={t.tablaFacturas} gap={10}>
      {filas.map((fila) => (
        <Card key={fila.clave} {...dropOn(fila)}>
          <button
            type="button"
            className="cabeza"
            aria-expanded={fila === elegida}
            onClick={() => onElegir(fila === elegida ? null : fila.clave)}
          >
            <b>{nombreDe(fila)}</b>
            {fila.cabecera === null ? null : (
              <>
                <Money value={fila.cabecera.total} currency={fila.cabecera.moneda} strong />
                <Quiet wide>
                  {t.timbrada({
                    metodo: fila.cabecera.metodoPago || '—',
                    fecha: fecha(fila.cabecera.fechaTimbrado),
                  })}
                </Quiet>
              </>
            )}
          </button>
          <Row nowrap justify="space-between" mt={4}>
            <FilaStatus fila={fila} />
            {remove(fila)}
          </Row>
          {conPdf ? (
            <Row nowrap mt={4}>
              {t.columnaPdf}: <PdfDe pdf={fila.pdf ?? null} />
            </Row>
          ) : null}
          {fila === elegida ? <Block mt={8}>{card(fila)}</Block> : null}
        </Card>
      ))}
    </List>
  )
}
