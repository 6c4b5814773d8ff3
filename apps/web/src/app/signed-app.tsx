import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Suspense, useEffect, useState } from 'react'
import { followEvents } from '../lib/events.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { answerProof, useProofAsked } from '../lib/proof.ts'
import { SesionContext, useSesionQuery } from '../lib/sesion.ts'
import { useEstadoSesion } from '../lib/session.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { Frame } from './frame.tsx'
import { Block } from '../ui/layout.tsx'

const ReauthDialog = lazyPart(() => import('../features/acceso/reauth-dialog.tsx'))
const ProofDialog = lazyPart(() => import('../features/acceso/proof-dialog.tsx'))

/** Everything behind the sign-in: who it is, the live events, and the frame around the screen. */
export default function SignedApp() {
  const { perdida } = useEstadoSesion()
  const proofAsked = useProofAsked()
  const { data: sesion, error, refetch } = useSesionQuery(!perdida)
  const [connected, setConnected] = useState(true)
  const usuarioId = sesion?.usuarioId

  // A session may end when the network has: the dialog is here before it is needed.
  useEffect(() => void ReauthDialog.preload(), [])
  const [proofHere, setProofHere] = useState(false)
  // Without its code nobody can be asked: the call that waits is answered, and what was typed stays.
  useEffect(() => {
    if (proofAsked)
      void ProofDialog.preload().then((code) =>
        code === undefined ? answerProof(false) : setProofHere(true),
      )
  }, [proofAsked])
  useEffect(() => {
    if (usuarioId === undefined) return
    return followEvents({ usuarioId, onConnection: setConnected })
  }, [usuarioId])

  if (sesion === undefined)
    return error === null ? null : (
      <Block as="main" max={720} my={64} mx="auto" p={24}>
        <ErrorNotice
          error={error}
          action={
            <Button size="small" variant="outlined" onClick={() => void refetch()}>
              {interfaz.reintentar}
            </Button>
          }
        />
      </Block>
    )
  return (
    <SesionContext value={sesion}>
      <Frame connected={connected} />
      {perdida ? (
        <Suspense fallback={null}>
          <ReauthDialog correo={sesion.correo} />
        </Suspense>
      ) : null}
      {proofAsked && proofHere ? <ProofDialog /> : null}
    </SesionContext>
  )
}
