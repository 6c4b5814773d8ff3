import Button from '@mui/material/Button'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { useCan } from '../../lib/sesion.ts'
import { useWork } from '../../lib/use-work.ts'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { consultar, reenviar } from './lotes-calls.ts'
import { PorRevisarNotice } from './por-revisar-notice.tsx'
import { RepetidasNotice } from './repetidas-notice.tsx'

const e = lotesPantalla.envio
const causas = {
  cola: e.cola,
  contabilidad: e.ant,
  consulta: e.ant,
  sat: e.sat,
  archivos: e.archivos,
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
      {sending && duda === 0 && lote.envioError !== '' ? (
        <Notice tono="atencion" title={causas[lote.envioError]} action={button(t.reintentar, consultar)}>
          {e.reintento}
        </Notice>
      ) : null}
      {sending && rechazado > 0 ? (
        <Notice tono="error" action={button(t.reenviar, reenviar)}>
          <b>{t.rechazadas({ n: rechazado })}</b> {t.rechazadasTexto({ n: rechazado })}
        </Notice>
      ) : null}
      {lote.numBloqueadas > 0 && (sending || lote.estatus === 'No procesado') ? (
        <Notice tono="error">
          <b>{t.bloqueadas({ n: lote.numBloqueadas })}</b> {t.bloqueadasTexto({ n: lote.numBloqueadas })}
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
