import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { inicioPantalla } from '@valija/contract/messages/inicio-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { keyOf, lookOf } from '../features/inicio/asuntos.ts'
import { avisosQuery } from '../features/inicio/home-calls.ts'
import { useCan, useSesion } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { look, Quiet, Text } from '../ui/layout.tsx'
import { c } from '../ui/tokens.ts'

/** The bell of the bar: what waits for this person, from any screen, each leading to where it is settled. */
export function AvisosMenu() {
  return useCan('inicio.ver') ? <Bell /> : null
}

function Bell() {
  const { data, refetch } = useQuery(avisosQuery)
  const { capacidades } = useSesion()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const asuntos = data?.porResolver ?? []
  const label = interfaz.avisos({ n: asuntos.length })
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget)
          void refetch()
        }}
      >
        <Badge
          badgeContent={asuntos.length}
          slotProps={{
            badge: { style: { background: c.atencionTinte, color: c.atencion, fontWeight: 600 } },
          }}
        >
          <Icon name="campana" size={20} />
        </Badge>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { style: { width: 420, maxWidth: 'calc(100vw - 16px)' } } }}
      >
        {asuntos.length === 0 ? (
          <MenuItem onClick={close} className={look({ lines: true })}>
            <span>
              <b>{inicioPantalla.alDia}</b> <Quiet>{inicioPantalla.alDiaTexto}</Quiet>
            </span>
          </MenuItem>
        ) : (
          asuntos.map((asunto) => {
            const { tono, icon, text, to } = lookOf(asunto, (capacidad) => capacidades.includes(capacidad))
            return (
              <MenuItem
                key={keyOf(asunto)}
                component={Link}
                to={to}
                onClick={close}
                className={look({ lines: true, align: 'start' })}
              >
                <Icon name={icon} size={20} color={c[tono]} />
                <Text grow breaks>
                  {text}
                </Text>
              </MenuItem>
            )
          })
        )}
      </Menu>
    </>
  )
}
