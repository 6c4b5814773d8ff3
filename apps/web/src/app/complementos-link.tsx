import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { paths } from '../lib/paths.ts'
import { useCan, useSesion } from '../lib/sesion.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { menuOf } from './menu.ts'

/** What nobody has sent: reached from the lotes, the documented menus do not name it. */
export function PorFacturarLink() {
  const may = useCan('porFacturar.ver')
  return may ? (
    <LinkButton to={paths.porFacturar} icon="reloj">
      {interfaz.entradas.porFacturar}
    </LinkButton>
  ) : null
}

/** Complements of roles whose documented menu does not name them: they are reached from their lotes. */
export function ComplementosLink() {
  const sesion = useSesion()
  const may = useCan('complementos.ver')
  if (!may || menuOf(sesion).some(({ to }) => to === paths.complemento)) return null
  return (
    <LinkButton to={paths.complemento} icon="complemento">
      {interfaz.entradas.complemento}
    </LinkButton>
  )
}
