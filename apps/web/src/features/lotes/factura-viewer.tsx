import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { FacturaFila, LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { lotesApi } from '../../lib/llamadas/lotes.ts'
import { DocumentView } from '../../ui/document-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mono, Row, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { WaitingShape } from '../../ui/waiting.tsx'
import { FacturaBitacora } from './lote-bitacora.tsx'
import { facturaPorPaso, facturaQuery } from './lotes-calls.ts'
import { BackToFacturas, ReservasGrid } from './reservas-view.tsx'
import { type LoteView, useLoteDialog } from './use-lote-dialog.ts'

type FacturaViewerProps = { lote: LoteDetalle; ver: LoteView; facturaId: number | null }
/** PDF, XML, bookings or bitácora of the facturas of a lote: of one, or one after another. */
export function FacturaViewer({ lote, ver, facturaId }: FacturaViewerProps) {
  const { cursor, step } = useLoteDialog()
  const { data: page, error: noPage } = useQuery({
    ...facturaPorPaso(lote.id, cursor),
    enabled: facturaId === null,
  })
  const { data: one, error: noOne } = useQuery({
    ...facturaQuery(facturaId ?? 0),
    enabled: facturaId !== null,
  })
  const factura = facturaId === null ? page?.filas[0] : one
  const error = noPage ?? noOne
  return (
    <>
      <Row>
        <BackToFacturas />
        {factura ? (
          <Text basis={220} min={0} breaks>
            <b>{nombreDeFactura(factura, '')}</b> <Mono tone="texto2">{factura.uuid}</Mono>{' '}
            <Money value={factura.total} currency={factura.moneda} />
          </Text>
        ) : null}
        {facturaId === null && page ? (
          <>
            <span role="status">{t.facturaDe({ i: (page.desde ?? 0) + 1, n: page.total })}</span>
            <IconButton
              size="small"
              aria-label={t.anterior}
              disabled={page.anterior === null}
              onClick={() => step(page.anterior)}
            >
              <Icon name="izq" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t.siguiente}
              disabled={page.siguiente === null}
              onClick={() => step(page.siguiente)}
            >
              <Icon name="der" />
            </IconButton>
          </>
        ) : null}
      </Row>
      <ErrorNotice error={error} />
      {factura ? (
        <Shown key={factura.id} ver={ver} factura={factura} />
      ) : error === null ? (
        <WaitingShape height={480} />
      ) : null}
    </>
  )
}

function Shown({ ver, factura }: { ver: LoteView; factura: FacturaFila }) {
  const { id, serie, folio, uuid, urlpdf } = factura
  if (ver === 'reservas') return <ReservasGrid facturaId={id} />
  if (ver === 'bitacora') return <FacturaBitacora id={id} />
  if (ver === 'pdf' && urlpdf === null) return <Notice tono="atencion">{t.sinPdf}</Notice>
  const nombre = nombreDeFactura({ serie, folio }, uuid)
  return (
    <DocumentView
      url={lotesApi[ver].path({ params: { id } })}
      clase={ver}
      title={t.documento({ factura: nombre })}
      download={ver === 'xml' ? t.descargarXml : t.descargarPdf}
    />
  )
}
