import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useCan } from '../../lib/sesion.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'

type Tab = 'porAutorizar' | 'administradores' | 'comisionistas' | 'proveedores' | 'invitaciones'

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
        <Button key={to} component={Link} to={to} variant="outlined" startIcon={<Icon name="mas" />}>
          {text}
        </Button>
      ))}
    </Row>
  )
}
