import type { EnlaceRespuesta } from '@valija/contract/acceso.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { PublicPage } from '../../ui/public-page.tsx'

const titles: Record<EnlaceRespuesta['estado'], string> = {
  pendiente: usuariosPantalla.enlaceInvalido,
  usada: usuariosPantalla.enlaceUsado,
  expirada: usuariosPantalla.enlaceExpirado,
  revocada: usuariosPantalla.enlaceRevocado,
}

/** A link that no longer opens anything: why, and the next step. */
export function DeadLink({ enlace, clase }: { enlace?: EnlaceRespuesta; clase: EnlaceRespuesta['clase'] }) {
  const estado = enlace?.clase === clase ? enlace.estado : 'pendiente'
  const recovery = clase === 'recuperacion'
  return (
    <PublicPage title={titles[estado]}>
      <p>
        {estado === 'usada' && !recovery ? usuariosPantalla.enlaceUsadoTexto : null}
        {estado !== 'usada' && !recovery ? usuariosPantalla.enlaceOtro : null}
        {recovery ? usuariosPantalla.nuevaSinEnlace : null}
      </p>
      {recovery ? <Link to={paths.olvideContrasena}>{usuariosPantalla.pedirEnlace}</Link> : null}
      <Link to={paths.raiz}>{usuariosPantalla.volverAEntrar}</Link>
    </PublicPage>
  )
}
