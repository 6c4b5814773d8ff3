import type { FilaProveedor } from '@valija/contract/directorio.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { paths } from '../../lib/paths.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const columns: readonly Column<FilaProveedor>[] = [
  { campo: 'id', title: t.id, kind: 'numero', width: 90, sortable: true, card: 'detail' },
  {
    campo: 'razonSocial',
    title: t.razonSocial,
    kind: 'fuerte',
    width: 260,
    flex: 2,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'nombreComercial', title: t.nombreComercial, width: 200, flex: 1, sortable: true, card: 'line' },
  { campo: 'rfc', title: t.rfc, kind: 'mono', width: 160, sortable: true, card: 'detail' },
]
const rowId = (row: FilaProveedor) => String(row.id)
const rowName = (row: FilaProveedor) => row.razonSocial

/** /proveedor: the suppliers of the reservations service, fifteen a page (Access §2). */
export default function SuppliersScreen() {
  const state = useListState({ porPagina: 15 })
  return (
    <>
      <PageHeader
        title={t.proveedoresTitulo}
        crumbs={[{ text: t.inicio, to: paths.inicio }, { text: t.proveedoresTitulo }]}
      />
      <Grid<FilaProveedor>
        name="proveedores"
        label={t.proveedoresTitulo}
        source={{ path: '/api/proveedores' }}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={t.proveedorSustantivo}
        empty={{ text: t.sinProveedores }}
      />
    </>
  )
}
