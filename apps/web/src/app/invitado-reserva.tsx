import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { Generador } from '../features/comisiones/generador.tsx'
import { InvitadoPage } from '../features/invitados/invitado-page.tsx'
import { keptRfc } from '../features/invitados/rfc-kept.ts'
import { invitadosApi } from '../lib/llamadas/invitados.ts'
import { paths } from '../lib/paths.ts'
import { PageHeader } from '../ui/page-header.tsx'

const generar = (entrada: { bookingCode: string; rfc: string }) => invitadosApi.prefactura({ body: entrada })

/** /Comision/Reserva without a session. */
export default function InvitadoReserva() {
  const title = comisionesPantalla.generador.titulo
  return (
    <InvitadoPage>
      <PageHeader
        title={title}
        crumbs={[{ text: invitadosPantalla.inicio, to: paths.comisionistaInvitado }]}
      />
      <Generador rfc={keptRfc()} generar={generar} rutaPdf={invitadosApi.prefacturaPdf.path()} />
    </InvitadoPage>
  )
}
