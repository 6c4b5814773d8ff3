import { acceso } from '@valija/contract/messages/acceso.ts'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { useEffect } from 'react'
import { queryClient } from '../lib/query-client.ts'
import { forgetRecientes } from '../lib/recientes.ts'
import { session } from '../lib/session.ts'
import { WholePage } from '../ui/layout.tsx'
import { GateView } from './gate-view.tsx'

/** An administrator blocked whoever was here: nothing of what they saw stays, and why is said. */
export function BlockedPage() {
  useEffect(() => {
    queryClient.clear()
    forgetRecientes()
  }, [])
  return (
    <WholePage>
      <GateView
        icon="candado"
        title={accesoPantalla.bloqueadaTitulo}
        text={acceso.cuentaBloqueada}
        button={acceso.sesionExpiradaBoton}
        onButton={() => session.signOut()}
      />
    </WholePage>
  )
}
