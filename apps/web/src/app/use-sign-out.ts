import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accesoApi } from '../lib/llamadas/acceso.ts'
import { paths } from '../lib/paths.ts'
import { forgetRecientes } from '../lib/recientes.ts'
import { session } from '../lib/session.ts'

/** Ends the session here at once, whatever the server does; it is told, also when the page is closed meanwhile. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    const { token } = session.get()
    session.signOut()
    forgetRecientes()
    client.clear()
    void navigate(paths.raiz, { replace: true })
    if (token !== null) void accesoApi.cerrarSesion({ token, keepalive: true }).catch(() => undefined)
  }
}
