import { bookingCode } from '@valija/contract/comisiones.ts'
import { rfcDeCuenta } from '@valija/contract/invitados.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import type { ReactNode } from 'react'
import { invitadosApi } from '../../lib/llamadas/invitados.ts'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { keepRfc, keptRfc } from './rfc-kept.ts'

const t = invitadosPantalla.cuenta

/** What a guest is asked besides the account: whose it is, and a booking that shows it. */
export const camposDeInvitado = (): {
  shape: { rfc: typeof rfcDeCuenta; bookingCode: typeof bookingCode }
  valores: { rfc: string; bookingCode: string }
  campos: ReactNode
} => ({
  shape: { rfc: rfcDeCuenta, bookingCode },
  valores: { rfc: keptRfc(), bookingCode: '' },
  campos: (
    <>
      <Notice tono="info">{t.siguiente}</Notice>
      <TextInput name="rfc" label={t.rfc} code maxLength={18} />
      <TextInput name="bookingCode" label={t.bookingCode} help={t.bookingCodeAyuda} code maxLength={6} />
    </>
  ),
})

export async function sendCuenta(form: FormData): Promise<string> {
  const { mensaje } = await invitadosApi.pedirCuenta({ form })
  const rfc = form.get('rfc')
  if (typeof rfc === 'string') keepRfc(rfc)
  return mensaje
}
