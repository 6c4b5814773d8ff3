import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type SyntheticEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { touch } from '../lib/widths.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { c } from '../ui/tokens.ts'
import { DrawerWho } from './drawer-who.tsx'
import { hereOf, menuOf } from './menu.ts'
import { preload } from './preload.ts'
import { RailTip } from './rail-tip.tsx'

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
type ContentProps = { rail: boolean; onSignOut: () => void; onPick?: () => void }
/** Who it is, what they may open, and the way out. */
export function DrawerContent({ rail, onSignOut, onPick }: ContentProps) {
  const sesion = useSesion()
  const { pathname } = useLocation()
  const entries = menuOf(sesion)
  const here = hereOf(entries, pathname)
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
      {rail && named !== null ? <RailTip entry={named} onClose={unname} /> : null}
      {rail ? null : <DrawerWho onPick={onPick} />}
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
