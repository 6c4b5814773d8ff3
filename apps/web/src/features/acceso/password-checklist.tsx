import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { checkContrasena, type ReglaContrasena } from '@valija/domain/acceso/contrasena.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block, Hidden, List, Quiet, Row } from '../../ui/layout.tsx'

const orden: readonly ReglaContrasena[] = ['minimo', 'especial', 'mayuscula', 'permitidos']

/** One line per rule, green when it holds and red when it does not; the icon and the words say it too. */
export function PasswordChecklist({ clave }: { clave: string }) {
  const holds = checkContrasena(clave)
  // Nobody needs to hear of the maximum before it is passed.
  const lineas: readonly ReglaContrasena[] = holds.maximo ? orden : [...orden, 'maximo']
  return (
    <Block size={15}>
      <span>{usuariosPantalla.reglasTitulo}</span>
      <List aria-live="polite" gap={4} my={6}>
        {lineas.map((regla) => (
          <Row as="li" key={regla} data-cumple={holds[regla]} nowrap tone={holds[regla] ? 'ok' : 'error'}>
            <Icon name={holds[regla] ? 'okc' : 'nel'} size={18} />
            {usuariosPantalla.regla[regla]}
            <Hidden>{holds[regla] ? usuariosPantalla.reglaCumple : usuariosPantalla.reglaFalta}</Hidden>
          </Row>
        ))}
      </List>
      <Quiet small>{usuariosPantalla.reglasConsejo}</Quiet>
    </Block>
  )
}
