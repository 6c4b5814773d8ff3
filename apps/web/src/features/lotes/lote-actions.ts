import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import type { LoteView } from './use-lote-dialog.ts'

type Options = {
  admin: boolean
  canDelete: boolean
  canPay: boolean
  /** A commission lote: everybody sees its bookings and its payments too (Commissions §2). */
  comision: boolean
  seePagos: (lote: LoteFila) => void
  eliminarHasta: readonly Etapa[]
  open: (id: number, view?: LoteView) => void
  pay: (lote: LoteFila) => void
  remove: (lote: LoteFila) => void
}

/**
 * Row actions by role (Supplier batches §2.1, Commissions §2): everybody sees the facturas, of a commission lote its
 * bookings and payments too; an administrator does the rest.
 */
export function rowActions(lote: LoteFila, options: Options): RowAction<LoteFila>[] {
  const { admin, canDelete, canPay, comision, eliminarHasta, open, pay, remove, seePagos } = options
  const view = (text: string, ver: LoteView, icon: 'factura' | 'texto' | 'hotel') => ({
    text,
    icon,
    onClick: () => open(lote.id, ver),
  })
  const deletable = eliminarHasta.some((etapa) => etapas[etapa] === lote.estatus)
  const payable = lote.estatus === 'En proceso de pago' || lote.estatus === 'Pagado'
  return [
    { text: t.verFacturas, onClick: () => open(lote.id) },
    ...(admin ? [view(t.verPdf, 'pdf', 'factura'), view(t.verXml, 'xml', 'texto')] : []),
    ...(admin || comision ? [view(t.verReservas, 'reservas', 'hotel')] : []),
    ...(comision ? [{ text: t.pago, icon: 'moneda' as const, onClick: seePagos }] : []),
    ...(canPay
      ? [
          {
            text: t.agregarComprobante,
            icon: 'recibo' as const,
            onClick: pay,
            disabled: !payable,
            why: t.aunNoEnPago,
          },
        ]
      : []),
    ...(canDelete
      ? [
          {
            text: t.eliminar,
            icon: 'basura' as const,
            danger: true,
            onClick: remove,
            disabled: !deletable,
            why: t.yaNoSeElimina,
          },
        ]
      : []),
  ]
}
