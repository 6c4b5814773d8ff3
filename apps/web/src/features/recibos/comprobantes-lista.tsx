import Button from '@mui/material/Button'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { ComprobanteDeLote, ComprobantesDeLote } from '@valija/contract/recibos.ts'
import { useState } from 'react'
import { fecha, fechaHora } from '../../lib/formats.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import { toast } from '../../ui/toasts.ts'
import { asApiError } from '../../lib/api-error.ts'
import { Status } from '../../ui/status.tsx'
import { Money, Mono, Quiet } from '../../ui/text.tsx'
import { c } from '../../ui/tokens.ts'
import { AnularForm } from './anular-form.tsx'
import { recibosApi } from '../../lib/llamadas/recibos.ts'

/** The proofs of a lote, newest first; an undone one stays, dimmed, with its reason. */
export function ComprobantesLista({ datos }: { datos: ComprobantesDeLote }) {
  const [anulando, setAnulando] = useState<ComprobanteDeLote['id'] | null>(null)
  if (datos.comprobantes.length === 0) return <Quiet>{t.sinComprobantes}</Quiet>
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, border: `1px solid ${c.linea}`, borderRadius: 8 }}>
      {datos.comprobantes.map((comprobante, i) => (
        <li
          key={comprobante.id}
          style={{ padding: '8px 12px', borderTop: i === 0 ? undefined : `1px solid ${c.linea}` }}
        >
          <Comprobante
            comprobante={comprobante}
            moneda={datos.lote.moneda}
            anulando={anulando === comprobante.id}
            onAnular={() => setAnulando(anulando === comprobante.id ? null : comprobante.id)}
          />
          {anulando === comprobante.id && comprobante.anuladoEn === null ? (
            <AnularForm comprobante={comprobante} lote={datos.lote} onClose={() => setAnulando(null)} />
          ) : null}
        </li>
      ))}
    </ul>
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
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      <div style={{ flex: 1, minWidth: 220 }}>
        <span style={{ textDecoration: anuladoEn === null ? undefined : 'line-through' }}>
          <Mono>{comprobante.folio}</Mono> {comprobante.bancoBeneficiario}, {fecha(comprobante.fechaPago)}
        </span>
        <div style={{ fontSize: 14, color: c.texto2 }}>
          {pagina === null ? t.manual : t.delRecibo({ pagina })}.{' '}
          {t.quienCuando({ quien: comprobante.creadoPor, cuando: fechaHora(comprobante.creadoEn) })}
        </div>
        {anuladoEn === null ? null : (
          <div style={{ fontSize: 14 }}>
            <Status estado="Cancelado" text={t.anulado} tono="neutro" quiet />{' '}
            {t.anuladoPor({ quien: comprobante.anuladoPor ?? '', motivo: comprobante.anuladoMotivo ?? '' })}
          </div>
        )}
      </div>
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
    </div>
  )
}
