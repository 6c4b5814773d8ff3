import type { ArchivoPdf } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { Icon } from '../icon.tsx'
import { Quiet, Row, Text } from '../layout.tsx'
import { Status } from '../status.tsx'
import { c } from '../tokens.ts'

/** The PDF of a factura and how it came to it, or that it is missing. */
export function PdfDe({ pdf }: { pdf: ArchivoPdf | null }) {
  if (pdf === null) return <Status estado="Pendiente" text={t.falta} />
  return (
    <Row nowrap>
      {pdf.forma === 'orden' || pdf.otroUuid ? (
        <Icon name="alerta" size={16} color={c.atencion} />
      ) : (
        <Icon name="okc" size={16} color={c.ok} />
      )}
      <Text breaks>
        {pdf.nombre}{' '}
        <Quiet>
          {pdf.forma === null ? null : t.formasDeLigar[pdf.forma]}
          {pdf.otroUuid ? `. ${t.pdfDeOtra}` : null}
        </Quiet>
      </Text>
    </Row>
  )
}
