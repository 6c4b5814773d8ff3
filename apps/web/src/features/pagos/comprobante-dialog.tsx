import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { ticketUrl } from '../../lib/ticket.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ComprobanteGirable } from './comprobante-girable.tsx'
import { pagoQuery } from './pagos-calls.ts'

/** A tab is opened at the click and led to its ticket: opened later it would be held back as a pop-up. */
export const openInTab = (ruta: string): void => {
  const tab = window.open('', '_blank')
  void ticketUrl(ruta).then((url) => {
    if (tab) tab.location.href = url
  })
}

export function ComprobanteDialog({ pagoID, onClose }: { pagoID: string; onClose: () => void }) {
  const { data: pago, error } = useQuery(pagoQuery(pagoID))
  const ruta = pago?.urlComprobante ?? null
  return (
    <Dialog
      onClose={onClose}
      title={pago ? t.comprobanteDe({ localizador: pago.bookingCode }) : t.comprobante}
      under={pago?.comprobanteNombre}
      foot={
        ruta === null ? undefined : (
          <Button variant="outlined" startIcon={<Icon name="externo" />} onClick={() => openInTab(ruta)}>
            {t.abrirEnOtra}
          </Button>
        )
      }
    >
      {error !== null || (pago && ruta === null) ? (
        <Notice tono="error">{pagos.comprobanteNoObtenido}</Notice>
      ) : ruta === null ? null : (
        <ComprobanteGirable ruta={ruta} />
      )}
    </Dialog>
  )
}
