import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PagosDeLote } from './pagos-de-lote.tsx'

type PagosDialogProps = { loteId: number; nombre: string; onClose: () => void }
/** 'Pago' of an agent's lote: 'Detalles del pago', five a page. */
export default function PagosDialog({ loteId, nombre, onClose }: PagosDialogProps) {
  return (
    <Dialog onClose={onClose} title={t.comision.detalles} over={nombre}>
      <PagosDeLote loteId={loteId} />
    </Dialog>
  )
}
