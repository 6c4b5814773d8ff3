import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Link } from 'react-router'
import { operacionApi } from '../lib/llamadas/operacion.ts'
import { paths } from '../lib/paths.ts'
import { useOnline } from '../lib/use-online.ts'
import { onPhone, onRail } from '../lib/widths.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { c } from '../ui/tokens.ts'
import { AvisosMenu } from './avisos-menu.tsx'
import { CuentaMenu } from './cuenta-menu.tsx'
import { SearchBar } from './search-bar.tsx'

const Box = styled('span')({
  display: 'flex',
  gap: 16,
  color: c.marcoTexto2,
  fontSize: 14,
  whiteSpace: 'nowrap',
  '& span': { display: 'flex', alignItems: 'center', gap: 6 },
  '& i': {
    width: 8,
    height: 8,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: '1px solid currentColor',
    forcedColorAdjust: 'none',
  },
  [onPhone]: { display: 'none' },
})
const color = { 'en línea': '#7DD3A0', lento: '#F1C164', 'sin respuesta': '#F59A92' }
const nobodyKnows = [
  { sistema: 'SAT', estado: null },
  { sistema: 'ANT', estado: null },
] as const

/** Whether the systems outside answer: a dot and words. What was known before the server was lost is no longer known. */
function Systems({ connected }: { connected: boolean }) {
  const online = useOnline()
  const { data, isError } = useQuery(
    operacionApi.sistemas.query({
      // While nobody answers, its answer is the first sign that somebody does: all the page then asks again.
      refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : 60_000),
      meta: { temas: ['sistemas'], callada: true },
    }),
  )
  const shown = isError || !online || !connected || data === undefined ? nobodyKnows : data
  return (
    <Box role="status">
      {shown.map(({ sistema, estado }) => (
        <span key={sistema}>
          <i
            style={estado === null ? undefined : { background: color[estado], borderColor: color[estado] }}
            aria-hidden="true"
          />
          {interfaz.sistema({ sistema, estado })}
        </span>
      ))}
    </Box>
  )
}

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
      <CuentaMenu onSignOut={onSignOut} />
    </Bar>
  )
}
