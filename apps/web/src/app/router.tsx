import { lazy, type ReactNode, Suspense } from 'react'
import { createBrowserRouter, Outlet, type RouteObject, useParams } from 'react-router'
import { normalizePath, paths } from '../lib/paths.ts'
import { Entrance } from './entrance.tsx'
import { GatedScreen } from './gated-screen.tsx'
import { type RoutedScreen, routed } from './preload.ts'
import { RootFailure } from './root-failure.tsx'
import { WholePage } from '../ui/layout.tsx'

const UnknownPage = lazy(() => import('./unknown-page.tsx'))

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
export const router = createBrowserRouter([
  {
    element: (
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    ),
    errorElement: <RootFailure />,
    children: [
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
    ],
  },
])
