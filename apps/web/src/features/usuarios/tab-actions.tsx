import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { paths } from '../../lib/paths.ts'
import { useCan } from '../../lib/sesion.ts'
import { Row } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export type Tab = 'porAutorizar' | 'administradores' | 'comisionistas' | 'proveedores' | 'invitaciones'

/** Each tab's own invite or create button; a supplier invites collaborators and agents from both of its tabs. */
export function TabActions({ tab }: { tab: Tab }) {
  const canCreate = useCan('usuarios.crearProveedor')
  const colaborador = { to: paths.usuarioCrear, text: interfaz.invitarColaborador }
  const comisionista = { to: paths.usuarioCrearComisionista, text: interfaz.invitarComisionista }
  const proveedor = { to: paths.proveedorCrear, text: t.crearProveedor }
  const shown = !canCreate
    ? [colaborador, comisionista]
    : {
        porAutorizar: [colaborador, comisionista],
        administradores: [colaborador],
        comisionistas: [comisionista],
        proveedores: [proveedor],
        invitaciones: [colaborador, comisionista],
      }[tab]
  return (
    <Row as="span" align="stretch">
      {shown.map(({ to, text }) => (
        <LinkButton key={to} to={to} icon="mas">
          {text}
        </LinkButton>
      ))}
    </Row>
  )
}
