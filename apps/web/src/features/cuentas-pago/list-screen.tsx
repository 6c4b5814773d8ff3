import type { SolicitudCuenta } from '@valija/contract/cuentas-pago.ts'
import { cuentasPagoPantalla as t } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { useCallback, useState } from 'react'
import { cuentasPagoApi } from '../../lib/llamadas/cuentas-pago.ts'
import { paths } from '../../lib/paths.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Status } from '../../ui/status.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'

const c = t.columnas
const columns: readonly Column<SolicitudCuenta>[] = [
  { campo: 'fechaCarga', title: c.fechaCarga, kind: 'fechaHora', width: 150, sortable: true, card: 'detail' },
  {
    campo: 'razonSocial',
    title: c.razonSocial,
    kind: 'empresa',
    width: 200,
    flex: 1,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'rfc', title: c.rfc, kind: 'mono', width: 150, card: 'line', priority: 2 },
  { campo: 'banco', title: c.banco, width: 140, card: 'detail', priority: 2 },
  { campo: 'clabe', title: c.clabe, kind: 'mono', width: 180, priority: 3 },
  {
    campo: 'estado',
    title: c.estado,
    width: 130,
    card: 'state',
    render: ({ estado }) => <Status estado={estado} tono={tono[estado]} />,
  },
  { campo: 'correoAgencia', title: c.correoAgencia, width: 200, priority: 3 },
  { campo: 'solicitante', title: c.solicitante, width: 200, hidden: true },
  { campo: 'administrador', title: c.administrador, width: 200, hidden: true },
  { campo: 'fechaAprobacion', title: c.fechaAprobacion, kind: 'fechaHora', width: 160, hidden: true },
  { campo: 'rechazadoMotivo', title: c.rechazadoMotivo, width: 200, hidden: true },
]
const tono = {
  Pendiente: 'atencion',
  Aprobada: 'ok',
  Rechazada: 'error',
  'Sin confirmar': 'neutro',
  Retirada: 'neutro',
} as const
const source = { ...cuentasPagoApi.listar.list(), temas: ['cuentaPago'] } as const
const rowId = (fila: SolicitudCuenta) => String(fila.id)
const rowName = (fila: SolicitudCuenta) => fila.razonSocial

/** /facturas/comisionista/CuentaPago: requests of another account, thirty a page (Commissions §2). */
export default function CuentasPagoScreen() {
  const state = useListState({ porPagina: 30 })
  const [open, setOpen] = useState<SolicitudCuenta | null>(null)
  const actions = useCallback(
    (): RowAction<SolicitudCuenta>[] => [{ text: t.revisar, icon: 'ojo', onClick: setOpen }],
    [],
  )
  return (
    <>
      <PageHeader title={t.titulo} crumbs={[{ text: t.lotes, to: paths.facturasComisionista }]} />
      <Grid<SolicitudCuenta>
        name="cuentas-pago"
        label={t.titulo}
        source={source}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={t.sustantivo}
        empty={{ text: t.vacio, filtered: t.vacioFiltros }}
        actions={actions}
        onOpen={setOpen}
      />
      {open === null ? null : <ResolveDialog solicitud={open} onClose={() => setOpen(null)} />}
    </>
  )
}
