import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { useLocation } from 'react-router'
import { keepDestination } from '../lib/destination.ts'
import { session } from '../lib/session.ts'
import { WholePage } from '../ui/layout.tsx'
import { ExpiredView } from './gate-view.tsx'

/** A signed-in address without a session; after signing in one comes back to it. */
export function ExpiredPage() {
  const { pathname, search, hash } = useLocation()
  return (
    <WholePage>
      <ExpiredView
        text={accesoPantalla.expiradaTexto}
        onLeave={() => {
          keepDestination(pathname + search + hash)
          session.signOut()
        }}
      />
    </WholePage>
  )
}
