import { cuentasPagoPantalla } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { useState } from 'react'
import { camposDeInvitado, sendCuenta } from '../features/invitados/cuenta-invitado.tsx'
import { MenuScreen } from '../features/invitados/menu-screen.tsx'
import { keptRfc } from '../features/invitados/rfc-kept.ts'
import { lazyOverlay } from '../ui/lazy-overlay.tsx'
import { Notice } from '../ui/notice.tsx'
import { useDialogParam } from '../ui/use-dialog-param.ts'

/** The window, its form and its rules come when they are asked for. */
const CambiarCuenta = lazyOverlay(() => import('../features/cuentas-pago/cambiar-cuenta-dialog.tsx'))

/** /ComisionistaInvitado with the window in which another account is asked for. */
export default function InvitadoMenu() {
  const [open, setOpen, close] = useDialogParam('cambiar')
  const [sent, setSent] = useState<string | null>(null)
  return (
    <MenuScreen
      onCuenta={() => setOpen('cuenta')}
      cuenta={
        <>
          {sent === null ? null : (
            <Notice tono="ok" title={sent} mt={14}>
              {invitadosPantalla.cuenta.siguiente}
            </Notice>
          )}
          {open !== null ? (
            <CambiarCuenta
              de={`invitado ${keptRfc()}`}
              title={cuentasPagoPantalla.cuenta.cambiar}
              correoAgencia=""
              mas={camposDeInvitado()}
              onClose={close}
              onSend={async (form) => setSent(await sendCuenta(form))}
            />
          ) : null}
        </>
      }
    />
  )
}
