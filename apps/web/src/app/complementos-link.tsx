import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCan, useSesion } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { menuOf } from './menu.ts'

/** What nobody has sent: reached from the lotes, the documented menus do not name it. */
export function PorFacturarLink() {
  const may = useCan('porFacturar.ver')
  return may ? (
    <Button component={Link} to={paths.porFacturar} variant="outlined" startIcon={<Icon name="reloj" />}>
      {interfaz.entradas.porFacturar}
    </Button>
  ) : null
}

/** Complements of roles whose documented menu does not name them: they are reached from their lotes. */
export function ComplementosLink() {
  const sesion = useSesion()
  const may = useCan('complementos.ver')
  if (!may || menuOf(sesion).some(({ to }) => to === paths.complemento)) return null
  return (
    <Button
      component={Link}
      to={paths.complemento}
      variant="outlined"
      startIcon={<Icon name="complemento" />}
    >
      {interfaz.entradas.complemento}
    </Button>
  )
}
