import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { Hoja } from '@valija/contract/comisiones.ts'
import { continua } from '@valija/contract/facturas.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import type { FacturaDePrefactura } from '@valija/contract/prefacturas.ts'
import type { ReactNode } from 'react'
import { facturaYPdf } from '../../lib/sort-files.ts'
import { onNarrow } from '../../lib/widths.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { WhyButton } from '../../ui/why-button.tsx'
import { Judged, type JudgedProps } from './judged.tsx'
import { facturaQuery, putBack, putPdf, verify } from './prefacturas-calls.ts'
import { type FacturaOptions, useFactura } from './use-factura.ts'

const t = comisionesPantalla.factura
const pdf = { 'application/pdf': ['.pdf'] }

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 16,
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 64 },
  [onNarrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { position: 'static' },
  },
})

export type FacturaProps = Omit<FacturaOptions, 'data'> & {
  /** What the invoice must say, beside where it is dropped. */
  sheet: (hoja: Hoja) => ReactNode
}
/** The invoice against one pre-invoice: its XML and PDF, what is said of it, and saving. */
export function Factura({ id, onSaved, sheet, soltados, onTaken }: FacturaProps) {
  const { data, error } = useQuery(facturaQuery(id))
  const { busy, late, failure, fuera, take, save, run } = useFactura({ id, data, onSaved, soltados, onTaken })
  if (data === undefined) return error === null ? <Waiting /> : <ErrorNotice error={error} />
  const { factura, anterior } = data
  const partes = (
    <Stack gap={16}>
      {busy || data.pendiente ? <Waiting label={t.verificando} /> : null}
      <ErrorNotice error={failure ?? error} />
      {fuera.length === 0 ? null : (
        <Notice tono="atencion">
          {fuera.map((motivo) => (
            <div key={motivo}>{motivo}</div>
          ))}
        </Notice>
      )}
      <Dropzone
        accept={facturaYPdf}
        acceptText={t.tipos}
        disabled={busy}
        all
        compact={factura !== null}
        label={factura === null ? t.soltarXml : t.cambiar}
        onFiles={(files) => void take(files)}
      >
        {factura === null ? t.soltarXmlAyuda : `${t.cambiar}: ${factura.nombre}`}
      </Dropzone>
      {anterior === null ? null : (
        <Notice
          tono="info"
          action={
            <Button
              size="small"
              variant="outlined"
              disabled={busy}
              onClick={() => void run(() => putBack(id, anterior.id))}
            >
              {t.volver(anterior)}
            </Button>
          }
        >
          {t.cambiada(anterior)}
        </Notice>
      )}
      {factura === null ? null : (
        <Judged data={data} factura={factura} onVerify={() => void run(() => verify(id))} />
      )}
      {factura === null || factura.cabecera === null ? null : (
        <Dropzone
          accept={pdf}
          acceptText="PDF"
          multiple={false}
          disabled={busy}
          compact
          label={t.soltarPdf}
          onFiles={([file]) => file && void run(() => putPdf(id, file))}
        >
          {factura.pdf === null ? t.soltarPdf : `${t.pdf}: ${factura.pdf.nombre}`}
        </Dropzone>
      )}
      {factura?.pdf?.otroUuid === true ? <Notice tono="atencion">{t.pdfDeOtra}</Notice> : null}
      {factura === null ? null : (
        <Row justify="end" gap={12}>
          <WhyButton
            variant="contained"
            why={impideDe(data, factura)}
            loading={busy && !late}
            onClick={() => void save()}
          >
            {t.guardar}
          </WhyButton>
        </Row>
      )}
    </Stack>
  )
  return (
    <Beside>
      {partes}
      <aside>{sheet(data.hoja)}</aside>
    </Beside>
  )
}

/** Why the factura cannot be saved yet. */
const impideDe = (
  { lista, pendiente }: FacturaDePrefactura,
  { situacion, pdf }: JudgedProps['factura'],
): string | undefined => {
  if (lista) return undefined
  if (pendiente) return t.faltanRespuestas
  if (!continua(situacion)) return t.faltaCorregir
  return pdf === null ? t.faltaPdf : t.faltaAviso
}
