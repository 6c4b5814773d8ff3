import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useParams } from 'react-router'
import { normalizePath, paths } from '../lib/paths.ts'
import { Entrance } from './entrance.tsx'
import { GatedScreen } from './gated-screen.tsx'
import { preloadEntrance } from './preload.ts'
import { screens } from './routes.tsx'
import type { Screen } from './screen.ts'
import { RootFailure } from './root-failure.tsx'

const composed = normalizePath(location.pathname)
if (composed !== location.pathname)
  history.replaceState(history.state, '', composed + location.search + location.hash)

preloadEntrance(decodeURI(composed))

/** A parameter of another shape is an unknown address (an id that is no number). */
function WithParams({ rules, children }: { rules: Record<string, RegExp> | undefined; children: ReactNode }) {
  const params = useParams()
  const fits = Object.entries(rules ?? {}).every(([name, rule]) => rule.test(params[name] ?? ''))
  return fits ? children : <Navigate to={paths.raiz} replace />
}

const toRoute = (screen: Screen): RouteObject => {
  const Content: ComponentType = lazy(screen.load)
  const gated = (
    <WithParams rules={screen.params}>
      {screen.gate === 'publica' ? (
        <Content />
      ) : (
        <GatedScreen gate={screen}>
          <Content />
        </GatedScreen>
      )}
    </WithParams>
  )
  return { path: screen.path, element: gated }
}

const own = screens.filter(({ gate }) => gate !== 'publica')
const home: Screen = own.find(({ path }) => path === paths.inicio) ?? {
  path: paths.inicio,
  gate: 'sesion',
  roles: ['admin', 'OperativoComisionista', 'OperativoProveedor', 'proveedor', 'comisionista'],
  load: () => import('./home.tsx'),
}
const Landing: ComponentType = lazy(home.load)
const homeElement = (
  <GatedScreen gate={home}>
    <Landing />
  </GatedScreen>
)

/** The frame for signed-in screens, the bare page for public ones; whatever is unknown leads to /. */
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
          { path: paths.raiz, element: homeElement },
          { path: paths.inicio, element: homeElement },
          ...own.filter(({ path }) => path !== paths.inicio).map(toRoute),
        ],
      },
      ...screens.filter(({ gate }) => gate === 'publica').map(toRoute),
      { path: '*', element: <Navigate to={paths.raiz} replace /> },
    ],
  },
])
