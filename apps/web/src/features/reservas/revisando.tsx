import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import { type ReactNode, useEffect } from 'react'
import { useAfter } from '../../lib/use-after.ts'
import { Quiet } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

/** How long an act waits for what may only warn of it. */
const pacienciaMs = 8_000

export type Revision = {
  /** What waits for this may go on. */
  onRevisadas: () => void
  /** It stands before an act: its place is kept from the first, so that no button moves. */
  antes?: boolean
}

const Place = styled('section')({
  display: 'grid',
  gap: 8,
  marginTop: 12,
  alignContent: 'start',
  '&[data-antes=true]': { height: 'min(200px, 32dvh)', overflowY: 'auto' },
})
/** The place of the warnings: the same before they are there and after. */
export const Lugar = ({ antes, children }: Pick<Revision, 'antes'> & { children: ReactNode }) => (
  <Place aria-label={t.avisosDeLotes} data-antes={antes}>
    {children}
  </Place>
)

/** It could not be told whether there are warnings: the act no longer waits, and the person knows. */
export function SinRevisar({ onRevisadas, antes }: Revision) {
  useEffect(() => onRevisadas(), [onRevisadas])
  return (
    <Lugar antes={antes}>
      <Notice tono="duda">{t.avisosSinSaber}</Notice>
    </Lugar>
  )
}

/** The bookings are being looked at, and not for ever. */
export function Revisando(revision: Revision) {
  if (useAfter(true, pacienciaMs)) return <SinRevisar {...revision} />
  return (
    <Lugar antes={revision.antes}>
      <div role="status">
        <Quiet>{t.revisando}</Quiet>
      </div>
      <LinearProgress aria-label={t.revisando} />
    </Lugar>
  )
}
