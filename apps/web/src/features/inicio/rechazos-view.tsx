import Button from '@mui/material/Button'
import type { Rechazo } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dinero } from '../../lib/formats.ts'
import { inicioApi } from '../../lib/llamadas/inicio.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { loteAt } from './lote-at.ts'

const columnsOf = (deQuienEs: string): readonly Column<Rechazo>[] => [
  { campo: 'creadoEn', title: t.fechaCreacion, kind: 'fechaHora', width: 150, sortable: true, card: 'line' },
  { campo: 'factura', title: t.factura, kind: 'mono', width: 130, fixed: true, card: 'title' },
  { campo: 'titulo', title: t.regla, width: 220, flex: 2, card: 'line' },
  { campo: 'encontrado', title: t.encontrado, width: 180, flex: 1, card: 'detail' },
  { campo: 'proveedorNombre', title: deQuienEs, kind: 'empresa', width: 160, flex: 1, card: 'detail' },
  {
    campo: 'total',
    title: t.total,
    kind: 'dinero',
    width: 130,
    sortable: true,
    card: 'amount',
    render: ({ total, moneda }) => dinero(total, moneda),
  },
  {
    campo: 'lote',
    title: t.nombre,
    width: 150,
    flex: 1,
    card: 'line',
    render: (row) =>
      row.loteEliminado ? row.lote : <Link to={loteAt(row.categoria, row.loteId)}>{row.lote}</Link>,
  },
]
const columns = {
  Proveedor: columnsOf(t.deQuienEs.Proveedor),
  Comisionista: columnsOf(t.deQuienEs.Comisionista),
}
const rowId = ({ id }: Rechazo) => String(id)
const rowName = ({ factura }: Rechazo) => factura

/** Behind a bar of the rejections: the facturas it counts. */
export function RechazosView({ onBack }: { onBack: () => void }) {
  const [params] = useSearchParams()
  const { de, regla, proveedorId } = Object.fromEntries(params)
  const categoria = de === 'Comisionista' ? de : 'Proveedor'
  const fixed = useMemo(
    () => ({
      categoria,
      ...(regla ? { regla } : {}),
      ...(proveedorId ? { proveedorId } : {}),
    }),
    [categoria, regla, proveedorId],
  )
  const state = useListState({ porPagina: 15, fixed, prefix: 'r' })
  return (
    <>
      <PageHeader
        title={t.rechazos}
        actions={
          <Button variant="outlined" onClick={onBack}>
            {t.volverAlResumen}
          </Button>
        }
      />
      <Grid<Rechazo>
        name="inicio-rechazos"
        label={t.rechazos}
        source={{ ...inicioApi.rechazos.list(), temas: ['lote'] }}
        state={state}
        columns={columns[categoria]}
        rowId={rowId}
        rowName={rowName}
        noun={t.rechazo}
        empty={{ text: t.sinBarras }}
        search={false}
        exportable={false}
      />
    </>
  )
}
