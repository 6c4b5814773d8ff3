import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { takeDestination } from '../lib/destination.ts'
import { paths } from '../lib/paths.ts'
import { session, useEstadoSesion } from '../lib/session.ts'
import { landing } from './landing.ts'
import { preload } from './preload.ts'

const Login = lazy(() => import('../features/acceso/login-screen.tsx'))
const SignedApp = lazy(() => import('./signed-app.tsx'))
const ExpiredPage = lazy(() => import('./expired-page.tsx'))

/** Without a session: the sign-in screen at / and /inicio, the expired message elsewhere. With one: the product. */
export function Entrance() {
  const { token } = useEstadoSesion()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  // The expiry is looked at on every navigation, not only when the server says so.
  useEffect(() => {
    if (session.isExpired()) session.signOut()
  }, [key])
  if (token !== null)
    return (
      <Suspense fallback={null}>
        <SignedApp />
      </Suspense>
    )
  const home = pathname === paths.raiz || pathname === paths.inicio
  const enter = (rol: string | null) => {
    const to = takeDestination() ?? landing(rol)
    preload(to.split('?')[0] ?? to)
    void navigate(to, { replace: true })
  }
  return <Suspense fallback={null}>{home ? <Login onSignedIn={enter} /> : <ExpiredPage />}</Suspense>
}
