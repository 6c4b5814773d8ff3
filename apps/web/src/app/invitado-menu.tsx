import { cuentasPagoPantalla } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { useState } from 'react'
import { camposDeInvitado, sendCuenta } from '../features/invitados/cuenta-invitado.tsx'
import { MenuScreen } from '../features/invitados/menu-screen.tsx'
import { lazyOverlay } from '../ui/lazy-overlay.tsx'
import { Notice } from '../ui/notice.tsx'

/** The window, its form and its rules come when they are asked for. */
const CambiarCuenta = lazyOverlay(() => import('../features/cuentas-pago/cambiar-cuenta-dialog.tsx'))

/** /ComisionistaInvitado with the window in which another account is asked for. */
export default function InvitadoMenu() {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  return (
    <MenuScreen
      onCuenta={() => setOpen(true)}
      cuenta={
        <>
          {sent === null ? null : (
            <Notice tono="ok" title={sent} mt={14}>
              {invitadosPantalla.cuenta.siguiente}
            </Notice>
          )}
          {open ? (
            <CambiarCuenta
              title={cuentasPagoPantalla.cuenta.cambiar}
              correoAgencia=""
              mas={camposDeInvitado()}
              onClose={() => setOpen(false)}
              onSend={async (form) => setSent(await sendCuenta(form))}
            />
          ) : null}
        </>
      }
    />
  )
}
