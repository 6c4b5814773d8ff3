import Button from '@mui/material/Button'
import type { ClienteComisionista } from '@valija/contract/directorio.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useCan } from '../../lib/sesion.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const columns: readonly Column<ClienteComisionista>[] = [
  { campo: 'clienteId', title: t.clienteId, kind: 'numero', width: 120, sortable: true, card: 'detail' },
  {
    campo: 'razonSocialCliente',
    title: t.razonSocial,
    kind: 'fuerte',
    width: 260,
    flex: 2,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'rfcCliente', title: t.rfc, kind: 'mono', width: 160, sortable: true, card: 'line' },
  { campo: 'regimenFiscal', title: t.regimenFiscal, width: 140, sortable: true, card: 'detail' },
  { campo: 'usoCFDI', title: t.usoCfdi, width: 130, sortable: true, card: 'detail' },
]
const rowId = (row: ClienteComisionista) => String(row.id)
const rowName = (row: ClienteComisionista) => row.razonSocialCliente

/** /comisionista: the commission clients of the reservations service, fifteen a page (Access §2). */
export default function AgentsScreen() {
  const state = useListState({ porPagina: 15 })
  const canInvite = useCan('usuarios.invitarComisionista')
  return (
    <>
      <PageHeader
        title={t.comisionistasTitulo}
        crumbs={[{ text: t.inicio, to: paths.inicio }, { text: t.comisionistasTitulo }]}
        actions={
          canInvite ? (
            <Button
              component={Link}
              to={paths.comisionistasCrear}
              variant="outlined"
              startIcon={<Icon name="mas" />}
            >
              {t.invitarComisionista}
            </Button>
          ) : undefined
        }
      />
      <Grid<ClienteComisionista>
        name="comisionistas"
        label={t.comisionistasTitulo}
        source={{ path: '/api/comisionistas' }}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={t.comisionistaSustantivo}
        empty={{ text: t.sinComisionistas }}
      />
    </>
  )
}
