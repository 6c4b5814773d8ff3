import { enSumas } from '@valija/contract/en-pesos.ts'
import type { LotesDeHotel } from '@valija/contract/lotes.ts'
import { contar } from '@valija/contract/message-type.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { type ReactNode, useMemo } from 'react'
import { dinero } from '../../lib/formats.ts'
import { lotesApi } from '../../lib/llamadas/lotes.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import type { ListState } from '../../ui/grid/list-state.ts'
import { useList } from '../../ui/grid/use-list.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'

const c = t.columnas
const columnsOf = (categoria: Categoria): readonly Column<LotesDeHotel>[] => [
  {
    campo: 'proveedorNombre',
    title: categoria === 'Proveedor' ? c.proveedor : c.comisionista,
    kind: 'empresa',
    width: 260,
    flex: 1,
    sortable: true,
    fixed: true,
    card: 'title',
  },
  { campo: 'proveedorRfc', title: c.rfc, kind: 'mono', width: 150, priority: 3, card: 'line' },
  {
    campo: 'numLotes',
    title: c.lotes,
    kind: 'numero',
    width: 100,
    sortable: true,
    card: 'detail',
    cardText: ({ numLotes }) => contar(numLotes, ...t.sustantivo),
  },
  {
    campo: 'numFacturas',
    title: c.facturas,
    kind: 'numero',
    width: 110,
    sortable: true,
    card: 'detail',
    cardText: ({ numFacturas }) => contar(numFacturas, ...t.sustantivoFactura),
  },
  {
    campo: 'total',
    title: c.total,
    kind: 'dinero',
    width: 170,
    sortable: true,
    card: 'amount',
    render: ({ total, moneda }) => dinero(total, moneda),
  },
]
const columns = { Proveedor: columnsOf('Proveedor'), Comisionista: columnsOf('Comisionista') }
const source = { ...lotesApi.porHotel.list(), temas: ['lote'] as const }
const rowId = ({ clave }: LotesDeHotel) => clave
const rowName = ({ proveedorNombre }: LotesDeHotel) => proveedorNombre

type Props = {
  /** Of the list of lotes: its filters are those of the groups. */
  state: ListState
  categoria: Categoria
  filters: ReactNode
  pillText: Record<string, (value: string) => string>
  empty: string
  /** Back to the lotes. */
  foot: ReactNode
  /** A hotel's lotes. */
  onOpen: (proveedorId: number) => void
}
/** The lotes of a tab summed by hotel; one opened filters the list by it. */
export default function LotesPorHotel({ state, categoria, filters, pillText, empty, foot, onOpen }: Props) {
  const own = useListState({ orden: '-total', prefix: 'g' })
  const both = useMemo((): ListState => {
    const asked = { q: state.q, orden: own.orden }
    return {
      ...state,
      query: { ...state.filterQuery, ...own.query, ...asked },
      filterQuery: { ...state.filterQuery, ...asked },
      orden: own.orden,
      setOrden: own.setOrden,
      goTo: own.goTo,
      paging: own.paging,
      setRows: own.setRows,
    }
  }, [state, own])
  const { data: page } = useList(source, both)
  const sumas = page !== undefined && 'sumas' in page ? page.sumas : undefined
  return (
    <Grid<LotesDeHotel>
      name={`lotes-por-hotel-${categoria}`}
      label={t.gruposEtiqueta[categoria]}
      source={source}
      state={both}
      columns={columns[categoria]}
      rowId={rowId}
      rowName={rowName}
      noun={categoria === 'Proveedor' ? t.sustantivoHotel : t.sustantivoComisionista}
      empty={{ text: empty }}
      onOpen={({ proveedorId }) => onOpen(proveedorId)}
      filters={filters}
      pillText={pillText}
      toolbarExtra={sumas === undefined ? undefined : <b>{t.gruposSuman({ suma: enSumas(sumas) })}</b>}
      foot={foot}
      underTabs
    />
  )
}
