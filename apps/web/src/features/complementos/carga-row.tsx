import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { complementosPantalla as t } from '@valija/contract/messages/complementos-pantalla.ts'
import { useRef, useState } from 'react'
import { dinero } from '../../lib/formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { Mono, Row, Text } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { whyNotPdf } from './sort-complementos.ts'
import type { Carga } from './uploads-state.ts'

type CargaRowProps = {
  carga: Carga
  onPdf: (pdf: File) => void
  onRemove: () => void
  /** On its way to the server as it is. */
  busy: boolean
}

/** One complement: what it is, why not, what it covers and what is still missing, and its PDF. */
export function CargaRow({ carga: { xml, pdf, juicio }, onPdf, onRemove, busy }: CargaRowProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [mal, setMal] = useState<string | null>(null)
  const take = (file: File) => {
    const why = whyNotPdf(file)
    setMal(why)
    if (why === null) onPdf(file)
  }
  const { valido, sinVerificar, porRevisar, motivos, avisos, documentos } = juicio
  return (
    <PaddedPanel role="group" aria-label={xml.name} stack gap={10}>
      <Row gap={12}>
        <Text as="b" breaks>
          {xml.name}
        </Text>
        {sinVerificar || porRevisar ? (
          <Status estado={porRevisar ? 'Por revisar' : 'Sin verificar'} />
        ) : (
          <Status estado={valido ? 'Correcta' : 'Rechazada'} text={valido ? t.correcto : t.incorrecto} />
        )}
        <Row gap={12} basis={240} justify="end">
          {juicio.MontoTotalPagos === null || juicio.MontoTotalPagos === 0 ? null : (
            <span>{dinero(juicio.MontoTotalPagos)}</span>
          )}
          {valido ? (
            <>
              <input
                ref={chooser}
                hidden
                type="file"
                accept="application/pdf,.pdf"
                aria-label={t.pdfDe({ nombre: xml.name })}
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file) take(file)
                  target.value = ''
                }}
              />
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                onClick={() => chooser.current?.click()}
              >
                {pdf?.name ?? t.elegirPdf}
              </Button>
            </>
          ) : null}
          <IconButton aria-label={t.quitar({ nombre: xml.name })} disabled={busy} onClick={onRemove}>
            <Icon name="cruz" size={18} />
          </IconButton>
        </Row>
      </Row>
      {mal === null ? null : <Notice tono="error">{mal}</Notice>}
      {juicio.uuid === null ? null : <Mono>{juicio.uuid}</Mono>}
      {motivos.length === 0 ? null : (
        <Notice tono={sinVerificar ? 'atencion' : 'error'}>
          {[...new Set(motivos)].map((motivo) => (
            <div key={motivo}>{motivo}</div>
          ))}
        </Notice>
      )}
      {avisos.length === 0 ? null : (
        <Notice tono="atencion">
          {avisos.map((aviso) => (
            <div key={aviso}>{aviso}</div>
          ))}
        </Notice>
      )}
      {valido
        ? documentos.map(({ IdDocumento, factura, ImpPagado, MonedaDR, falta }, i) => (
            <div key={`${IdDocumento}-${i}`}>
              {t.cubre({ factura, importe: dinero(ImpPagado, MonedaDR) })}{' '}
              {falta > 0 ? t.aunFalta({ importe: dinero(falta, MonedaDR) }) : ''}
            </div>
          ))
        : null}
    </PaddedPanel>
  )
}
