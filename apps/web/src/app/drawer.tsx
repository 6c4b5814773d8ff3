import MuiDrawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { isRol, nombreDeRol } from '@valija/domain/acceso/roles.ts'
import { Suspense, type SyntheticEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { rfc } from '../lib/formats.ts'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { useMedia, usePhone } from '../lib/use-media.ts'
import { onRail, railQuery, touch } from '../lib/widths.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Mono } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { c } from '../ui/tokens.ts'
import { hereOf, menuOf } from './menu.ts'
import { preload } from './preload.ts'

const Nav = styled('nav')({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 12px 12px',
  background: c.fondo,
  overflowY: 'auto',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .entrada': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    height: 38,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    color: c.texto,
    textDecoration: 'none',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '& svg': { color: c.texto2 },
    '&:hover': { background: c.neutroTinte },
    '&[aria-current=page]': { background: c.primarioTinte, color: c.primarioFuerte, fontWeight: 600 },
    '&[aria-current=page] svg': { color: c.primario },
    [touch]: { height: 44 },
  },
  '& .pie': { marginTop: 'auto', borderTop: `1px solid ${c.linea}`, paddingTop: 10 },
  '&[data-rail=true]': {
    padding: '12px 10px',
    '& .entrada': { justifyContent: 'center', padding: 0 },
  },
})
const Fixed = styled('div')({
  position: 'fixed',
  top: 52,
  bottom: 0,
  left: 0,
  width: 232,
  zIndex: 1000,
  borderRight: `1px solid ${c.linea}`,
  [onRail]: { width: 64 },
  '@media print': { display: 'none' },
})
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

/** Only the rail has them; what places them is not small, and without it the entry still has its name. */
const Tooltip = lazyPart(
  () => import('@mui/material/Tooltip'),
  () => null,
)

type DrawerProps = { open: boolean; onClose: () => void; onSignOut: () => void }
/** 232 wide with words, a rail with tooltips below 1440, temporary on a phone. */
export function Drawer({ open, onClose, onSignOut }: DrawerProps) {
  const phone = usePhone()
  const rail = useMedia(railQuery) && !phone
  if (!phone)
    return (
      <Fixed>
        <Content rail={rail} onSignOut={onSignOut} />
      </Fixed>
    )
  return (
    <MuiDrawer open={open} onClose={onClose} slotProps={{ paper: { style: { width: 280 } } }}>
      <Content rail={false} onSignOut={onSignOut} onPick={onClose} />
    </MuiDrawer>
  )
}

type ContentProps = { rail: boolean; onSignOut: () => void; onPick?: () => void }
function Content({ rail, onSignOut, onPick }: ContentProps) {
  const sesion = useSesion()
  const { pathname } = useLocation()
  const entries = menuOf(sesion)
  const here = hereOf(entries, pathname)
  const [local, domain] = sesion.correo.split('@')
  // One for all, beside them: an entry wrapped in its own when the code comes would be another, without focus or press.
  const [named, setNamed] = useState<HTMLElement | null>(null)
  const name = ({ target, type }: SyntheticEvent) => {
    const entry = target instanceof Element ? target.closest<HTMLElement>('.entrada') : null
    setNamed(type === 'focus' && entry?.matches(':focus-visible') === false ? null : entry)
  }
  const unname = () => setNamed(null)
  const link = (to: string, text: string, icon: IconName, here: boolean) => (
    <Link
      to={to}
      className="entrada"
      aria-current={here ? 'page' : undefined}
      aria-label={rail ? text : undefined}
      onClick={onPick}
      onMouseEnter={() => void preload(to)}
      onFocus={() => void preload(to)}
    >
      <Icon name={icon} size={20} />
      {rail ? null : text}
    </Link>
  )
  const document = (to: string, text: string, icon: IconName) => (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="entrada"
      aria-label={rail ? text : undefined}
      onClick={onPick}
    >
      <Icon name={icon} size={20} />
      {rail ? null : text}
    </a>
  )
  return (
    <Nav
      aria-label={interfaz.menu}
      data-rail={rail}
      onMouseOver={name}
      onMouseLeave={unname}
      onFocus={name}
      onBlur={unname}
    >
      {rail && named !== null ? (
        <Suspense fallback={null}>
          <Tooltip
            open
            title={named.getAttribute('aria-label')}
            placement="right"
            onClose={unname}
            slotProps={{ popper: { anchorEl: named } }}
          >
            <span hidden />
          </Tooltip>
        </Suspense>
      ) : null}
      {rail ? null : (
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
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            {entry.file === true
              ? document(entry.to, entry.text, entry.icon)
              : link(entry.to, entry.text, entry.icon, entry === here)}
          </li>
        ))}
      </ul>
      <div className="pie">
        {sesion.rol !== null && sesion.rol !== 'usuario'
          ? link(
              paths.configuraciones,
              interfaz.configuraciones,
              'ajustes',
              pathname.startsWith(paths.configuraciones),
            )
          : null}
        <button
          type="button"
          className="entrada"
          aria-label={rail ? interfaz.cerrarSesion : undefined}
          onClick={onSignOut}
        >
          <Icon name="salir" size={20} />
          {rail ? null : interfaz.cerrarSesion}
        </button>
      </div>
    </Nav>
  )
}
