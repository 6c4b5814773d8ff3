import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { FacturaFila, LoteDetalle } from '@valija/contract/lotes.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { useEffect, useState } from 'react'
import { authorization } from '../../lib/api.ts'
import { errorOf } from '../../lib/api-error.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import { Icon } from '../../ui/icon.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Money, Mono } from '../../ui/text.tsx'
import { c, fuenteMono } from '../../ui/tokens.ts'
import { FacturaBitacora } from './lote-bitacora.tsx'
import { facturaPorPaso, facturaQuery } from './lotes-calls.ts'
import { BackToFacturas, ReservasGrid } from './reservas-view.tsx'
import { type LoteView, useLoteDialog } from './use-lote-dialog.ts'

const t = lotesPantalla.detalle
const boxStyle = {
  width: '100%',
  height: 480,
  border: `1px solid ${c.linea}`,
  borderRadius: 6,
  background: c.papel,
}

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
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
        <BackToFacturas />
        {factura ? (
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <b>{[factura.serie, factura.folio].filter(Boolean).join(' ')}</b>{' '}
            <Mono quiet>{factura.uuid}</Mono> <Money value={factura.total} />
          </span>
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
      </div>
      {error === null ? null : <ErrorNotice error={error} />}
      {factura ? (
        <Shown key={factura.id} ver={ver} factura={factura} />
      ) : error === null ? (
        <Skeleton variant="rounded" height={480} />
      ) : null}
    </>
  )
}

function Shown({ ver, factura }: { ver: LoteView; factura: FacturaFila }) {
  const { id, serie, folio, uuid, urlpdf } = factura
  if (ver === 'reservas') return <ReservasGrid facturaId={id} />
  if (ver === 'bitacora') return <FacturaBitacora id={id} />
  if (ver === 'pdf' && urlpdf === null) return <Notice tono="atencion">{t.sinPdf}</Notice>
  const nombre = [serie, folio].filter(Boolean).join(' ') || uuid
  return <Document url={`/api/facturas/${id}/${ver}`} ver={ver} title={t.documento({ factura: nombre })} />
}

type Loaded = { pdf: string } | { xml: string } | { error: unknown } | null
/** Fetched with the session and shown from memory: nothing of it has an address of its own. */
function Document({ url, ver, title }: { url: string; ver: 'pdf' | 'xml'; title: string }) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let object = ''
    const load = async () => {
      const answer = await fetch(url, { headers: authorization(), signal: leaving.signal })
      if (!answer.ok) throw errorOf(answer.status, await answer.json().catch(() => undefined))
      if (ver === 'xml') return setLoaded({ xml: await answer.text() })
      object = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: 'application/pdf' }))
      setLoaded({ pdf: object })
    }
    load().catch((error: unknown) => {
      if (!leaving.signal.aborted) setLoaded({ error })
    })
    return () => {
      leaving.abort()
      if (object !== '') URL.revokeObjectURL(object)
    }
  }, [url, ver])
  if (loaded === null) return <Skeleton variant="rounded" height={480} />
  if ('error' in loaded) return <ErrorNotice error={loaded.error} />
  return (
    <>
      {'pdf' in loaded ? (
        <iframe title={title} src={loaded.pdf} style={boxStyle} />
      ) : (
        <pre
          style={{
            ...boxStyle,
            overflow: 'auto',
            margin: 0,
            padding: 12,
            fontFamily: fuenteMono,
            fontSize: 13,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {loaded.xml}
        </pre>
      )}
      {failure === null ? null : <ErrorNotice error={failure} />}
      <div>
        <Button
          size="small"
          startIcon={<Icon name="bajar" />}
          onClick={() => void downloadWithTicket(url).catch(setFailure)}
        >
          {ver === 'xml' ? t.descargarXml : t.descargarPdf}
        </Button>
      </div>
    </>
  )
}
