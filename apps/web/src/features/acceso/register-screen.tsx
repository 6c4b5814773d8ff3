import Button from '@mui/material/Button'
import { acceso } from '@valija/contract/messages/acceso.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { asApiError } from '../../lib/api-error.ts'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { paths } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query-client.ts'
import { forgetRecientes } from '../../lib/recientes.ts'
import { useSesionQuery } from '../../lib/sesion.ts'
import { session } from '../../lib/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { PublicPage } from '../../ui/public-page.tsx'
import { toast } from '../../ui/toasts.ts'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useEnlace } from './use-enlace.ts'

/**
 * /nuevousuario/{phoneNumber}/{email} and /nuevo/comisionista/{email}. The address is shown, the code decides: the server
 * compares both with the stored invitation.
 */
export default function RegisterScreen() {
  const navigate = useNavigate()
  const { phoneNumber, email } = useParams()
  const { codigo, data: enlace, isLoading } = useEnlace()
  const [done, setDone] = useState(false)
  if (done) return <OtherSession nueva={email ?? ''} />
  if (isLoading) return null
  if (codigo === null || enlace?.clase !== 'invitacion' || enlace.estado !== 'pendiente')
    return <DeadLink enlace={enlace} clase="invitacion" />
  const save = async (password: string) => {
    const { correoPorProbar } = await accesoApi.registrar({
      body: { email: email ?? '', password, phoneNumber: phoneNumber ?? 'Comisionista', codigo },
    })
    toast(usuariosPantalla[correoPorProbar ? 'registroPorProbar' : 'registroListo'], { kind: 'registro' })
  }
  const leave = () => {
    // Somebody else's session in this browser ends only when they say so.
    if (session.get().token === null) void navigate(paths.raiz, { replace: true })
    else setDone(true)
  }
  return (
    <PublicPage title={usuariosPantalla.registro}>
      <p>
        {usuariosPantalla.registroTexto({
          correo: enlace.correo,
          rol: [enlace.rol?.toLowerCase(), enlace.nombreAgencia].filter(Boolean).join(' · '),
        })}
      </p>
      <NewPasswordForm
        correo={email ?? ''}
        submit={usuariosPantalla.registroBoton}
        onSubmit={save}
        onDone={leave}
        onRefused={(error) => (
          <Notice tono="error" title={acceso.registroIncompletoTitulo}>
            {acceso.registroIncompleto} {whyOf(error)}
          </Notice>
        )}
      />
    </PublicPage>
  )
}

/** The account is made while another person's session is open in this browser: they choose. */
function OtherSession({ nueva }: { nueva: string }) {
  const navigate = useNavigate()
  const { data: sesion } = useSesionQuery(true)
  const correo = sesion?.correo ?? usuariosPantalla.otraPersona
  const leave = () => {
    const { token } = session.get()
    session.signOut()
    queryClient.clear()
    forgetRecientes()
    void navigate(paths.raiz, { replace: true })
    if (token !== null) void accesoApi.cerrarSesion({ token }).catch(() => undefined)
  }
  return (
    <PublicPage title={usuariosPantalla.registroHecho}>
      <p>{usuariosPantalla.otraSesionAbierta({ correo, nueva })}</p>
      <Button variant="contained" onClick={leave}>
        {usuariosPantalla.cerrarYEntrar({ nueva })}
      </Button>
      <Button onClick={() => void navigate(paths.raiz, { replace: true })}>
        {usuariosPantalla.seguirComo({ correo })}
      </Button>
    </PublicPage>
  )
}

const whyOf = (error: unknown): string => {
  const { codigo, mensaje, detalles } = asApiError(error)
  return codigo === 'registroIncompleto' ? detalles.map((detalle) => detalle.mensaje).join(' ') : mensaje
}
