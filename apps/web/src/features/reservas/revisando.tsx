import LinearProgress from '@mui/material/LinearProgress'
import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import { type ReactNode, useEffect } from 'react'
import { useAfter } from '../../lib/use-after.ts'
import { Notice } from '../../ui/notice.tsx'
import { Quiet } from '../../ui/text.tsx'

/** How long an act waits for what may only warn of it. */
const pacienciaMs = 8_000

export type Revision = {
  /** It stands before an act, which waits for this: its place is kept from the first, so that no button moves. */
  onRevisadas?: (() => void) | undefined
}

/** The place of the warnings: the same before they are there and after. */
export const Lugar = ({ onRevisadas, children }: Revision & { children: ReactNode }) => (
  <section
    aria-label={t.avisosDeLotes}
    style={{
      display: 'grid',
      gap: 8,
      marginTop: 12,
      alignContent: 'start',
      ...(onRevisadas ? { height: 'min(200px, 32dvh)', overflowY: 'auto' } : {}),
    }}
  >
    {children}
  </section>
)

/** It could not be told whether there are warnings: the act no longer waits, and the person knows. */
export function SinRevisar({ onRevisadas }: Revision) {
  useEffect(() => onRevisadas?.(), [onRevisadas])
  return (
    <Lugar onRevisadas={onRevisadas}>
      <Notice tono="duda">{t.avisosSinSaber}</Notice>
    </Lugar>
  )
}

/** The bookings are being looked at, and not for ever. */
export function Revisando({ onRevisadas }: Revision) {
  if (useAfter(true, pacienciaMs)) return <SinRevisar onRevisadas={onRevisadas} />
  return (
    <Lugar onRevisadas={onRevisadas}>
      <div role="status">
        <Quiet>{t.revisando}</Quiet>
      </div>
      <LinearProgress aria-label={t.revisando} />
    </Lugar>
  )
}
