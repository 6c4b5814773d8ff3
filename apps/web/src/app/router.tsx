import { type ReactNode, Suspense, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
  Router,
  useParams,
  useRoutes,
} from 'react-router'
import { normalizePath, paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { WholePage } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Entrance } from './entrance.tsx'
import { ExpiredView, NoPermissionView } from './gate-view.tsx'
import { type RoutedScreen, routed } from './preload.ts'
import { RootFailure } from './root-failure.tsx'
import { type Screen, verdict } from './screen.ts'

const UnknownPage = lazyPart(() => import('./unknown-page.tsx'))

const composed = normalizePath(location.pathname)
if (composed !== location.pathname)
  history.replaceState(history.state, '', composed + location.search + location.hash)

/** A parameter of another shape is an unknown address (an id that is no number). */
function WithParams({ rules, children }: { rules: Record<string, RegExp> | undefined; children: ReactNode }) {
  const params = useParams()
  const fits = Object.entries(rules ?? {}).every(([name, rule]) => rule.test(params[name] ?? ''))
  return fits ? children : <UnknownPage />
}

const elementOf = (screen: RoutedScreen): ReactNode => {
  const { Content, gate, params } = screen
  const content = gate === 'publica' ? <Content /> : <GatedScreen gate={screen} screen={<Content />} />
  return <WithParams rules={params}>{content}</WithParams>
}
const toRoute = (screen: RoutedScreen): RouteObject => ({ path: screen.path, element: elementOf(screen) })
const own = routed.filter(({ gate }) => gate !== 'publica')

/** The frame for signed-in screens, the bare page for public ones; whatever is unknown says so and leads to /. */
const routes: RouteObject[] = [
  {
    element: <Entrance />,
    children: [
      ...own
        .filter(({ path }) => path === paths.inicio)
        .map((home) => ({ path: paths.raiz, element: elementOf(home) })),
      ...own.map(toRoute),
    ],
  },
  ...routed.filter(({ gate }) => gate === 'publica').map(toRoute),
  {
    path: '*',
    element: (
      <WholePage breaks>
        <UnknownPage />
      </WholePage>
    ),
  },
]
const Routed = () => useRoutes(routes)

const places = createBrowserHistory({ v5Compat: true })
/** Who goes somewhere says whether it must be drawn at once (`flushSync`), or when there is time. */
let draw = startTransition
const going =
  (go: Navigator['push']): Navigator['push'] =>
  (to, state, options?: NavigateOptions) => {
    draw = options?.flushSync === true ? flushSync : startTransition
    try {
      go(to, state)
    } finally {
      draw = startTransition
    }
  }
const navigator: Navigator = {
  ...places,
  push: going((to, state) => places.push(to, state)),
  replace: going((to, state) => places.replace(to, state)),
}

/**
 * The screen of the address. The library's own `BrowserRouter` draws nothing at once, and its data router, which can, brings
 * 17 kB of loaders and actions that no screen uses.
 */
export function Screens() {
  const [{ location, action }, setPlace] = useState(() => ({
    location: places.location,
    action: places.action,
  }))
  useLayoutEffect(() => places.listen((place) => draw(() => setPlace(place))), [])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <ErrorBoundary place={location} failed={() => <RootFailure />}>
        <Suspense fallback={null}>
          <Routed />
        </Suspense>
      </ErrorBoundary>
    </Router>
  )
}

type GatedScreenProps = { gate: Pick<Screen, 'gate' | 'capacidad' | 'roles'>; screen: ReactNode }
/** The screen, or the message of the gate it did not pass. */
function GatedScreen({ gate, screen }: GatedScreenProps) {
  const sesion = useSesion()
  const given = verdict(gate, sesion)
  if (given === 'expirada') return <ExpiredView />
  return given === 'sinPermiso' ? <NoPermissionView /> : screen
}
