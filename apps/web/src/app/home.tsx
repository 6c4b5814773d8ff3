import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Link } from 'react-router'
import { diaLargo } from '../lib/formats.ts'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { Quiet, Text } from '../ui/layout.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Panel } from '../ui/panel.tsx'
import { c } from '../ui/tokens.ts'
import { menuOf } from './menu.ts'

const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '0 18px',
  color: c.texto,
  textDecoration: 'none',
  borderTop: `1px solid ${c.linea}`,
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { background: c.hundido },
})

/** The start: the business day and the ways on from here. */
export default function Home() {
  const sesion = useSesion()
  const entries = menuOf(sesion).filter(({ to }) => to !== paths.inicio)
  return (
    <>
      <PageHeader
        title={sesion.nombreAgencia ?? interfaz.entradas.inicio}
        beside={<Quiet pb={6}>{diaLargo(sesion.diaDeNegocio)}</Quiet>}
      />
      {entries.length === 0 ? null : (
        <Panel max={560}>
          {entries.map(({ to, text, icon }) => (
            <Entry key={to} to={to}>
              <Icon name={icon} size={20} color={c.texto2} />
              <Text grow>{text}</Text>
              <Icon name="der" color={c.texto2} />
            </Entry>
          ))}
        </Panel>
      )}
    </>
  )
}
