import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { place } from '../lib/place.ts'
import { onPhone } from '../lib/widths.ts'
import { Logo } from './logo.tsx'
import { c } from './tokens.ts'

const Page = styled('main')({
  minHeight: '100vh',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 20,
  padding: '32px 16px',
  background: c.fondo,
})
const Card = styled('section')({
  width: '100%',
  maxWidth: 460,
  display: 'grid',
  gap: 16,
  padding: '24px 28px',
  background: c.papel,
  border: `1px solid ${c.linea}`,
  borderRadius: 8,
  '& h1': { margin: 0, fontSize: 24, lineHeight: '32px', fontWeight: 600 },
  '& p': { margin: 0, color: c.texto2 },
  '& > a': { padding: '2px 0' },
  [onPhone]: { padding: '20px 16px' },
})
const Brand = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 22,
  fontWeight: 600,
  color: c.texto,
  textDecoration: 'none',
})

/** A page before the sign-in: the brand, one box, one thing to do. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${interfaz.nombre}`
  }, [title])
  return (
    <Page>
      <Brand to={paths.raiz}>
        <Logo size={34} on="papel" />
        {interfaz.nombre}
      </Brand>
      <Card>
        <h1 {...place}>{title}</h1>
        {children}
      </Card>
    </Page>
  )
}
