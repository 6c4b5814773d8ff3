import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import { useCallback } from 'react'
import { useCan, useSesion } from '../../lib/sesion.ts'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import type { Abierto } from './lotes-dialogs.tsx'
import type { LoteView } from './use-lote-dialog.ts'

type Options = {
  pays: boolean
  /** A commission lote: everybody sees its bookings and its payments too (Commissions §2). */
  comision: boolean
  eliminarHasta: readonly Etapa[]
  openDetail: (id: number, view?: LoteView) => void
  /** Opens a dialog over the list. */
  show: (que: Abierto) => void
}

/**
 * Row actions by role (Supplier batches §2.1, Commissions §2): everybody sees the facturas, of a commission lote its
 * bookings and payments too; an administrator does the rest.
 */
export function useRowActions({ pays, comision, eliminarHasta, openDetail, show }: Options) {
  const admin = useSesion().rol === 'admin'
  const canDelete = useCan('lotes.eliminar')
  return useCallback(
    (lote: LoteFila): RowAction<LoteFila>[] => {
      const view = (text: string, ver: LoteView, icon: 'factura' | 'texto' | 'hotel') => ({
        text,
        icon,
        onClick: () => openDetail(lote.id, ver),
      })
      const pay: RowAction<LoteFila> = {
        text: t.agregarComprobante,
        icon: 'recibo',
        onClick: () => show({ que: 'comprobante', lote }),
        why: lote.estatus === 'En proceso de pago' || lote.estatus === 'Pagado' ? undefined : t.aunNoEnPago,
      }
      const remove: RowAction<LoteFila> = {
        text: t.eliminar,
        icon: 'basura',
        danger: true,
        onClick: () => show({ que: 'eliminar', lotes: [lote] }),
        why: eliminarHasta.some((etapa) => etapas[etapa] === lote.estatus) ? undefined : t.yaNoSeElimina,
      }
      return [
        { text: t.verFacturas, onClick: () => openDetail(lote.id) },
        ...(admin ? [view(t.verPdf, 'pdf', 'factura'), view(t.verXml, 'xml', 'texto')] : []),
        ...(admin || comision ? [view(t.verReservas, 'reservas', 'hotel')] : []),
        ...(comision
          ? [{ text: t.pago, icon: 'moneda' as const, onClick: () => show({ que: 'pagos', lote }) }]
          : []),
        ...(pays ? [pay] : []),
        ...(canDelete ? [remove] : []),
      ]
    },
    [admin, canDelete, pays, comision, eliminarHasta, openDetail, show],
  )
}
