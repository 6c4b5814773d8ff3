import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { MoreMenu } from '../ui/more-menu.tsx'

/** A supplier's menu holds its lotes only: its people are reached from here. */
export function PeopleMenu() {
  const navigate = useNavigate()
  if (useSesion().rol !== 'proveedor') return null
  const go = (to: string) => () => void navigate(to)
  return (
    <MoreMenu
      text={interfaz.colaboradores}
      icon="personas"
      actions={[
        { text: interfaz.colaboradores, icon: 'personas', onClick: go(paths.usuario) },
        { text: interfaz.invitarColaborador, icon: 'persona', onClick: go(paths.usuarioCrear) },
        { text: interfaz.invitarComisionista, icon: 'maleta', onClick: go(paths.comisionistaInvitar) },
      ]}
    />
  )
}
