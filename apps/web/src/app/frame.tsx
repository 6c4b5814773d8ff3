import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { diaLargo, fecha } from '../lib/formats.ts'
import { useKeyHelp, useShortcut } from '../lib/keys.ts'
import { paths } from '../lib/paths.ts'
import { arrive } from '../lib/place.ts'
import { useSesion } from '../lib/sesion.ts'
import { untold, watchUntold } from '../lib/untold.ts'
import { useAfter } from '../lib/use-after.ts'
import { onPhone, onRail } from '../lib/widths.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { look } from '../ui/layout.tsx'
import { lazyOverlay } from '../ui/lazy-overlay.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Failure } from '../ui/notice.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { c } from '../ui/tokens.ts'
import { AppBar } from './app-bar.tsx'
import { Drawer } from './drawer.tsx'
import { PendingView } from './gate-view.tsx'
import { Simulado } from './simulado.tsx'
import { useSignOut } from './use-sign-out.ts'

const KeyHelp = lazyOverlay(() => import('../ui/key-help.tsx'))
/** What must be done before anything else: an own password, a second factor. */
const FirstThings = lazyPart(() => import('../features/acceso/first-things.tsx'))

const Main = styled('main')({
  minHeight: '100vh',
  padding: '68px 24px 12px',
  marginLeft: 232,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  [onRail]: { marginLeft: 64 },
  [onPhone]: { marginLeft: 0, padding: '64px 12px 12px' },
  '@media print': { margin: 0, padding: 0 },
})
const Band = styled('div')({
  margin: '-16px -24px 12px',
  padding: '5px 24px',
  fontSize: 14,
  lineHeight: '18px',
  background: c.atencionTinte,
  color: c.atencion,
  '& a': { color: 'inherit', fontWeight: 600 },
  [onPhone]: { margin: '-12px -12px 12px', padding: '5px 12px' },
  '@media print': { display: 'none' },
})
const generalKeys = [
  { keys: ['/'], text: interfaz.teclaBuscar },
  { keys: ['Ctrl', 'K'], text: interfaz.teclaBuscarTodo },
  { keys: ['?'], text: interfaz.teclaAyuda },
  { keys: ['Esc'], text: interfaz.teclaCerrar },
]
const listKeys = [
  { keys: ['↑', '↓', '←', '→'], text: interfaz.teclaMover },
  { keys: ['j', 'k'], text: interfaz.teclaFilas },
  { keys: ['x', 'Espacio'], text: interfaz.teclaSeleccionar },
  { keys: ['Enter'], text: interfaz.teclaAbrir },
  { keys: ['e'], text: interfaz.teclaExportar },
  { keys: ['Ctrl', 'P'], text: interfaz.teclaImprimir },
]

/** The day that what one does is stamped with, where the demonstration's is another. */
const realDay = (dia: string): string | null => {
  const real = fecha(new Date().toISOString())
  return real === fecha(dia) ? null : real
}

/** While the next screen's code comes; only when it is felt. */
function Coming() {
  const late = useAfter(true)
  return late ? <LinearProgress aria-label={interfaz.cargando} className={look({ thin: true })} /> : null
}

/** What the page could not have and no part of it tells: counts, choices of a filter, what one may do. */
function Lacking() {
  const error = useSyncExternalStore(watchUntold, untold)
  const felt = useAfter(error !== null)
  return felt && error !== null ? (
    <Failure error={error} title={interfaz.faltaUnaParte} tono="atencion" mb={12} />
  ) : null
}

/** App bar, drawer and the place of the screen. */
export function Frame({ connected }: { connected: boolean }) {
  const sesion = useSesion()
  const { pathname } = useLocation()
  const [drawer, setDrawer] = useState(false)
  const [help, setHelp] = useState(false)
  const main = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  const signOut = useSignOut()
  useKeyHelp(interfaz.general, generalKeys)
  useKeyHelp(interfaz.lista, listKeys)
  useShortcut('?', () => setHelp(true))
  // A new screen starts at its top, for the eye and for the reader.
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // Unless it has put the focus in a field of its own, or somebody already writes in the bar's.
    const at = document.activeElement
    const isTaken = at !== main.current && main.current?.contains(at) === true
    if (!isTaken && at?.matches('input') !== true) arrive()
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <>
      <SkipLink />
      <AppBar connected={connected} onMenu={() => setDrawer(true)} onSignOut={signOut} />
      <Drawer open={drawer} onClose={() => setDrawer(false)} onSignOut={signOut} />
      <Main id="contenido" tabIndex={-1} ref={main}>
        {sesion.demostracion ? (
          <Band>
            {interfaz.demostracion({
              dia: diaLargo(sesion.diaDeNegocio),
              real: realDay(sesion.diaDeNegocio),
            })}{' '}
            {sesion.simuladorUrl === null ? null : (
              <a href={sesion.simuladorUrl} target="_blank" rel="noopener noreferrer">
                {interfaz.abrirSimulador}
              </a>
            )}
            {sesion.simuladorUrl === null ? null : <Simulado />}
          </Band>
        ) : null}
        {sesion.enPausa ? (
          <Band role="status">
            {interfaz.enPausa}{' '}
            {sesion.capacidades.includes('instalacion.administrar') ? (
              <Link to={paths.instalacion}>{interfaz.verInstalacion}</Link>
            ) : null}
          </Band>
        ) : null}
        {connected ? <Lacking /> : <Band role="status">{interfaz.reconectando}</Band>}
        {sesion.debe !== null ? (
          <Suspense fallback={<Coming />}>
            <FirstThings debe={sesion.debe} />
          </Suspense>
        ) : sesion.rol === null && pathname !== paths.sesiones ? (
          <PendingView onExit={signOut} />
        ) : (
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<Coming />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        )}
      </Main>
      {help ? <KeyHelp onClose={() => setHelp(false)} /> : null}
    </>
  )
}
