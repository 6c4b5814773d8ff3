import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import type { SolicitudCuenta } from '@valija/contract/cuentas-pago.ts'
import { cuentasPago } from '@valija/contract/messages/cuentas-pago.ts'
import { cuentasPagoPantalla as t } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { useState } from 'react'
import { fechaHora } from '../../lib/formats.ts'
import { cuentasPagoApi } from '../../lib/llamadas/cuentas-pago.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DocumentView } from '../../ui/document-view.tsx'
import { Mono, Quiet, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { RejectForm } from './reject-form.tsx'

/** A request with its bank cover: approved or rejected by a person who did not ask for it. */
export function ResolveDialog({ solicitud, onClose }: { solicitud: SolicitudCuenta; onClose: () => void }) {
  const client = useQueryClient()
  const { busy, failure, run } = useWork()
  const { now } = useTurn()
  const [viendo, setViendo] = useState(false)
  const done = async (text: string) => {
    await client.invalidateQueries({ queryKey: ['lista', cuentasPagoApi.listar.path()] })
    toast(text)
    // The next one may be open by now.
    if (!now().aborted) onClose()
  }
  const act = (verb: 'aprobar' | 'confirmar', text: string) =>
    run(async () => {
      await cuentasPagoApi[verb]({ params: { id: solicitud.id } })
      await done(text)
    })
  const reject = async ({ motivo }: { motivo: string }) => {
    await cuentasPagoApi.rechazar({ params: { id: solicitud.id }, body: { motivo } })
    await done(t.rechazada)
  }
  const { razonSocial, rfc, banco, clabe, cuentaActual, estado, puedeResolver, puedeConfirmar } = solicitud
  return (
    <Dialog
      onClose={onClose}
      over={estado}
      title={razonSocial}
      under={<Mono>{rfc}</Mono>}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.cerrar}
          </Button>
          <Button variant="outlined" aria-expanded={viendo} onClick={() => setViendo((antes) => !antes)}>
            {viendo ? t.ocultarCaratula : t.caratula}
          </Button>
          {puedeResolver ? (
            <Button variant="contained" loading={busy} onClick={() => void act('aprobar', t.aprobada)}>
              {t.aprobar}
            </Button>
          ) : null}
          {puedeConfirmar ? (
            <Button variant="contained" loading={busy} onClick={() => void act('confirmar', t.confirmada)}>
              {t.confirmar}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={14}>
        <div>
          <Quiet>{t.anterior}</Quiet>
          <div>{cuentaActual ?? t.sinCuenta}</div>
        </div>
        <div>
          <Quiet>{t.nueva}</Quiet>
          <div>
            {banco} <Mono>{clabe}</Mono>
          </div>
        </div>
        <div>
          <Quiet>{`${t.columnas.solicitante}: ${solicitud.solicitante}, ${fechaHora(solicitud.fechaCarga)}`}</Quiet>
          <div>{`${t.columnas.correoAgencia}: ${solicitud.correoAgencia}`}</div>
        </div>
        {viendo ? (
          <DocumentView
            url={solicitud.urlCaratula}
            clase="pdf"
            title={t.caratulaDe({ razonSocial })}
            download={t.descargarCaratula}
          />
        ) : null}
        {solicitud.rechazadoMotivo === null ? null : (
          <Notice tono="error" title={t.columnas.rechazadoMotivo}>
            {solicitud.rechazadoMotivo}
          </Notice>
        )}
        <ErrorNotice error={failure} />
        {puedeResolver ? (
          <RejectForm onReject={reject} />
        ) : estado === 'Sin confirmar' ? (
          <Notice tono="atencion" title={t.sinConfirmar}>
            {t.sinConfirmarTexto}
          </Notice>
        ) : estado === 'Pendiente' ? (
          <Notice tono="atencion">{cuentasPago.solicitudPropia}</Notice>
        ) : null}
      </Stack>
    </Dialog>
  )
}
