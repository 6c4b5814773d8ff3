import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
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
      text={t.colaboradores}
      icon="personas"
      actions={[
        { text: t.colaboradores, icon: 'personas', onClick: go(paths.usuario) },
        { text: t.invitarColaborador, icon: 'persona', onClick: go(paths.usuarioCrear) },
        { text: t.invitarComisionista, icon: 'maleta', onClick: go(paths.comisionistaInvitar) },
      ]}
    />
  )
}
