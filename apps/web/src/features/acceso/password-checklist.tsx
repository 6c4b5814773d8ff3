import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { checkContrasena, type ReglaContrasena } from '@valija/domain/acceso/contrasena.ts'
import { Icon } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/text.tsx'
import { c } from '../../ui/tokens.ts'

const orden: readonly ReglaContrasena[] = ['minimo', 'especial', 'mayuscula', 'permitidos']

/** One line per rule, green when it holds and red when it does not; the icon and the words say it too. */
export function PasswordChecklist({ clave }: { clave: string }) {
  const holds = checkContrasena(clave)
  // Nobody needs to hear of the maximum before it is passed.
  const lineas: readonly ReglaContrasena[] = holds.maximo ? orden : [...orden, 'maximo']
  return (
    <div style={{ fontSize: 15 }}>
      <span>{usuariosPantalla.reglasTitulo}</span>
      <ul
        aria-live="polite"
        style={{ listStyle: 'none', margin: '6px 0', padding: 0, display: 'grid', gap: 4 }}
      >
        {lineas.map((regla) => (
          <li
            key={regla}
            data-cumple={holds[regla]}
            style={{ display: 'flex', gap: 8, alignItems: 'center', color: holds[regla] ? c.ok : c.error }}
          >
            <Icon name={holds[regla] ? 'okc' : 'nel'} size={18} />
            {usuariosPantalla.regla[regla]}
            <Hidden>{holds[regla] ? usuariosPantalla.reglaCumple : usuariosPantalla.reglaFalta}</Hidden>
          </li>
        ))}
      </ul>
      <span style={{ color: c.texto2, fontSize: 14 }}>{usuariosPantalla.reglasConsejo}</span>
    </div>
  )
}
