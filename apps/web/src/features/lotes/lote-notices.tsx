import Button from '@mui/material/Button'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { useState } from 'react'
import { useCan } from '../../lib/sesion.ts'
import { useWork } from '../../lib/use-work.ts'
import { Bullets } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { consultar, explicar, reenviar } from './lotes-calls.ts'
import { PorRevisarNotice } from './por-revisar-notice.tsx'

type Repetida = LoteDetalle['repetidas'][number]
const textOf = ({ factura, bookingCode: reserva, otra, lote, estatus }: Repetida) =>
  t.repetida({ factura, reserva, otra, lote, estatus })

/** Bookings another factura billed: which, where, and why they are billed again: one reason for all of a factura. */
function RepetidasNotice({ lote: { id, repetidas } }: { lote: LoteDetalle }) {
  const can = useCan('lotes.explicar')
  const [elegida, setElegida] = useState<number | null>(null)
  if (repetidas.length === 0) return null
  const openOf = (id: number) =>
    repetidas.filter(({ facturaId, motivo }) => facturaId === id && motivo === null)
  return (
    <Notice
      tono={repetidas.some(({ motivo }) => motivo === null) ? 'error' : 'atencion'}
      title={t.repetidas({ n: new Set(repetidas.map(({ bookingCode }) => bookingCode)).size })}
    >
      <Bullets>
        {repetidas.map((una) => (
          <li key={`${una.facturaId} ${una.bookingCode} ${una.otra}`}>
            {textOf(una)}{' '}
            {una.motivo === null
              ? t.repetidaSinMotivo
              : t.repetidaPorque({ motivo: una.motivo, quien: una.explicadoPor ?? '' })}{' '}
            {can && una === openOf(una.facturaId)[0] ? (
              <Button size="small" onClick={() => setElegida(una.facturaId)}>
                {t.escribirMotivo}
              </Button>
            ) : null}
          </li>
        ))}
      </Bullets>
      {elegida === null ? null : (
        <ReasonDialog
          title={t.porQueRepetida}
          save={(motivo) => explicar(id, elegida, motivo)}
          onClose={() => setElegida(null)}
        >
          <Bullets>
            {openOf(elegida).map((una) => (
              <li key={`${una.bookingCode} ${una.otra}`}>{textOf(una)}</li>
            ))}
          </Bullets>
        </ReasonDialog>
      )}
    </Notice>
  )
}

const e = lotesPantalla.envio
const causas = {
  cola: e.cola,
  contabilidad: e.ant,
  consulta: e.ant,
  sat: e.sat,
  archivos: e.archivos,
  valija: e.valija,
} as const

/** What needs somebody in a lote that is being sent, each with the one thing to do about it. */
export function LoteNotices({ lote }: { lote: LoteDetalle }) {
  const can = useCan('lotes.procesar')
  const { busy, failure, run } = useWork()
  const button = (text: string, work: (id: number) => Promise<unknown>) =>
    can ? (
      <Button size="small" variant="outlined" loading={busy} onClick={() => void run(() => work(lote.id))}>
        {text}
      </Button>
    ) : undefined
  const sending = lote.estatus === 'En proceso de envío'
  const porConfirmar = lote.numPorConfirmar
  const duda = lote.conteoEnvio.duda - porConfirmar
  const rechazado = lote.conteoEnvio.rechazado
  return (
    <>
      <ErrorNotice error={failure} />
      <PorRevisarNotice lote={lote} />
      <RepetidasNotice lote={lote} />
      {sending && duda > 0 ? (
        <Notice tono="duda" action={lote.sePuedeConsultar ? button(t.consultar, consultar) : undefined}>
          <b>{t.dudaTitulo({ n: duda })}</b> {t.duda({ n: duda })}
        </Notice>
      ) : null}
      {sending && porConfirmar > 0 ? (
        <Notice
          tono="duda"
          action={lote.sePuedeConsultar && duda === 0 ? button(t.consultar, consultar) : undefined}
        >
          <b>{t.porConfirmarTitulo({ n: porConfirmar })}</b> {t.porConfirmar({ n: porConfirmar })}
        </Notice>
      ) : null}
      {sending && lote.envioError !== '' && (duda === 0 || lote.envioError === 'valija') ? (
        <Notice tono="atencion" title={causas[lote.envioError]} action={button(t.reintentar, consultar)}>
          {e.reintento}
        </Notice>
      ) : null}
      {sending && rechazado > 0 ? (
        <Notice tono="error" action={button(t.reenviar, reenviar)}>
          <b>{t.rechazadas({ n: rechazado })}</b> {t.rechazadasTexto({ n: rechazado })}
        </Notice>
      ) : null}
      {lote.numPorCancelarse > 0 ? (
        <Notice tono="atencion">
          <b>{t.porCancelarse({ n: lote.numPorCancelarse })}</b>{' '}
          {t.porCancelarseTexto({ n: lote.numPorCancelarse })}
        </Notice>
      ) : null}
      {lote.numBloqueadas > 0 && (sending || lote.estatus === 'No procesado') ? (
        <Notice tono="error">
          <b>{t.bloqueadas({ n: lote.numBloqueadas })}</b> {t.bloqueadasTexto({ n: lote.numBloqueadas })}
        </Notice>
      ) : null}
      {lote.numPorAtender > 0 && lote.estatus === 'Pagado' ? (
        <Notice tono="error">
          <b>{t.sinValidez({ n: lote.numPorAtender })}</b> {t.sinValidezTexto({ n: lote.numPorAtender })}
        </Notice>
      ) : null}
      {lote.numBloqueadas > 0 && lote.estatus === 'En proceso de pago' ? (
        <Notice tono="error">
          <b>{t.sinPagar({ n: lote.numBloqueadas })}</b> {t.sinPagarTexto({ n: lote.numBloqueadas })}
        </Notice>
      ) : null}
    </>
  )
}
