import type { LoteFila } from '@valija/contract/lotes.ts'
import type { Etapa } from '@valija/domain/lotes/etapas.ts'
import { useCallback } from 'react'
import { useCan, useSesion } from '../../lib/sesion.ts'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import { rowActions } from './lote-actions.ts'
import type { LoteView } from './use-lote-dialog.ts'

type Options = {
  pays: boolean
  comision: boolean
  eliminarHasta: readonly Etapa[]
  open: (id: number, view?: LoteView) => void
  pay: (lote: LoteFila) => void
  seePagos: (lote: LoteFila) => void
  remove: (lote: LoteFila) => void
}

/** The row actions of the session's role. */
export function useRowActions(options: Options) {
  const admin = useSesion().rol === 'admin'
  const canDelete = useCan('lotes.eliminar')
  const { pays, comision, eliminarHasta, open, pay, remove, seePagos } = options
  return useCallback(
    (lote: LoteFila): RowAction<LoteFila>[] =>
      rowActions(lote, {
        admin,
        canDelete,
        canPay: pays,
        comision,
        eliminarHasta,
        open,
        pay,
        remove,
        seePagos,
      }),
    [admin, canDelete, pays, comision, eliminarHasta, open, pay, remove, seePagos],
  )
}
