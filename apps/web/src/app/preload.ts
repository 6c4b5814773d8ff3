import { matchPath } from 'react-router'
import { paths } from '../lib/paths.ts'
import { queryClient } from '../lib/query-client.ts'
import { sesionQuery } from '../lib/sesion.ts'
import { session } from '../lib/session.ts'
import { type LazyPart, lazyPart } from '../ui/lazy-part.tsx'
import { RootMissing } from './root-failure.tsx'
import { screens } from './routes.ts'
import type { Screen } from './screen.ts'

/** The start when no area has registered its own /inicio. */
const plainHome: Screen = {
  path: paths.inicio,
  gate: 'sesion',
  roles: ['admin', 'OperativoComisionista', 'OperativoProveedor', 'proveedor', 'comisionista'],
  load: () => import('./home.tsx'),
}
const all = screens.some(({ path }) => path === paths.inicio) ? screens : [...screens, plainHome]

export type RoutedScreen = Screen & { Content: LazyPart<object>; SinSesion?: LazyPart<object> }
export const routed: readonly RoutedScreen[] = all.map((screen) => ({
  ...screen,
  Content: lazyPart(screen.load, screen.gate === 'publica' ? RootMissing : undefined),
  ...(screen.sinSesion ? { SinSesion: lazyPart(screen.sinSesion, RootMissing) } : {}),
}))
/** The registered screen of an address. */
export const screenAt = (pathname: string): RoutedScreen | undefined =>
  routed.find(({ path }) => matchPath(path, pathname) !== null)
export const Login = lazyPart(() => import('../features/acceso/login-screen.tsx'), RootMissing)
export const SignedApp = lazyPart(() => import('./signed-app.tsx'), RootMissing)

/** Fetches a screen's code before it is drawn: on the way in, and when its menu entry is pointed at. */
export async function preload(address: string): Promise<void> {
  const pathname = address.split('?')[0] ?? address
  const wanted = pathname === paths.raiz ? paths.inicio : pathname
  const screen = screenAt(wanted)
  await (session.token() === null ? (screen?.SinSesion ?? screen?.Content) : screen?.Content)?.preload()
}

/** What the first picture needs, side by side: who it is, the frame and the screen; or the sign-in. */
export async function preloadEntrance(pathname: string): Promise<void> {
  if (session.token() === null) {
    const home = pathname === paths.raiz || pathname === paths.inicio
    const screen = home ? undefined : screenAt(pathname)
    const isOpen = screen?.gate === 'publica' || screen?.SinSesion !== undefined
    await (isOpen ? preload(pathname) : Login.preload())
    return
  }
  await Promise.all([SignedApp.preload(), preload(pathname), queryClient.prefetchQuery(sesionQuery)])
}
