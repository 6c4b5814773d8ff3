import { matchPath } from 'react-router'
import { paths } from '../lib/paths.ts'
import { session } from '../lib/session.ts'
import { type LazyPart, lazyPart } from '../ui/lazy-part.tsx'
import { RootMissing } from './root-failure.tsx'
import { screens } from './routes.ts'
import type { Screen } from './screen.ts'

export type RoutedScreen = Screen & { Content: LazyPart<object>; SinSesion?: LazyPart<object> }
export const routed: readonly RoutedScreen[] = screens.map((screen) => ({
  ...screen,
  Content: lazyPart(screen.load, screen.gate === 'publica' ? RootMissing : undefined),
  ...(screen.sinSesion ? { SinSesion: lazyPart(screen.sinSesion, RootMissing) } : {}),
}))
/** The registered screen of an address. */
export const screenAt = (pathname: string): RoutedScreen | undefined =>
  routed.find(({ path }) => matchPath(path, pathname) !== null)

/** Fetches a screen's code before it is drawn: on the way in, and when its menu entry is pointed at. */
export async function preload(address: string): Promise<void> {
  const pathname = address.split('?')[0] ?? address
  const wanted = pathname === paths.raiz ? paths.inicio : pathname
  const screen = screenAt(wanted)
  await (session.token() === null ? (screen?.SinSesion ?? screen?.Content) : screen?.Content)?.preload()
}
