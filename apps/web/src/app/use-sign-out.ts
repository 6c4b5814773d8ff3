import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { request } from '../lib/api.ts'
import { paths } from '../lib/paths.ts'
import { forgetRecientes } from '../lib/recientes.ts'
import { session } from '../lib/session.ts'

/** Ends the session here and on the server; out of reach, it ends here all the same. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  return () => {
    void request('POST', '/api/usuarios/cerrarSesion', { atStart: true })
      .catch(() => undefined)
      .finally(() => {
        session.signOut()
        forgetRecientes()
        client.clear()
        void navigate(paths.raiz, { replace: true })
      })
  }
}
