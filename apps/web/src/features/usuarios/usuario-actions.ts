import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import type { UsuarioDialog } from './usuario-dialogs.tsx'

const editPathOf = ({ id, phoneNumber }: FilaUsuario): string | null => {
  if (phoneNumber === 'Comisionista') return pathTo(paths.usuarioEditar, { id })
  return phoneNumber === 'Proveedor' ? pathTo(paths.proveedorEditar, { id }) : null
}

type UserActions = {
  /** Of who looks at the list. */
  correo: string
  onDialog: (dialog: UsuarioDialog) => void
  onResend: (row: FilaUsuario) => unknown
  onEdit: (path: string) => unknown
}
/** What an admin may do about a person, by how they stand. */
export function accionesDeUsuario(
  row: FilaUsuario,
  { correo, onDialog, onResend, onEdit }: UserActions,
): RowAction<FilaUsuario>[] {
  const { estado, pruebaCorreo } = row
  const edit = editPathOf(row)
  const ask = (kind: UsuarioDialog['kind']) => () => onDialog({ kind, usuario: row })
  const actions: (RowAction<FilaUsuario> | false)[] = [
    estado !== 'activo' &&
      estado !== 'sinRegistrar' && {
        text: estado === 'bloqueado' ? t.desbloquear : t.aceptar,
        icon: 'okc',
        onClick: ask('aceptar'),
      },
    (estado === 'sinRegistrar' || (pruebaCorreo === 'pendiente' && estado === 'pendiente')) && {
      text: t.reenviarAcceso,
      icon: 'correo',
      onClick: () => void onResend(row),
    },
    estado === 'activo' &&
      row.phoneNumber === 'Operativo' && { text: t.cambiarOperativo, onClick: ask('aceptar') },
    edit !== null && { text: t.editar, icon: 'lapiz', onClick: () => void onEdit(edit) },
    estado !== 'bloqueado' && {
      text: t.bloquear,
      icon: 'veto',
      danger: true,
      why: row.email === correo ? t.bloqueoPropio : undefined,
      onClick: ask('bloquear'),
    },
    row.segundoFactor && { text: t.quitarFactor, onClick: ask('factor') },
  ]
  return actions.filter((action) => action !== false)
}
