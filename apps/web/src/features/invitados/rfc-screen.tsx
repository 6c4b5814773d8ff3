import { rfcInvitadoEntrada } from '@valija/contract/invitados.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError, asApiError } from '../../lib/api-error.ts'
import { invitadosApi } from '../../lib/llamadas/invitados.ts'
import { paths } from '../../lib/paths.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { PublicPage } from '../../ui/public-page.tsx'
import { toast } from '../../ui/toasts.ts'
import { keepRfc, keptRfc } from './rfc-kept.ts'

const t = invitadosPantalla.entrada

/** Not being registered is said under the RFC, with what to do about it. */
const besideField = (error: unknown): unknown => {
  const { status, codigo, mensaje, referencia } = asApiError(error)
  if (codigo !== 'rfcSinRegistro') return error
  const detalles = [{ campo: 'rfc', mensaje: `${mensaje}. ${t.sinRegistro}` }]
  return new ApiError(status, { codigo, mensaje, detalles, referencia })
}

/** /ingresar/rfc: an RFC with an invitation to the portal goes to the sign-in, another to the agencies' menu. */
export default function RfcScreen() {
  const navigate = useNavigate()
  const { now } = useTurn()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const enter = async (body: { rfc: string }) => {
    const { rfc, portalInvitacion, ruta } = await invitadosApi.rfc({ body }).catch((error: unknown) => {
      throw besideField(error)
    })
    if (portalInvitacion) toast(t.portal, { kind: 'registro', tono: 'info' })
    else keepRfc(rfc)
    if (!now().aborted) await navigate(ruta)
  }
  return (
    <PublicPage title={t.titulo}>
      <p>{t.texto}</p>
      <div ref={form}>
        <Form
          schema={rfcInvitadoEntrada}
          defaultValues={{ rfc: keptRfc() }}
          submit={t.boton}
          onSubmit={enter}
        >
          <TextInput name="rfc" label={t.rfc} help={t.ayuda} code maxLength={18} />
        </Form>
      </div>
      <Link to={paths.raiz}>{t.conCuenta}</Link>
    </PublicPage>
  )
}
