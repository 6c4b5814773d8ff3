import Button from '@mui/material/Button'
import type { FilaDetalle } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dinero } from '../../lib/formats.ts'
import { inicioApi } from '../../lib/llamadas/inicio.ts'
import { useSesion } from '../../lib/sesion.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { loteAt } from './lote-at.ts'

const columns: readonly Column<FilaDetalle>[] = [
  { campo: 'id', title: t.idFactura, kind: 'fuerte', width: 120, sortable: true, fixed: true, card: 'title' },
  {
    campo: 'fechaCreacion',
    title: t.fechaCreacion,
    kind: 'fechaHora',
    width: 150,
    sortable: true,
    card: 'line',
  },
  {
    campo: 'numFacturas',
    title: t.numFacturas,
    kind: 'numero',
    width: 160,
    sortable: true,
    card: 'detail',
    cardText: (row) => `${t.numFacturas}: ${row.numFacturas}`,
  },
  {
    campo: 'numReservas',
    title: t.numReservas,
    kind: 'numero',
    width: 160,
    sortable: true,
    card: 'detail',
    cardText: (row) => `${t.numReservas}: ${row.numReservas}`,
  },
  {
    campo: 'nombre',
    title: t.nombre,
    width: 130,
    flex: 1,
    card: 'line',
    render: (row) => <Link to={loteAt(row.categoria, row.id)}>{row.nombre}</Link>,
  },
  {
    campo: 'proveedorNombre',
    title: t.deQuien,
    kind: 'empresa',
    width: 140,
    flex: 1,
    card: 'line',
  },
  { campo: 'estatus', title: t.estatus, width: 160, card: 'detail' },
  {
    campo: 'total',
    title: t.total,
    kind: 'dinero',
    width: 125,
    card: 'amount',
    render: ({ total, moneda }) => dinero(total, moneda),
  },
]
const rowId = (row: FilaDetalle) => String(row.id)
const options = [
  { value: 'Comisionista', text: t.comisionista },
  { value: 'Proveedor', text: t.proveedor },
]

/** Behind 'Ver detalle': the lotes of the chart, fifteen a page (Access §2). The admin, who has both kinds, may switch. */
export function DetailView({ onBack }: { onBack: () => void }) {
  const { rol } = useSesion()
  const [params, setParams] = useSearchParams()
  const categoria = rol === 'admin' ? (params.get('de') === 'Proveedor' ? 'Proveedor' : 'Comisionista') : null
  const fixed = useMemo(() => (categoria === null ? undefined : { categoria }), [categoria])
  const state = useListState({ porPagina: 15, fixed })
  return (
    <>
      <PageHeader
        title={t.detalle}
        beside={
          categoria === null ? undefined : (
            <Segmented
              label={t.categoria}
              value={categoria}
              options={options}
              onChange={(de) => setParams({ vista: 'detalle', de })}
            />
          )
        }
        actions={
          <Button variant="outlined" onClick={onBack}>
            {t.volverAlResumen}
          </Button>
        }
      />
      <Grid<FilaDetalle>
        name="inicio-detalle"
        label={t.detalle}
        source={{ ...inicioApi.detalle.list(), temas: ['lote'] }}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowId}
        noun={t.lote}
        empty={{ text: t.sinLotes }}
        search={false}
        exportable={false}
      />
    </>
  )
}
