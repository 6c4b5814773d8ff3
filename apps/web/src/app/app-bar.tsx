import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { onPhone, onRail } from '../lib/widths.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { c } from '../ui/tokens.ts'
import { AccountMenu } from './account-menu.tsx'
import { AvisosMenu } from './avisos-menu.tsx'
import { SearchBar } from './search-bar.tsx'
import { Systems } from './systems.tsx'

const Bar = styled('header')({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 52,
  zIndex: 1100,
  background: c.marco,
  color: c.marcoTexto,
  display: 'flex',
  alignItems: 'center',
  padding: '0 20px 0 16px',
  gap: 16,
  '& :focus-visible': { outlineColor: c.marcoTexto },
  '& .solo-movil': { display: 'none' },
  '& .marca': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: 216,
    minHeight: 44,
    fontSize: 19,
    fontWeight: 600,
    letterSpacing: '.1px',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 6,
  },
  [onRail]: { '& .marca': { width: 'auto', marginRight: 24 } },
  [onPhone]: {
    padding: '0 6px',
    gap: 4,
    '& .solo-movil': { display: 'inline-flex' },
    '& .marca': { marginRight: 'auto' },
  },
  '@media print': { display: 'none' },
})

type AppBarProps = { connected: boolean; onMenu: () => void; onSignOut: () => void }
export function AppBar({ connected, onMenu, onSignOut }: AppBarProps) {
  return (
    <Bar>
      <IconButton className="solo-movil" aria-label={interfaz.abrirMenu} onClick={onMenu}>
        <Icon name="menu" size={22} />
      </IconButton>
      <Link to={paths.inicio} className="marca">
        <Logo />
        {interfaz.nombre}
      </Link>
      <SearchBar />
      <Systems connected={connected} />
      <AvisosMenu />
      <AccountMenu onSignOut={onSignOut} />
    </Bar>
  )
}
