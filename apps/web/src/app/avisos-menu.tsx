import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useState } from 'react'
import { avisosQuery } from '../features/inicio/inicio-calls.ts'
import { useCan } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { c } from '../ui/tokens.ts'
import type { AvisosListProps } from './avisos-list.tsx'

// Every screen has the bell, and few open it: what it opens comes after the screen, and while there is a network.
const AvisosList = lazyPart<AvisosListProps>(() => import('./avisos-list.tsx'))

/** The bell of the bar: what waits for this person, from any screen, each leading to where it is settled. */
export function AvisosMenu() {
  return useCan('inicio.ver') ? <Bell /> : null
}

function Bell() {
  const { data, isError, refetch } = useQuery(avisosQuery)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const asuntos = data?.porResolver ?? null
  const label = interfaz.avisos({ n: isError && asuntos === null ? null : (asuntos?.length ?? 0) })
  useEffect(() => void AvisosList.preload(), [])
  const open = async (button: HTMLElement) => {
    if (!(await AvisosList.ask())) return
    setOpened(true)
    setAnchor(button)
  }
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          void refetch()
          void open(currentTarget)
        }}
      >
        <Badge
          badgeContent={asuntos?.length ?? 0}
          slotProps={{
            badge: { style: { background: c.atencionTinte, color: c.atencion, fontWeight: 600 } },
          }}
        >
          <Icon name="campana" size={20} />
        </Badge>
      </IconButton>
      {opened ? <AvisosList anchor={anchor} asuntos={asuntos} onClose={() => setAnchor(null)} /> : null}
    </>
  )
}
