import type { FilaProveedor } from '@valija/contract/directorio.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { directorioApi } from '../../lib/llamadas/directorio.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useCan } from '../../lib/sesion.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import { Quiet } from '../../ui/layout.tsx'
import { Status } from '../../ui/status.tsx'
import { DirectorioList } from './directorio-list.tsx'

const source = { ...directorioApi.proveedores.list(), temas: ['lote'] as const }
const columns: readonly Column<FilaProveedor>[] = [
  { campo: 'id', title: t.id, kind: 'numero', width: 90, sortable: true, card: 'detail' },
  {
    campo: 'razonSocial',
    title: t.razonSocial,
    kind: 'empresa',
    width: 240,
    flex: 2,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  {
    campo: 'nombreComercial',
    title: t.nombreComercial,
    width: 200,
    flex: 1,
    sortable: true,
    card: 'line',
    priority: 2,
  },
  { campo: 'rfc', title: t.rfc, kind: 'mono', width: 150, sortable: true, card: 'detail' },
  {
    campo: 'lotesAbiertos',
    title: t.quienVeLotes,
    width: 185,
    card: 'state',
    render: ({ lotesAbiertos }) =>
      lotesAbiertos ? (
        <Status estado={t.lotesDeTodos} tono="info" icon="personas" />
      ) : (
        <Quiet>{t.lotesDeCadaQuien}</Quiet>
      ),
  },
]
const rowName = (row: FilaProveedor) => row.razonSocial

/** /proveedor: the suppliers; an administrator opens the lotes of one to all its collaborators. */
export default function ProveedoresScreen() {
  const opens = useCan('politica.editar')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<FilaProveedor | null>(null)
  const rowActions = useCallback(
    ({ id, lotesAbiertos }: FilaProveedor): RowAction<FilaProveedor>[] => [
      {
        text: t.verLotes,
        onClick: () => void navigate(withQuery(paths.facturaProveedor, { proveedorId: id })),
      },
      ...(opens
        ? [
            {
              text: lotesAbiertos ? t.cerrarLotes : t.abrirLotes,
              icon: 'personas' as const,
              onClick: setChosen,
            },
          ]
        : []),
    ],
    [opens, navigate],
  )
  return (
    <>
      <DirectorioList<FilaProveedor>
        name="proveedores"
        title={t.proveedoresTitulo}
        source={source}
        columns={columns}
        rowName={rowName}
        noun={t.proveedorSustantivo}
        empty={t.sinProveedores}
        rowActions={rowActions}
      />
      {chosen === null ? null : <OpenDialog proveedor={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function OpenDialog({ proveedor, onClose }: { proveedor: FilaProveedor; onClose: () => void }) {
  const { id, razonSocial, lotesAbiertos } = proveedor
  const title = lotesAbiertos ? t.cerrarLotesTitulo : t.abrirLotesTitulo
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title({ proveedor: razonSocial })}
      confirm={lotesAbiertos ? t.cerrarLotes : t.abrirLotes}
      onConfirm={async () => {
        await directorioApi.abrirLotes({ params: { id }, body: { abiertos: !lotesAbiertos } })
        await invalidateTemas(['lote'])
      }}
    >
      {lotesAbiertos ? t.cerrarLotesTexto : t.abrirLotesTexto}
    </ConfirmDialog>
  )
}
