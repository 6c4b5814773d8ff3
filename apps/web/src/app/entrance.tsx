import type { Sesion } from '@valija/contract/sesion.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { takeDestination } from '../lib/destination.ts'
import { paths } from '../lib/paths.ts'
import { session, useEstadoSesion } from '../lib/session.ts'
import { BlockedPage } from './blocked-page.tsx'
import { ExpiredPage } from './expired-page.tsx'
import { landing } from './landing.ts'
import { preload, screenAt } from './preload.ts'
import { Login, SignedApp } from './preload-entrance.ts'
import { verdict } from './screen.ts'

/**
 * With a session: the product. Without one: a guest's screen where an address has one, else the sign-in, after which one is
 * where one wanted to be. That a session ended is said to whom it happened, and so is a block.
 */
export function Entrance() {
  const { token, fin } = useEstadoSesion()
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const [entering, setEntering] = useState(false)
  // The expiry is looked at on every navigation, not only when the server says so.
  useEffect(() => {
    if (session.isExpired()) session.expire()
  }, [key])
  useEffect(() => {
    if (token === null) return () => setEntering(false)
    return undefined
  }, [token])
  if (token !== null) return <SignedApp />
  if (fin === 'bloqueada') return <BlockedPage />
  const home = pathname === paths.raiz || pathname === paths.inicio
  const Guest = home ? undefined : screenAt(pathname)?.SinSesion
  if (Guest !== undefined && !entering) return <Guest key={pathname} />
  if (!home && !entering && fin === 'vencida') return <ExpiredPage />
  // The address changes before the frame is drawn, so that no other screen is seen on the way.
  const enter = async (sesion: Sesion) => {
    const wanted = takeDestination() ?? (home ? null : pathname + search + hash)
    const to = wanted !== null && maySee(wanted, sesion) ? wanted : landing(sesion.rol)
    setEntering(true)
    await Promise.all([SignedApp.preload(), preload(to)])
    await navigate(to, { replace: true })
  }
  return <Login onSignedIn={enter} />
}

/** A place kept for somebody else, or from before their role changed, is no place to arrive at. */
function maySee(address: string, sesion: Sesion): boolean {
  const screen = screenAt(address.split(/[?#]/)[0] ?? address)
  return screen !== undefined && verdict(screen, sesion) === 'pasa'
}
