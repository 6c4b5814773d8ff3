import type { MovimientoPorConciliar as Movimiento } from '@valija/contract/conciliacion.ts'
import { estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Money } from '../../ui/money.tsx'

const c = t.columnas
const source = {
  ...conciliacionApi.movimientos.list(),
  temas: ['estadoDeCuenta', 'conciliacion'],
} as const
const every = { estado: 'todos', tipo: 'todos' }
const yesNo = (value: boolean) => (value ? t.si : t.no)
const money = (value: number, moneda: string) =>
  value === 0 ? '' : <Money value={value} currency={moneda} />
const columns: readonly Column<Movimiento>[] = [
  {
    campo: 'fechaOperacion',
    title: c.fechaOperacion,
    kind: 'fecha',
    width: 110,
    sortable: true,
    card: 'detail',
  },
  { campo: 'nombreFuente', title: t.fuente, width: 125, priority: 2, card: 'detail' },
  { campo: 'concepto', title: c.concepto, width: 190, flex: 1, fixed: true, card: 'title' },
  { campo: 'referencia', title: c.referencia, kind: 'mono', width: 130, priority: 3, card: 'line' },
  { campo: 'referenciaAmpliada', title: c.referenciaAmpliada, width: 200, priority: 3, hidden: true },
  {
    campo: 'cargos',
    title: c.cargos,
    width: 115,
    align: 'right',
    render: (row) => money(row.cargos, row.moneda),
  },
  {
    campo: 'abonos',
    title: c.abonos,
    width: 115,
    align: 'right',
    card: 'amount',
    render: (row) => money(row.abonos, row.moneda),
  },
  {
    campo: 'saldo',
    title: c.saldo,
    width: 130,
    align: 'right',
    priority: 3,
    render: (row) => <Money value={row.saldo} currency={row.moneda} />,
  },
  {
    campo: 'pagoAplicado',
    title: c.pagoAplicado,
    width: 120,
    priority: 2,
    render: (row) => yesNo(row.pagoAplicado),
  },
  {
    campo: 'pagoValido',
    title: c.pagoValido,
    width: 105,
    priority: 2,
    render: (row) => yesNo(row.pagoValido),
  },
  { campo: 'meses', title: c.meses, kind: 'numero', width: 75, align: 'right', priority: 2 },
  { campo: 'estado', title: c.estado, width: 130, card: 'state', render: (row) => t.estados[row.estado] },
]
const rowId = (row: Movimiento) => String(row.movimientoID)
const rowName = (row: Movimiento) => row.concepto

/** Rows of the statements. They wait to be identified; none is a payment by itself. */
export function MovimientosGrid() {
  const state = useListState({ porPagina: 10, orden: '-fechaOperacion', fixed: every })
  return (
    <Grid
      name="movimientos"
      label={t.movimientos}
      source={source}
      state={state}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      noun={t.sustantivoMovimiento}
      empty={{ text: t.vacioMovimientos, filtered: t.vacioFiltros }}
      exportable={false}
    />
  )
}
