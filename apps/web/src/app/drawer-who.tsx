import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { isRol, nombreDeRol } from '@valija/domain/acceso/roles.ts'
import { Link } from 'react-router'
import { rfc } from '../lib/formats.ts'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { Mono } from '../ui/layout.tsx'
import { c } from '../ui/tokens.ts'

const Who = styled('div')({
  padding: '0 8px 14px',
  borderBottom: `1px solid ${c.linea}`,
  marginBottom: 10,
  fontSize: 14,
  lineHeight: '20px',
  color: c.texto2,
  overflowWrap: 'anywhere',
  '& .cuenta': { color: 'inherit' },
  '& b': { display: 'block', fontSize: 16, lineHeight: '22px', color: c.texto },
})

/** Whose session it is, and the way to their account. */
export function DrawerWho({ onPick }: { onPick: (() => void) | undefined }) {
  const sesion = useSesion()
  const [local, domain] = sesion.correo.split('@')
  return (
    <Who>
      <b>{sesion.rol !== null && isRol(sesion.rol) ? nombreDeRol[sesion.rol] : nombreDeRol.usuario}</b>
      {sesion.rfc === null ? null : (
        <div>
          <Mono>{rfc(sesion.rfc)}</Mono>
        </div>
      )}
      <div>{interfaz.bienvenida}</div>
      <Link to={paths.sesiones} title={interfaz.cuentaEnlace} onClick={onPick} className="cuenta">
        {local}
        <wbr />@{domain}
      </Link>
    </Who>
  )
}
