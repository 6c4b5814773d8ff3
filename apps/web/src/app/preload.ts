import { matchPath } from 'react-router'
import { session } from '../lib/session.ts'
import { paths } from '../lib/paths.ts'
import { screens } from './routes.tsx'

/** Fetches a screen's code before it is drawn: on the way in, and when its menu entry is pointed at. */
export function preload(pathname: string): void {
  const wanted = pathname === paths.raiz ? paths.inicio : pathname
  const screen = screens.find(({ path }) => matchPath(path, wanted) !== null)
  void screen?.load().catch(() => undefined)
}

/** With a session, frame and screen are fetched side by side instead of one after the other. */
export function preloadEntrance(pathname: string): void {
  if (session.token() === null) return
  void import('./signed-app.tsx').catch(() => undefined)
  preload(pathname)
}
