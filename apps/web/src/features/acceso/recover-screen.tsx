import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { Link, useNavigate } from 'react-router'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { paths } from '../../lib/paths.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PublicPage } from '../../ui/public-page.tsx'
import { toast } from '../../ui/toasts.ts'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useEnlace } from './use-enlace.ts'

/** /nueva/contraseña: with the code of the mailed link; without one it says where it comes from. */
export default function RecoverScreen() {
  const navigate = useNavigate()
  const { codigo, data: enlace, isLoading, error } = useEnlace()
  if (codigo === null || codigo === '')
    return (
      <PublicPage title={usuariosPantalla.nueva}>
        <p>{usuariosPantalla.nuevaSinEnlace}</p>
        <Link to={paths.olvideContrasena}>{usuariosPantalla.pedirEnlace}</Link>
      </PublicPage>
    )
  if (isLoading) return null
  if (enlace?.clase !== 'recuperacion' || enlace.estado !== 'pendiente')
    return error !== null && enlace === undefined && !isDead(error) ? (
      <PublicPage title={usuariosPantalla.nueva}>
        <ErrorNotice error={error} />
      </PublicPage>
    ) : (
      <DeadLink enlace={enlace} clase="recuperacion" />
    )
  const save = async (nuevaContrasena: string) => {
    await accesoApi.restablecerContrasena({ body: { email: enlace.correo, nuevaContrasena, codigo } })
    toast(usuariosPantalla.nuevaLista)
  }
  return (
    <PublicPage title={usuariosPantalla.nueva}>
      <NewPasswordForm
        correo={enlace.correo}
        submit={usuariosPantalla.nuevaBoton}
        onSubmit={save}
        onDone={() => void navigate(paths.raiz, { replace: true })}
      />
    </PublicPage>
  )
}

const isDead = (error: Error): boolean => 'codigo' in error && error.codigo === 'enlaceVencido'
