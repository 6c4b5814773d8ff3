import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { takeDestination } from '../lib/destination.ts'
import { paths } from '../lib/paths.ts'
import { session, useEstadoSesion } from '../lib/session.ts'
import { ExpiredPage } from './expired-page.tsx'
import { landing } from './landing.ts'
import { Login, preload, screenAt, SignedApp } from './preload.ts'

/**
 * Without a session: the sign-in screen at / and /inicio, a guest's screen where an address has one, the expired message
 * elsewhere. With one: the product.
 */
export function Entrance() {
  const { token } = useEstadoSesion()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const [entering, setEntering] = useState(false)
  // The expiry is looked at on every navigation, not only when the server says so.
  useEffect(() => {
    if (session.isExpired()) session.signOut()
  }, [key])
  useEffect(() => {
    if (token === null) return () => setEntering(false)
    return undefined
  }, [token])
  if (token !== null) return <SignedApp />
  const home = pathname === paths.raiz || pathname === paths.inicio
  const Guest = home ? undefined : screenAt(pathname)?.SinSesion
  if (Guest !== undefined && !entering) return <Guest key={pathname} />
  if (!home && !entering) return <ExpiredPage />
  // The address changes before the frame is drawn, so that no other screen is seen on the way.
  const enter = async (rol: string | null) => {
    const to = takeDestination() ?? landing(rol)
    setEntering(true)
    await Promise.all([SignedApp.preload(), preload(to)])
    await navigate(to, { replace: true })
  }
  return <Login onSignedIn={enter} />
}
