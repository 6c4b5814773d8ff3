import Button from '@mui/material/Button'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { ComprobanteDeLote, ComprobantesDeLote } from '@valija/contract/recibos.ts'
import { useState } from 'react'
import { asApiError } from '../../lib/api-error.ts'
import { fecha, fechaHora } from '../../lib/formats.ts'
import { recibosApi } from '../../lib/llamadas/recibos.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import { Block, List, Mono, Quiet, Row, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { AnularForm } from './anular-form.tsx'

/** The proofs of a lote, newest first; an undone one stays, dimmed, with its reason. */
export function ComprobantesLista({ datos }: { datos: ComprobantesDeLote }) {
  const [anulando, setAnulando] = useState<ComprobanteDeLote['id'] | null>(null)
  if (datos.comprobantes.length === 0) return <Quiet>{t.sinComprobantes}</Quiet>
  return (
    <List framed={8}>
      {datos.comprobantes.map((comprobante, i) => (
        <Block as="li" key={comprobante.id} py={8} px={12} lineTop={i > 0}>
          <Comprobante
            comprobante={comprobante}
            moneda={datos.lote.moneda}
            anulando={anulando === comprobante.id}
            onAnular={() => setAnulando(anulando === comprobante.id ? null : comprobante.id)}
          />
          {anulando === comprobante.id && comprobante.anuladoEn === null ? (
            <AnularForm comprobante={comprobante} lote={datos.lote} onClose={() => setAnulando(null)} />
          ) : null}
        </Block>
      ))}
    </List>
  )
}

type ComprobanteProps = {
  comprobante: ComprobanteDeLote
  moneda: string
  anulando: boolean
  onAnular: () => void
}
function Comprobante({ comprobante, moneda, anulando, onAnular }: ComprobanteProps) {
  const { anuladoEn, reciboId, pagina } = comprobante
  const open = (id: string) =>
    downloadWithTicket(recibosApi.archivo.path({ params: { id } })).catch((error: unknown) =>
      toast(asApiError(error).mensaje, { tono: 'error' }),
    )
  return (
    <Row gap={4} gapX={12}>
      <Block grow min={220}>
        <Text crossed={anuladoEn !== null}>
          <Mono>{comprobante.folio}</Mono> {comprobante.bancoBeneficiario}, {fecha(comprobante.fechaPago)}
        </Text>
        <Block small tone="texto2">
          {pagina === null ? t.manual : t.delRecibo({ pagina })}.{' '}
          {t.quienCuando({ quien: comprobante.creadoPor, cuando: fechaHora(comprobante.creadoEn) })}
        </Block>
        {anuladoEn === null ? null : (
          <Block small>
            <Status estado="Cancelado" text={t.anulado} tono="neutro" quiet />{' '}
            {t.anuladoPor({ quien: comprobante.anuladoPor ?? '', motivo: comprobante.anuladoMotivo ?? '' })}
          </Block>
        )}
      </Block>
      <Money value={comprobante.total} currency={moneda} strong={anuladoEn === null} />
      {reciboId === null ? null : (
        <Button size="small" variant="text" onClick={() => void open(reciboId)}>
          {t.verRecibo}
        </Button>
      )}
      {anuladoEn === null ? (
        <Button size="small" variant="text" aria-expanded={anulando} onClick={onAnular}>
          {t.anular}
        </Button>
      ) : null}
    </Row>
  )
}
