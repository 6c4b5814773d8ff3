import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { AsuntoInicio } from '@valija/contract/inicio.ts'
import { inicioPantalla } from '@valija/contract/messages/inicio-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Link } from 'react-router'
import { looksOf } from '../features/inicio/asuntos.ts'
import { useSesion } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { look, Quiet, Text } from '../ui/layout.tsx'
import { c } from '../ui/tokens.ts'

export type AvisosListProps = {
  anchor: HTMLElement | null
  /** Null where they could not be read. */
  asuntos: readonly AsuntoInicio[] | null
  onClose: () => void
}
/** What the bell opens. */
export default function AvisosList({ anchor, asuntos, onClose }: AvisosListProps) {
  const { capacidades } = useSesion()
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { style: { width: 420, maxWidth: 'calc(100vw - 16px)' } } }}
    >
      {asuntos === null ? (
        <MenuItem onClick={onClose} className={look({ lines: true })}>
          {interfaz.avisosSinLeer}
        </MenuItem>
      ) : asuntos.length === 0 ? (
        <MenuItem onClick={onClose} className={look({ lines: true })}>
          <span>
            <b>{inicioPantalla.alDia}</b> <Quiet>{inicioPantalla.alDiaTexto}</Quiet>
          </span>
        </MenuItem>
      ) : (
        looksOf(asuntos, capacidades).map(({ key, tono, icon, text, to }) => (
          <MenuItem
            key={key}
            component={Link}
            to={to}
            onClick={onClose}
            className={look({ lines: true, align: 'start' })}
          >
            <Icon name={icon} size={20} color={c[tono]} />
            <Text grow breaks>
              {text}
            </Text>
          </MenuItem>
        ))
      )}
    </Menu>
  )
}
