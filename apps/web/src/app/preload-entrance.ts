import { paths } from '../lib/paths.ts'
import { queryClient } from '../lib/query-client.ts'
import { sesionQuery } from '../lib/sesion.ts'
import { session } from '../lib/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { preload, screenAt } from './preload.ts'
import { RootMissing } from './root-failure.tsx'

export const Login = lazyPart(() => import('../features/acceso/login-screen.tsx'), RootMissing)
export const SignedApp = lazyPart(() => import('./signed-app.tsx'), RootMissing)

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
