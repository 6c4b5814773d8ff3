import { invitadosPantalla as t } from '@valija/contract/messages/invitados-pantalla.ts'
import { paths } from '../../lib/paths.ts'
import { CrearLote } from './crear-lote.tsx'
import { InvitadoPage } from './invitado-page.tsx'

/** /factura/comisionista/invitado/crear without a session. */
export default function CrearInvitadoScreen() {
  return (
    <InvitadoPage>
      <CrearLote
        crumbs={[{ text: t.inicio, to: paths.comisionistaInvitado }]}
        salida={{ text: t.carga.alMenu, to: paths.comisionistaInvitado }}
      />
    </InvitadoPage>
  )
}
