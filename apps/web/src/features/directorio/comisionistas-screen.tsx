import type { ClienteComisionista } from '@valija/contract/directorio.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { directorioApi } from '../../lib/llamadas/directorio.ts'
import { paths } from '../../lib/paths.ts'
import { useCan } from '../../lib/sesion.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { DirectorioList } from './directorio-list.tsx'

const columns: readonly Column<ClienteComisionista>[] = [
  { campo: 'clienteId', title: t.clienteId, kind: 'numero', width: 120, sortable: true, card: 'detail' },
  {
    campo: 'razonSocialCliente',
    title: t.razonSocial,
    kind: 'empresa',
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
const source = { ...directorioApi.comisionistas.list(), temas: ['lote'] as const }
const rowName = (row: ClienteComisionista) => row.razonSocialCliente

/** /comisionista: the commission clients, and for who may, the way to invite one. */
export default function ComisionistasScreen() {
  const canInvite = useCan('usuarios.invitarComisionista')
  return (
    <DirectorioList<ClienteComisionista>
      name="comisionistas"
      title={t.comisionistasTitulo}
      source={source}
      columns={columns}
      rowName={rowName}
      noun={t.comisionistaSustantivo}
      empty={t.sinComisionistas}
      actions={
        canInvite ? (
          <LinkButton to={paths.comisionistasCrear} icon="mas">
            {interfaz.invitarComisionista}
          </LinkButton>
        ) : undefined
      }
    />
  )
}
