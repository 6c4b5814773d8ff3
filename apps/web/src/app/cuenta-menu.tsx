import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { isRol, nombreDeRol } from '@valija/domain/acceso/roles.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { Block, Quiet } from '../ui/layout.tsx'

/** Who is in, at every width and for every role: the way to the own account, the theme and the way out. */
export function CuentaMenu({ onSignOut }: { onSignOut: () => void }) {
  const { correo, rol, nombreAgencia } = useSesion()
  const { mode, systemMode, setMode } = useColorScheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  const close = () => setAnchor(null)
  const label = interfaz.cuentaDe({ correo })
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="persona" size={20} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { style: { width: 300, maxWidth: 'calc(100vw - 16px)' } } }}
      >
        <Block as="li" role="presentation" px={16} pt={6} pb={10} breaks>
          <b>{correo}</b>
          <br />
          <Quiet>
            {[rol === null ? interfaz.sinRol : isRol(rol) ? nombreDeRol[rol] : rol, nombreAgencia]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
        </Block>
        <Divider />
        <MenuItem component={Link} to={paths.sesiones} onClick={close}>
          <Icon name="persona" size={20} />
          {interfaz.cuenta}
        </MenuItem>
        <MenuItem onClick={() => setMode(dark ? 'light' : 'dark')}>
          <Icon name={dark ? 'sol' : 'luna'} size={20} />
          {dark ? interfaz.temaClaro : interfaz.temaOscuro}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            onSignOut()
          }}
        >
          <Icon name="salir" size={20} />
          {interfaz.cerrarSesion}
        </MenuItem>
      </Menu>
    </>
  )
}
