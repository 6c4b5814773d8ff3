import { contar } from '@valija/contract/message-type.ts'
import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import type { PrefacturaFila, PreReserva } from '@valija/contract/prefacturas.ts'
import { useCallback, useMemo, useState } from 'react'
import { useAvisosDeComisiones } from '../../lib/avisos-de-comisiones.ts'
import { prefacturasApi } from '../../lib/llamadas/prefacturas.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import { useList } from '../../ui/grid/use-list.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { deletePrefactura } from './prefacturas-calls.ts'

const t = comisionesPantalla.listado
const columns: readonly Column<PrefacturaFila>[] = [
  {
    campo: 'id',
    title: t.id,
    kind: 'fuerte',
    width: 110,
    sortable: true,
    card: 'title',
    fixed: true,
    cardText: ({ id }) => `${t.id} ${id}`,
  },
  { campo: 'fechaCreacion', title: t.fecha, kind: 'fechaHora', width: 180, sortable: true, card: 'detail' },
  {
    campo: 'numReservas',
    title: t.reservas,
    kind: 'numero',
    width: 110,
    sortable: true,
    card: 'detail',
    cardText: ({ numReservas }) => contar(numReservas, ...lotesPantalla.sustantivoReserva),
  },
  { campo: 'total', title: t.total, kind: 'dinero', width: 150, sortable: true },
  { campo: 'totalAPagar', title: t.totalAPagar, kind: 'dinero', width: 160, sortable: true, card: 'amount' },
  { campo: 'creador', title: t.creador, width: 220, flex: 1, priority: 3, card: 'line' },
]
const preColumns: readonly Column<PreReserva>[] = [
  {
    campo: 'bookingCode',
    title: comisionesPantalla.columnas.bookingCode,
    kind: 'mono',
    width: 130,
    sortable: true,
    card: 'title',
  },
  { campo: 'description', title: comisionesPantalla.columnas.description, width: 220, flex: 1, card: 'line' },
  {
    campo: 'total',
    title: comisionesPantalla.columnas.commission,
    kind: 'dinero',
    width: 140,
    sortable: true,
    card: 'amount',
  },
]
const rowId = ({ id }: PrefacturaFila) => String(id)
const rowName = ({ id }: PrefacturaFila) => `${t.id} ${id}`
/** With commissions owed on bookings nobody has paid: no column where there are none. */
const withAvisos = (avisos: ReadonlyMap<string, number | null>): readonly Column<PrefacturaFila>[] => {
  const [id, ...rest] = columns
  if (avisos.size === 0 || id === undefined) return columns
  const marca: Column<PrefacturaFila> = {
    campo: 'avisos',
    title: comisionesPantalla.avisos,
    width: 200,
    card: 'state',
    render: (fila) => {
      const n = avisos.get(rowId(fila))
      return n === undefined ? null : (
        <Status
          estado={n === null ? comisionesPantalla.sinMirar : comisionesPantalla.sinCobro({ n })}
          tono="atencion"
          icon="alerta"
          quiet
        />
      )
    },
  }
  return [id, marca, ...rest]
}
const noun = ['pre-factura', 'pre-facturas'] as const

/** 'ver reservas': five a page. */
function Reservas({ id, onClose }: { id: number; onClose: () => void }) {
  const state = useListState({ porPagina: 5, orden: 'idReservas', prefix: 'r' })
  const source = useMemo(() => prefacturasApi.reservas.list({ params: { id } }), [id])
  return (
    <Dialog onClose={onClose} title={t.reservasDe({ id })}>
      <Grid<PreReserva>
        name="preReservas"
        label={t.reservasDe({ id })}
        source={source}
        state={state}
        columns={preColumns}
        rowId={(fila) => String(fila.idReservas)}
        rowName={(fila) => fila.bookingCode}
        noun={lotesPantalla.sustantivoReserva}
        empty={{ text: t.sinReservas }}
        exportable={false}
      />
    </Dialog>
  )
}

type Props = { agente: number | null; onInvoice: (id: number) => void }
/** 'Listado de prefacturas y reservas'. */
export function Listado({ agente, onInvoice }: Props) {
  const fixed = useMemo(
    (): Record<string, string> => (agente === null ? {} : { comisionistaId: String(agente) }),
    [agente],
  )
  const state = useListState({ orden: '-fechaCreacion', fixed, prefix: 'p' })
  const source = useMemo(() => ({ ...prefacturasApi.listar.list(), temas: ['prefactura'] as const }), [])
  const { data: page } = useList(source, state)
  const avisos = useAvisosDeComisiones('prefacturas', page?.filas.map(rowId) ?? [])
  const shown = useMemo(() => withAvisos(avisos), [avisos])
  const [seeing, setSeeing] = useState<number | null>(null)
  const [deleting, setDeleting] = useState<number | null>(null)
  const actions = useCallback(
    ({ id }: PrefacturaFila): RowAction<PrefacturaFila>[] => [
      { text: t.ingresar, icon: 'subir', onClick: () => onInvoice(id) },
      { text: t.verReservas, icon: 'bandeja', onClick: () => setSeeing(id) },
      { text: t.eliminar, icon: 'basura', danger: true, onClick: () => setDeleting(id) },
    ],
    [onInvoice],
  )
  return (
    <>
      <Grid<PrefacturaFila>
        name="prefacturas"
        label={comisionesPantalla.pestanas.listado}
        source={source}
        state={state}
        columns={shown}
        rowId={rowId}
        rowName={rowName}
        noun={noun}
        empty={{ text: comisiones.sinPrefacturas }}
        actions={actions}
        actionsWidth={200}
        exportable={false}
        underTabs
      />
      {seeing === null ? null : <Reservas id={seeing} onClose={() => setSeeing(null)} />}
      {deleting === null ? null : (
        <ConfirmDialog
          danger
          title={t.eliminarTitulo({ id: deleting })}
          confirm={t.eliminar}
          onClose={() => setDeleting(null)}
          onConfirm={async () => {
            const { mensaje } = await deletePrefactura(deleting)
            toast(mensaje)
          }}
        >
          {t.eliminarTexto}
        </ConfirmDialog>
      )}
    </>
  )
}
