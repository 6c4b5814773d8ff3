import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { dinero } from '../../lib/formats.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { eliminar } from './lotes-calls.ts'

/** Names the lote, its facturas and its sum before it goes. */
export function DeleteDialog({ lote, onClose }: { lote: LoteFila; onClose: () => void }) {
  const { id, nombre, numFacturas: n, total, proveedorNombre: proveedor } = lote
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t.eliminarTitulo({ nombre })}
      confirm={t.eliminar}
      onConfirm={async () => toast((await eliminar(id)).mensaje)}
    >
      {t.eliminarTexto({ n, importe: dinero(total), proveedor })}
    </ConfirmDialog>
  )
}
