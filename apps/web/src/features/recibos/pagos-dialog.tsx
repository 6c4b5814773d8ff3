import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { paginaPagosDeLote, type PagoDeLote } from '@valija/contract/recibos.ts'
import { useMemo } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'

const columns: readonly Column<PagoDeLote>[] = [
  {
    campo: 'fechaPago',
    title: t.comision.fechaPago,
    kind: 'fecha',
    width: 130,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'bancoBeneficiario', title: t.comision.bancoBeneficiario, width: 160, flex: 1, card: 'line' },
  { campo: 'folio', title: t.folio, kind: 'mono', width: 150, flex: 1, card: 'detail' },
  { campo: 'rfc', title: t.rfc, kind: 'mono', width: 140, priority: 3 },
  { campo: 'total', title: t.comision.monto, kind: 'dinero', width: 130, sortable: true, card: 'amount' },
]
const rowId = ({ id }: PagoDeLote) => String(id)
const rowName = ({ folio }: PagoDeLote) => folio

type PagosDialogProps = { loteId: number; nombre: string; onClose: () => void }
/** 'Pago' of an agent's lote: 'Detalles del pago', five a page. */
export function PagosDialog({ loteId, nombre, onClose }: PagosDialogProps) {
  const state = useListState({ porPagina: 5, orden: '-fechaPago', prefix: 'g' })
  const source = useMemo(
    () => ({ path: `/api/lotes/${loteId}/pagos`, schema: paginaPagosDeLote, temas: ['lote'] as const }),
    [loteId],
  )
  return (
    <Dialog open onClose={onClose} title={t.comision.detalles} over={nombre}>
      <Grid<PagoDeLote>
        name="pagosDeLote"
        label={t.comision.detalles}
        source={source}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={t.comision.sustantivo}
        empty={{ text: t.comision.sinPagos }}
        exportable={false}
        search={false}
      />
    </Dialog>
  )
}
