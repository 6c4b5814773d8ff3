import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { followEvents } from '../lib/events.ts'
import { paths } from '../lib/paths.ts'
import { SesionContext, sesionQuery, useSesionQuery } from '../lib/sesion.ts'
import { session, useEstadoSesion } from '../lib/session.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { Frame } from './frame.tsx'

const ReauthDialog = lazy(() => import('../features/acceso/reauth-dialog.tsx'))

/** Everything behind the sign-in: who it is, the live events, and the frame around the screen. */
export default function SignedApp() {
  const { perdida, porVerificar } = useEstadoSesion()
  const { data: sesion, error, refetch } = useSesionQuery(!perdida && !porVerificar)
  const client = useQueryClient()
  const [connected, setConnected] = useState(true)
  const usuarioId = sesion?.usuarioId
  const first = useRef(usuarioId)

  // Somebody else's sign-in, in this tab or another, starts the page afresh: nothing of the first person stays.
  useEffect(() => {
    if (usuarioId === undefined) return
    if (first.current !== undefined && first.current !== usuarioId) location.assign(paths.raiz)
    first.current = usuarioId
  }, [usuarioId])
  useEffect(() => {
    if (!porVerificar) return
    void client
      .fetchQuery({ ...sesionQuery, staleTime: 0 })
      .then((now) => (now.usuarioId === first.current ? session.confirm() : location.assign(paths.raiz)))
      .catch(() => location.assign(paths.raiz))
  }, [porVerificar, client])
  useEffect(() => {
    if (usuarioId === undefined) return
    return followEvents({ usuarioId, onConnection: setConnected })
  }, [usuarioId])

  if (sesion === undefined)
    return error === null ? null : (
      <main style={{ maxWidth: 720, margin: '64px auto', padding: 24 }}>
        <ErrorNotice
          error={error}
          action={
            <Button size="small" variant="outlined" onClick={() => void refetch()}>
              {interfaz.reintentar}
            </Button>
          }
        />
      </main>
    )
  return (
    <SesionContext value={sesion}>
      <Frame connected={connected} />
      {perdida && !porVerificar ? (
        <Suspense fallback={null}>
          <ReauthDialog correo={sesion.correo} usuarioId={sesion.usuarioId} />
        </Suspense>
      ) : null}
    </SesionContext>
  )
}
