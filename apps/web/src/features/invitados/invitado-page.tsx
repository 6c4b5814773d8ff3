import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { invitadosPantalla as t } from '@valija/contract/messages/invitados-pantalla.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useOnline } from '../../lib/use-online.ts'
import { onPhone } from '../../lib/widths.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { look } from '../../ui/layout.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ThemeButton } from '../../ui/theme-button.tsx'
import { c } from '../../ui/tokens.ts'

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  height: 52,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 20px 0 24px',
  background: c.marco,
  color: c.marcoTexto,
  '& :focus-visible': { outlineColor: c.marcoTexto },
  '& a': { color: 'inherit', borderRadius: 6 },
  '& .marca': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginRight: 'auto',
    fontSize: 19,
    fontWeight: 600,
    letterSpacing: '.1px',
    textDecoration: 'none',
  },
  [onPhone]: { padding: '0 6px 0 12px' },
  '@media print': { display: 'none' },
})
const Main = styled('main')({
  minHeight: 'calc(100vh - 52px)',
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 24px 12px',
  outline: 'none',
  background: c.fondo,
  [onPhone]: { padding: '12px 12px 12px' },
})

/** What stands around a guest's screen: the brand and the way to the sign-in; nothing that asks for a session. */
export function InvitadoPage({ children }: { children: ReactNode }) {
  const online = useOnline()
  return (
    <>
      <SkipLink />
      <Bar>
        <Link to={paths.comisionistaInvitado} className="marca">
          <Logo />
          {interfaz.nombre}
        </Link>
        <Link to={paths.raiz} className={look({ py: 6, px: 8 })}>
          {t.iniciarSesion}
        </Link>
        <ThemeButton />
      </Bar>
      <Main id="contenido" tabIndex={-1}>
        {online ? null : (
          <Notice tono="atencion" mb={12}>
            {t.sinRed}
          </Notice>
        )}
        <ErrorBoundary>{children}</ErrorBoundary>
      </Main>
    </>
  )
}
