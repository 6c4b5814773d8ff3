import { useEffect, useState } from 'react'
import { followEvents } from '../lib/events.ts'
import { answerProof, useProofAsked } from '../lib/proof.ts'
import { SesionContext, useSesionQuery } from '../lib/sesion.ts'
import { session, useEstadoSesion } from '../lib/session.ts'
import { Block } from '../ui/layout.tsx'
import { lazyOverlay } from '../ui/lazy-overlay.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Frame } from './frame.tsx'

const ReauthDialog = lazyOverlay(() => import('../features/acceso/reauth-dialog.tsx'))
const ProofDialog = lazyPart(() => import('../features/acceso/proof-dialog.tsx'))

/** Everything behind the sign-in: who it is, the live events, and the frame around the screen. */
export default function SignedApp() {
  const { perdida, token } = useEstadoSesion()
  const proofAsked = useProofAsked()
  const { data: sesion, error } = useSesionQuery(!perdida)
  const [connected, setConnected] = useState(true)
  const usuarioId = sesion?.usuarioId

  // A session may end when the network has: the dialog is here before it is needed.
  useEffect(() => void ReauthDialog.preload(), [])
  const [proofHere, setProofHere] = useState(false)
  // Without its code nobody can be asked: the call that waits is answered, and what was typed stays.
  useEffect(() => {
    if (proofAsked)
      void ProofDialog.ask().then((came) => {
        if (came) setProofHere(true)
        else answerProof(false)
      })
  }, [proofAsked])
  // Who signs in again has shown it; once nobody is in, what waited is not asked of the next.
  useEffect(() => () => answerProof(session.token() !== null), [token])
  useEffect(() => {
    if (usuarioId === undefined) return
    return followEvents({ usuarioId, onConnection: setConnected })
  }, [usuarioId])

  if (sesion === undefined)
    return error === null ? null : (
      <Block as="main" max={720} my={64} mx="auto" p={24}>
        <ErrorNotice error={error} />
      </Block>
    )
  return (
    <SesionContext value={sesion}>
      <Frame connected={connected} />
      {perdida ? <ReauthDialog correo={sesion.correo} /> : null}
      {proofAsked && proofHere ? <ProofDialog /> : null}
    </SesionContext>
  )
}
