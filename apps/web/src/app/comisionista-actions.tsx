import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { comisionesLotes as t } from '@valija/contract/messages/comisiones-lotes.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCan, useSesion } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'

const entries = [
  { to: paths.facturaComisionistaCrear, text: t.nuevoLote },
  { to: paths.facturaComisionistaInvitadoCrear, text: t.nuevoLoteInvitado },
  { to: paths.comisionReserva, text: t.generarPrefactura },
]

/** The staff's buttons of the commission lotes: three ways in, and the payment accounts. */
export function ComisionistaActions() {
  const { rol } = useSesion()
  const creates = useCan('prefacturas.crear')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!creates || rol === 'comisionista') return null
  return (
    <>
      <LinkButton to={paths.cuentaPago} icon="banco">
        {t.cuentasPago}
      </LinkButton>
      <Button
        variant="outlined"
        startIcon={<Icon name="mas" />}
        endIcon={<Icon name="abajo" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t.cargarNuevo}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map(({ to, text }) => (
          <MenuItem key={to} component={Link} to={to} onClick={() => setAnchor(null)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
