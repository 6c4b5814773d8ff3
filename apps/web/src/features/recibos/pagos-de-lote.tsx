import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { PagoDeLote } from '@valija/contract/recibos.ts'
import { useCallback, useMemo } from 'react'
import { asApiError } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { recibosApi } from '../../lib/llamadas/recibos.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Stack, Title } from '../../ui/layout.tsx'
import { toast } from '../../ui/toasts.ts'

const columns: readonly Column<PagoDeLote>[] = [
  {
    campo: 'fechaPago',
    title: t.comision.fechaPago,
    kind: 'fecha',
    width: 146,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'bancoBeneficiario', title: t.comision.bancoBeneficiario, width: 130, flex: 1, card: 'line' },
  { campo: 'folio', title: t.folio, kind: 'mono', width: 120, flex: 1, card: 'detail' },
  { campo: 'claveRastreo', title: t.claveRastreo, kind: 'mono', width: 150, flex: 1, card: 'detail' },
  { campo: 'rfc', title: t.rfc, kind: 'mono', width: 140, priority: 3 },
  {
    campo: 'total',
    title: t.comision.monto,
    kind: 'dinero',
    width: 140,
    sortable: true,
    card: 'amount',
    render: ({ total, moneda }) => dinero(total, moneda),
  },
]
const rowId = ({ id }: PagoDeLote) => String(id)
const rowName = ({ folio }: PagoDeLote) => folio

/** Every payment of a lote that holds, five a page, for whoever sees the lote: each with its page of the bank's receipt. */
export function PagosDeLote({ loteId }: { loteId: number }) {
  const state = useListState({ porPagina: 5, orden: '-fechaPago', prefix: 'g' })
  const source = useMemo(
    () => ({ ...recibosApi.pagosDeLote.list({ params: { id: loteId } }), temas: ['lote'] as const }),
    [loteId],
  )
  const actions = useCallback(
    ({ conRecibo }: PagoDeLote): RowAction<PagoDeLote>[] => [
      {
        text: t.verRecibo,
        icon: 'recibo',
        why: conRecibo ? undefined : t.sinRecibo,
        onClick: ({ id }) =>
          void downloadWithTicket(recibosApi.reciboDePago.path({ params: { id: loteId, pagoId: id } })).catch(
            (error: unknown) => toast(asApiError(error).mensaje, { tono: 'error' }),
          ),
      },
    ],
    [loteId],
  )
  return (
    <Grid<PagoDeLote>
      // Most lotes are paid at once.
      expected={1}
      name="pagosDeLote"
      label={t.comision.detalles}
      source={source}
      state={state}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      noun={t.comision.sustantivo}
      empty={{ text: t.comision.sinPagos }}
      actions={actions}
      actionsWidth={120}
      exportable={false}
      search={false}
    />
  )
}

/** The same as a part of the detail of a lote. */
export default function PagosEnDetalle({ loteId }: { loteId: number }) {
  return (
    <Stack as="section" aria-label={t.pagosDelLote} gap={8} min={0}>
      <Title>{t.pagosDelLote}</Title>
      <PagosDeLote loteId={loteId} />
    </Stack>
  )
}
