import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PagoListado } from '@valija/contract/pagos.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { handOver } from '../../lib/handed.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import { useAutoRefresh } from '../../ui/grid/use-auto-refresh.ts'
import { oneFile } from '../../ui/one-file.ts'
import { PageDrop } from '../../ui/page-drop.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import { ComprobanteDialog } from './comprobante-dialog.tsx'
import { EstadoDialog } from './estado-dialog.tsx'
import { ajustesQuery, estadosQuery, metodosQuery } from './pagos-calls.ts'
import { columnasDePagos } from './pagos-columns.tsx'
import { PagosDoors } from './pagos-doors.tsx'
import { PagosFilters } from './pagos-filters.tsx'
import { pillsDe } from './pagos-pills.ts'
import { usePagosState } from './use-pagos-state.ts'

const source = { ...pagosApi.listar.list(), temas: ['pago'] } as const
const rowId = (pago: PagoListado) => String(pago.pagoID)
const rowName = (pago: PagoListado) => `${pago.bookingCode} ${pago.concepto}`

export default function PagosListScreen() {
  const state = usePagosState()
  const navigate = useNavigate()
  const { data: ajustes } = useQuery(ajustesQuery)
  const { data: estados } = useQuery(estadosQuery)
  const { data: metodos } = useQuery(metodosQuery(false))
  const [comprobanteDe, openComprobante, closeComprobante] = useDialogParam('comprobante')
  const [cambioDe, openCambio, closeCambio] = useDialogParam('cambio')
  useAutoRefresh(source.path, ajustes?.refrescoMs)
  const openDetail = useCallback(
    (pago: PagoListado) => void navigate(pathTo(paths.detallePago, { pagoID: pago.pagoID })),
    [navigate],
  )
  const may = ajustes?.puedeCambiarEstado === true
  const actions = useCallback(
    (pago: PagoListado): RowAction<PagoListado>[] => [
      { text: t.acciones.detalle, icon: 'ojo', onClick: openDetail },
      {
        text: t.acciones.comprobante,
        icon: 'recibo',
        why: pago.urlComprobante === null ? t.sinComprobante : undefined,
        onClick: (row) => openComprobante(rowId(row)),
      },
      ...(may
        ? [
            {
              text: t.acciones.estado,
              icon: 'lapiz' as const,
              onClick: (row: PagoListado) => openCambio(rowId(row)),
            },
          ]
        : []),
    ],
    [may, openDetail, openComprobante, openCambio],
  )
  return (
    <PageDrop
      label={t.soltarEnPagos}
      onFiles={oneFile((file) => {
        handOver([file])
        void navigate(paths.crearPago)
      })}
    >
      <PageHeader
        title={t.titulo}
        actions={<PagosDoors puedeConciliar={ajustes?.puedeConciliar === true} />}
      />
      <Grid
        name="pagos"
        label={t.titulo}
        source={source}
        state={state}
        columns={columnasDePagos}
        rowId={rowId}
        rowName={rowName}
        noun={t.sustantivo}
        empty={{ text: t.vacio, filtered: t.vacioFiltros }}
        actions={actions}
        actionsWidth={145}
        onOpen={openDetail}
        filters={<PagosFilters state={state} />}
        filtersText={t.filtrosAvanzados}
        pillText={pillsDe(estados, metodos)}
      />
      {comprobanteDe === null ? null : (
        <ComprobanteDialog pagoID={comprobanteDe} onClose={closeComprobante} />
      )}
      {cambioDe === null ? null : <EstadoDialog pagoID={cambioDe} onClose={closeCambio} />}
    </PageDrop>
  )
}
