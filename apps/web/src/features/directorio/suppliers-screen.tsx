import type { FilaProveedor } from '@valija/contract/directorio.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import { DirectorioList } from './directorio-list.tsx'

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
const rowName = (row: FilaProveedor) => row.razonSocial

/** /proveedor: the suppliers. */
export default function SuppliersScreen() {
  return (
    <DirectorioList<FilaProveedor>
      name="proveedores"
      title={t.proveedoresTitulo}
      path="/api/proveedores"
      columns={columns}
      rowName={rowName}
      noun={t.proveedorSustantivo}
      empty={t.sinProveedores}
    />
  )
}
