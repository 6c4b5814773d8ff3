import type { FacturaFila } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { atender } from './lotes-calls.ts'

/** How what was paid and is not valid any more was settled. */
export function SettleDialog({ factura, onClose }: { factura: FacturaFila; onClose: () => void }) {
  const nombre = nombreDeFactura(factura, factura.uuid)
  return (
    <ReasonDialog
      title={t.atenderTitulo({ factura: nombre })}
      save={(motivo) => atender(factura.loteId, factura.id, motivo)}
      onClose={onClose}
    >
      {t.atenderTexto}
    </ReasonDialog>
  )
}
